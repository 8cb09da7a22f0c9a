import { loadSiteConfig } from "../config/load-site-config";
import { defaultLocale, ownLocale } from "../config/locales";

/** The language of words that are not in that of the page around them, as the `lang` and `dir` of an element. */
export interface ContentLanguage {
  label: string;
  htmlLang: string;
  dir: string;
}

let loaded: ReturnType<typeof loadSiteConfig> | undefined;

/** The language of words in a locale (the default one, where none is said); null where the build is in it. */
export function contentLanguage(code?: string): ContentLanguage | null {
  loaded ??= loadSiteConfig(process.cwd(), process.env);
  const { config } = loaded;
  if (!config) return null;
  const locale = config.locales.find((one) => one.code === code) ?? defaultLocale(config);
  if (locale === ownLocale(config)) return null;
  const { label, htmlLang, dir } = locale;
  return { label, htmlLang, dir };
}
