import { z } from "zod";

/** BCP 47; a part of addresses and of the HTML of every page. */
const languageTag = /^[a-zA-Z]{2,3}(-[a-zA-Z0-9]{1,8})*$/;
const notALanguage = 'must be a language code such as "en" or "pt-BR"';

const code = z.string().regex(languageTag, notALanguage);

/** Languages whose scripts run from right to left. */
const rightToLeft = new Set(
  "ar arc ckb dv fa he ks ku-Arab nqo pa-Arab ps sd syr ug ur yi".split(" "),
);

const directionOf = (language: string) =>
  rightToLeft.has(language) || rightToLeft.has(language.replace(/-.*/, "")) ? "rtl" : "ltr";

const localeSchema = z
  .strictObject({
    code,
    label: z.string().min(1),
    /** For the lang attribute; the code where it is left out. */
    htmlLang: z.string().regex(languageTag, notALanguage).optional(),
    /** Known of the usual languages. */
    dir: z.enum(["ltr", "rtl"]).optional(),
    /** The locale whose pages and texts stand in for what is not translated, before those of the first one. */
    fallback: code.optional(),
  })
  .transform(({ htmlLang, dir, ...locale }) => ({
    ...locale,
    htmlLang: htmlLang ?? locale.code,
    dir: dir ?? directionOf(htmlLang ?? locale.code),
  }));

/** The locales that the site is published in, each by a build of its own. The first is the default: it has no prefix. */
export const localesSchema = z.array(localeSchema).min(1);

export type SiteLocale = z.output<typeof localeSchema>;
