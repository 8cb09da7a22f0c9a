import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { contentLocales, fallbackChain, localePrefix } from "../../../src/config/content-locales";
import { loadSiteConfig } from "../../../src/config/load-site-config";
import { formatProblems } from "../../../src/problems/format-problem";

const root = fs.mkdtempSync(path.join(os.tmpdir(), "locales-"));
afterAll(() => fs.rmSync(root, { recursive: true }));

function load(locales: readonly string[], env: { LOCALE?: string } = {}, more = "") {
  const yaml = `title: Acme\n${more}locales:\n${locales.map((one) => `  - { ${one} }\n`).join("")}`;
  fs.writeFileSync(path.join(root, "site.yaml"), yaml);
  return loadSiteConfig(root, { SITE_CONFIG: "site.yaml", ...env });
}

const english = "code: en, label: English";
const arabic = "code: ar, label: العربية";

describe("the locales of a site", () => {
  it("builds the first one unless LOCALE names another", () => {
    expect(load([english, arabic]).config?.language).toBe("en");
    expect(load([english, arabic], { LOCALE: "ar" }).config?.language).toBe("ar");
  });

  it("knows which way a language runs and what its tag is, unless the configuration says so", () => {
    const [first, second] = load([english, arabic]).config?.locales ?? [];
    expect([first?.dir, second?.dir, second?.htmlLang]).toEqual(["ltr", "rtl", "ar"]);
    expect(load([`${english}, dir: rtl, htmlLang: en-GB`]).config?.locales[0]).toMatchObject({
      dir: "rtl",
      htmlLang: "en-GB",
    });
  });

  it("falls back on the locales that are named, then on the first", () => {
    const all = [english, "code: fr, label: F, fallback: en", "code: ar, label: A, fallback: fr"];
    const { config } = load(all, { LOCALE: "ar" });
    expect(config && fallbackChain(config, "ar").map(({ code }) => code)).toEqual([
      "ar",
      "fr",
      "en",
    ]);
    expect(config && contentLocales(config)).toEqual({ chain: ["ar", "fr"], known: ["fr", "ar"] });
    expect(config && [localePrefix(config), localePrefix(config, "en")]).toEqual(["/ar", ""]);
  });

  it("shows English texts where the only locale has no dictionary, with a warning", () => {
    const { config, problems } = load(["code: de, label: Deutsch"]);
    expect(config?.language).toBe("de");
    expect(formatProblems(problems, "Configuration")).toMatchSnapshot();
  });

  it.each<[string, string[], { LOCALE?: string }]>([
    ["an unknown locale in LOCALE", [english, arabic], { LOCALE: "aar" }],
    [
      "several mistakes, all at once",
      ["code: fr, label: Français", "code: ar, label: A, fallback: arr", "code: ar, label: A"],
      { LOCALE: "de" },
    ],
    ["an unknown fallback", [english, "code: ar, label: A, fallback: eng"], {}],
    ["a locale that is listed twice", [english, arabic, english], {}],
    ["a locale without a dictionary", [english, "code: fr, label: Français"], {}],
    [
      "fallbacks that lead in a circle",
      [english, "code: ar, label: A, fallback: ar-EG", "code: ar-EG, label: E, fallback: ar"],
      {},
    ],
    ["a locale that falls back on itself", [english, "code: ar, label: A, fallback: ar"], {}],
  ])("refuses %s", (_name, locales, env) => {
    const { config, problems } = load(locales, env);
    expect(config).toBeUndefined();
    expect(formatProblems(problems, "Configuration")).toMatchSnapshot();
  });

  it("refuses a language that is none of the locales", () => {
    const { config, problems } = load([english, arabic], {}, "language: arr\n");
    expect(config).toBeUndefined();
    expect(formatProblems(problems, "Configuration")).toMatchSnapshot();
  });
});
