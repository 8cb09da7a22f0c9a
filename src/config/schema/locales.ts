import { z } from "zod";

/** BCP 47: used in addresses, and in the HTML of every page. */
const languageTag = /^[a-zA-Z]{2,3}(-[a-zA-Z0-9]{1,8})*$/;
const notALanguage = 'must be a language code such as "en" or "pt-BR"';

const code = z.string().regex(languageTag, notALanguage);

const rightToLeft = new Set(
  "ar arc ckb dv fa he ks ku-Arab nqo pa-Arab ps sd syr ug ur yi".split(" "),
);

const directionOf = (language: string) =>
  rightToLeft.has(language) || rightToLeft.has(language.replace(/-.*/, "")) ? "rtl" : "ltr";

const localeSchema = z
  .strictObject({
    code,
    label: z.string().min(1),
    /** For the `lang` attribute; defaults to the code. */
    htmlLang: z.string().regex(languageTag, notALanguage).optional(),
    /** Defaults to the direction of the language. */
    dir: z.enum(["ltr", "rtl"]).optional(),
    /** Locale whose pages and texts replace missing translations, before the first locale's. */
    fallback: code.optional(),
  })
  .transform(({ htmlLang, dir, ...locale }) => ({
    ...locale,
    htmlLang: htmlLang ?? locale.code,
    dir: dir ?? directionOf(htmlLang ?? locale.code),
  }));

/** Each locale is a separate build. The first is the default and has no prefix. */
export const localesSchema = z.array(localeSchema).min(1);

export type SiteLocale = z.output<typeof localeSchema>;
