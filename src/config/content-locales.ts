import { dictionaryName } from "../i18n/dictionary-name";
import type { SiteLocale } from "./schema/locales";

/** What the configuration says of languages. */
export interface Localized {
  language: string;
  locales: readonly SiteLocale[];
}

/** The locales whose translations a build reads. */
export interface ContentLocales {
  /** Codes of the locale and its fallbacks, in order, without the default locale. */
  chain: readonly string[];
  /** Codes of all locales but the default. */
  known: readonly string[];
}

const byCode = (locales: readonly SiteLocale[], code: string | undefined) =>
  locales.find((locale) => locale.code === code);

/** The locale without a prefix: its content is the original. */
export function defaultLocale({ language, locales }: Localized): SiteLocale {
  const [first] = locales;
  return first ?? { code: language, label: language, htmlLang: language, dir: "ltr" };
}

export function ownLocale(config: Localized): SiteLocale {
  return byCode(config.locales, config.language) ?? defaultLocale(config);
}

/** A locale, its fallbacks in order (a circle stops), and the default locale. */
export function fallbackChain(config: Localized, code: string): SiteLocale[] {
  const chain: SiteLocale[] = [];
  for (let at = byCode(config.locales, code); at; at = byCode(config.locales, at.fallback)) {
    if (chain.includes(at)) break;
    chain.push(at);
  }
  const last = defaultLocale(config);
  return chain.includes(last) ? chain : [...chain, last];
}

export function contentLocales(config: Localized): ContentLocales {
  const original = defaultLocale(config).code;
  const codes = (locales: readonly SiteLocale[]) =>
    locales.map(({ code }) => code).filter((code) => code !== original);
  return { chain: codes(fallbackChain(config, config.language)), known: codes(config.locales) };
}

/** A locale's path below the site's path prefix: `/ar`, or empty for the default locale. */
export function localePrefix(config: Localized, code = config.language): string {
  return code === defaultLocale(config).code ? "" : `/${code}`;
}

/** Names of the dictionaries for a locale, in order of preference. */
export function textLanguages(config: Localized, code = config.language): string[] {
  return fallbackChain(config, code).map((locale) => dictionaryName(locale.code));
}
