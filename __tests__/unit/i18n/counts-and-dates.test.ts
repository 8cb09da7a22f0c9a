import { en } from "make-plural/cardinals";
import { countIn } from "../../../src/i18n/count";
import { datePatterns } from "../../../src/i18n/date-patterns";
import { dictionaries, textsOf } from "../../../src/i18n/dictionaries";
import { formatDate, formatMonthName } from "../../../src/i18n/format-date";

const locales = Object.keys(dictionaries).map((language) => textsOf("text", [language]).locale);
const dayMs = 24 * 60 * 60 * 1000;
const daysOf = (year: number) =>
  Array.from({ length: 366 }, (_, day) => new Date(Date.UTC(year, 0, 1) + day * dayMs));

afterEach(() => Reflect.deleteProperty(globalThis, "SITE_DATES"));

describe("numbers", () => {
  it("take the form that the plural rules of the language choose, with its digits", () => {
    const pages = { one: "# page", other: "# pages" };
    const english = countIn("en-US", en);
    expect([0, 1, 2, 999, 1600].map((number) => english(number, pages))).toEqual([
      "0 pages",
      "1 page",
      "2 pages",
      "999 pages",
      "1,600 pages",
    ]);
    const { docCount } = textsOf("text", ["ar"]);
    expect([1, 2, 3, 11, 100].map(docCount)).toEqual([
      "صفحة واحدة",
      "صفحتان",
      "3 صفحات",
      "11 صفحة",
      "100 صفحة",
    ]);
  });

  it("fall back on the form that every language has", () => {
    expect(countIn("ar-u-nu-latn", () => "few")(3, { other: "x" })).toBe("x");
  });

  test.each(locales)(
    "of %s are written with the digits that small ones are taken to have",
    (locale) => {
      const numbers = new Intl.NumberFormat(locale);
      const small = Array.from({ length: 1000 }, (_, number) => number);
      expect(small.map((number) => numbers.format(number))).toEqual(small.map(String));
    },
  );
});

describe.each(locales)("dates in %s, put together in pages", (locale) => {
  beforeEach(() => Object.assign(globalThis, { SITE_DATES: datePatterns(locale) }));

  it("are those of Intl on each day", () => {
    const format = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" });
    const days = [2019, 2024, 2026].flatMap(daysOf);
    expect(days.map((day) => formatDate(day.toISOString().slice(0, 10)))).toEqual(
      days.map((day) => format.format(day)),
    );
  });

  it.each(["long", "short"] as const)("name months as Intl does, %s", (length) => {
    const format = new Intl.DateTimeFormat(locale, { month: length, timeZone: "UTC" });
    const days = daysOf(2026);
    expect(days.map((day) => formatMonthName(day.toISOString().slice(0, 7), length))).toEqual(
      days.map((day) => format.format(day)),
    );
  });
});
