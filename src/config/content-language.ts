import { loadSiteConfig } from "./load-site-config";
import { defaultLocale, ownLocale } from "./content-locales";

/** `lang` and `dir` for words whose language differs from the page's. */
interface ContentLanguage {
  label: string;
  htmlLang: string;
  dir: string;
}

let loaded: ReturnType<typeof loadSiteConfig> | undefined;

/** The language of a locale, or of the default locale; null if the build has the same. */
export function contentLanguage(code?: string): ContentLanguage | null {
  loaded ??= loadSiteConfig(process.cwd(), process.env);
  const { config } = loaded;
  if (!config) return null;
  const locale = config.locales.find((one) => one.code === code) ?? defaultLocale(config);
  if (locale === ownLocale(config)) return null;
  const { label, htmlLang, dir } = locale;
  return { label, htmlLang, dir };
}
