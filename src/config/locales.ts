import { dictionaryName } from "../i18n/dictionary-name";
import type { SiteLocale } from "./schema/locales";

interface Localized {
  language: string;
  locales: readonly SiteLocale[];
}

/** Which translations a build reads. */
export interface ContentLocales {
  /** Codes of the locales whose pages are shown, the nearest first; the default's pages stand behind all of them. */
  chain: readonly string[];
  /** Codes of all locales that may have translations. */
  known: readonly string[];
}

const byCode = (locales: readonly SiteLocale[], code: string | undefined) =>
  locales.find((locale) => locale.code === code);

/** The locale without a prefix, whose content the others translate. */
export function defaultLocale({ language, locales }: Localized): SiteLocale {
  const [first] = locales;
  return first ?? { code: language, label: language, htmlLang: language, dir: "ltr" };
}

/** The locale of this build. */
export function ownLocale(config: Localized): SiteLocale {
  return byCode(config.locales, config.language) ?? defaultLocale(config);
}

/** A locale, the one that stands in for it, and so on; the default one is the last. A circle ends where it began. */
export function fallbackChain(config: Localized, code: string): SiteLocale[] {
  const chain: SiteLocale[] = [];
  for (let at = byCode(config.locales, code); at; at = byCode(config.locales, at.fallback)) {
    if (chain.includes(at)) break;
    chain.push(at);
  }
  const last = defaultLocale(config);
  return chain.includes(last) ? chain : [...chain, last];
}

/** The translations of this build. */
export function contentLocales(config: Localized): ContentLocales {
  const original = defaultLocale(config).code;
  const codes = (locales: readonly SiteLocale[]) =>
    locales.map(({ code }) => code).filter((code) => code !== original);
  return { chain: codes(fallbackChain(config, config.language)), known: codes(config.locales) };
}

/** Where a build stands below the site's path prefix: empty for the default locale, else `/ar`. */
export function localePrefix(config: Localized, code = config.language): string {
  return code === defaultLocale(config).code ? "" : `/${code}`;
}

/** Names of the dictionaries that the texts of a build come from, the first one first. */
export function textLanguages(config: Localized, code = config.language): string[] {
  return fallbackChain(config, code).map((locale) => dictionaryName(locale.code));
}
