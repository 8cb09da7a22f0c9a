import { ar } from "make-plural/cardinals";
import { countIn, type PluralForms } from "../count";

/** The digits of code on the pages, 0 to 9. */
export const locale = "ar-u-nu-latn";

/** A number of things, in the six plural forms of Arabic. */
export const count = countIn(locale, ar);

export const forms = {
  posts: {
    zero: "لا تدوينات",
    one: "تدوينة واحدة",
    two: "تدوينتان",
    few: "# تدوينات",
    many: "# تدوينة",
    other: "# تدوينة",
  },
  pages: {
    zero: "لا صفحات",
    one: "صفحة واحدة",
    two: "صفحتان",
    few: "# صفحات",
    many: "# صفحة",
    other: "# صفحة",
  },
  operations: {
    zero: "لا عمليات",
    one: "عملية واحدة",
    two: "عمليتان",
    few: "# عمليات",
    many: "# عملية",
    other: "# عملية",
  },
  fields: {
    zero: "لا حقول",
    one: "حقل واحد",
    two: "حقلان",
    few: "# حقول",
    many: "# حقلًا",
    other: "# حقل",
  },
  examples: {
    zero: "لا أمثلة",
    one: "مثال واحد",
    two: "مثالان",
    few: "# أمثلة",
    many: "# مثالًا",
    other: "# مثال",
  },
  results: {
    zero: "لا نتائج",
    one: "نتيجة واحدة",
    two: "نتيجتان",
    few: "# نتائج",
    many: "# نتيجة",
    other: "# نتيجة",
  },
  files: {
    zero: "لا ملفات",
    one: "ملف واحد",
    two: "ملفان",
    few: "# ملفات",
    many: "# ملفًا",
    other: "# ملف",
  },
  terms: {
    zero: "لا مصطلحات",
    one: "مصطلح واحد مشروح",
    two: "مصطلحان مشروحان",
    few: "# مصطلحات مشروحة",
    many: "# مصطلحًا مشروحًا",
    other: "# مصطلح مشروح",
  },
} satisfies Record<string, PluralForms>;

/** Returns a function that counts one kind of thing. */
export const counted = (which: keyof typeof forms) => (number: number) =>
  count(number, forms[which]);
