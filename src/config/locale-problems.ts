import { dictionaryLanguages, dictionaryName } from "../i18n/dictionary-name";
import { didYouMean } from "../problems/did-you-mean";
import type { Problem, SourceLocation } from "../problems/problem";
import { fallbackChain, type Localized } from "./content-locales";
import type { SiteLocale } from "./schema/locales";

interface Place extends SourceLocation {
  seen: string;
}

interface Options {
  /** Place of a value in the configuration. */
  at: (path: readonly PropertyKey[]) => Place;
  /** LOCALE of the environment. */
  chosen?: string | undefined;
}

type Words = Pick<Problem, "code" | "what" | "cause" | "fix">;

const problemAt = (
  { seen, ...where }: Place,
  words: Words,
  level: Problem["level"] = "error",
): Problem => ({ level, where, seen, ...words });

/** An unknown locale in LOCALE, `language`, or `fallback`. */
function unknownLocale(code: string, place: Place, known: readonly string[]): Problem {
  const near = didYouMean(code, known) ?? known[0] ?? "en";
  return problemAt(place, {
    code: "locale-unknown",
    what: `There is no locale "${code}"`,
    cause: `The locales of the configuration are: ${known.join(", ")}.`,
    fix: place.seen.replaceAll(code, near),
  });
}

const cyclicFallback = (circle: readonly string[]): Words => ({
  code: "locale-fallback-cyclic",
  what: `Locales fall back on each other: ${circle.join(" → ")}`,
  cause: "Following the fallbacks never ends; the first locale stands behind all of them anyway.",
  fix: "Remove the fallback of one of them",
});

function noDictionary({ code }: SiteLocale): Words {
  const name = dictionaryName(code);
  return {
    code: "locale-without-dictionary",
    what: `The interface has no texts in the locale "${code}"`,
    cause: `src/i18n has no dictionary "${name}", and the locale names no fallback that has one: its texts are English.`,
    fix: `cp -r src/i18n/ar src/i18n/${name}   # translate it, and add it to src/i18n/dictionaries.ts`,
  };
}

const listedTwice = (code: string): Words => ({
  code: "locale-twice",
  what: `The locale "${code}" is listed twice`,
  cause: "Both would be published at one address.",
  fix: "Remove one of the two entries",
});

/** A circle of fallbacks that begins and ends with `start`. */
function circleOf(locales: readonly SiteLocale[], start: SiteLocale): string[] | undefined {
  const path = [start.code];
  for (let next = start.fallback; next && path.length <= locales.length;) {
    path.push(next);
    if (next === start.code) return path;
    next = locales.find(({ code }) => code === next)?.fallback;
  }
  return undefined;
}

/** Problems with locales that the schema cannot express. */
export function localeProblems(config: Localized, { at, chosen }: Options): Problem[] {
  const { locales, language } = config;
  const known = locales.map(({ code }) => code);
  const dictionaries: readonly string[] = dictionaryLanguages;
  const problems: Problem[] = [];
  if (!known.includes(language)) {
    const inEnvironment = { file: "environment", seen: `LOCALE=${chosen}` };
    const place = chosen === undefined ? at(["language"]) : inEnvironment;
    problems.push(unknownLocale(language, place, known));
  }
  const inCircle = new Set<string>();
  locales.forEach((locale, index) => {
    const { code, fallback } = locale;
    const here = at(["locales", index]);
    if (known.indexOf(code) < index) problems.push(problemAt(here, listedTwice(code)));
    if (fallback && !known.includes(fallback))
      problems.push(unknownLocale(fallback, at(["locales", index, "fallback"]), known));
    const circle = inCircle.has(code) ? undefined : circleOf(locales, locale);
    circle?.forEach((one) => inCircle.add(one));
    if (circle)
      problems.push(problemAt(at(["locales", index, "fallback"]), cyclicFallback(circle)));
    // English texts are acceptable only as a chosen fallback, or in the default locale.
    const behind = fallback ? fallbackChain(config, code) : [locale];
    if (!behind.some((one) => dictionaries.includes(dictionaryName(one.code))))
      problems.push(problemAt(here, noDictionary(locale), index === 0 ? "warning" : "error"));
  });
  return problems;
}
