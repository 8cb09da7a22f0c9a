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
function keyOf(text: string): string {
  return words(text)
    .filter(({ role }) => role !== "whole")
    .map(({ term }) => term)
    .join(" ");
}

/** The synonyms of phrases, by the phrase; all as terms with a space between. */
export type SynonymTable = Record<string, readonly string[]>;

/** The table of a site's synonyms, for its index: to read 300 lines takes a slow phone a tenth of a second. */
export function synonymTable(groups: readonly SynonymGroup[]): SynonymTable {
  const found = new Map<string, string[]>();
  for (const { from, to } of groups) {
    const targets = to.map(keyOf);
    for (const key of from.map(keyOf)) {
      const others = targets.filter((target) => target !== key);
      found.set(key, [...(found.get(key) ?? []), ...others]);
    }
  }
  return Object.fromEntries(found);
}

/** Looks up the synonyms of a site. */
export function synonymLookup(table: SynonymTable): SynonymLookup {
  const found = new Map(Object.entries(table));
  const phrases = [...found.keys()];
  return {
    longest: Math.max(1, ...phrases.map((phrase) => phrase.split(" ").length)),
    words: phrases.filter((phrase) => !phrase.includes(" ")),
    of: (phrase) => found.get(phrase.join(" "))?.map((other) => other.split(" ")) ?? [],
  };
}
