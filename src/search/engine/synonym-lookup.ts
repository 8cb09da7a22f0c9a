import type { SynonymGroup } from "../../content/synonyms/parse-synonyms";
import { words } from "./words";

/** A phrase as terms. */
export type Phrase = readonly string[];

/** Synonyms by phrase. */
export interface SynonymLookup {
  /** Number of terms in the longest phrase that has synonyms; at least 1. */
  longest: number;
  /** Single words that have synonyms: readers may know them although no page uses them. */
  words: readonly string[];
  /** The synonyms of a phrase; most have none. */
  of(phrase: Phrase): readonly Phrase[];
}

/** Keeps stop words: phrases are compared as typed. */
function phraseOf(text: string): string[] {
  return words(text)
    .filter(({ role }) => role !== "whole")
    .map(({ term }) => term);
}

const keyOf = (phrase: Phrase) => phrase.join(" ");

/** Looks up the synonyms of a site. */
export function synonymLookup(groups: readonly SynonymGroup[]): SynonymLookup {
  const found = new Map<string, Phrase[]>();
  for (const { from, to } of groups) {
    const targets = to.map(phraseOf);
    for (const key of from.map(phraseOf).map(keyOf)) {
      const others = targets.filter((target) => keyOf(target) !== key);
      found.set(key, [...(found.get(key) ?? []), ...others]);
    }
  }
  const phrases = [...found.keys()];
  return {
    longest: Math.max(1, ...phrases.map((phrase) => phrase.split(" ").length)),
    words: phrases.filter((phrase) => !phrase.includes(" ")),
    of: (phrase) => found.get(keyOf(phrase)) ?? [],
  };
}
