import type { Query, SearchOptions } from "minisearch";
import { regions, type Region, type TextIndex } from "./index-documents";
import type { Slot } from "./parse-query";
import { meantWords, slipCost } from "./spelling";
import { stem } from "./stem";
import type { Phrase, SynonymLookup } from "./synonym-lookup";

/** How well a record matches a slot, 0 to 1 by region, and the terms that match. */
export interface SlotMatch {
  quality: Record<Region, number>;
  terms(): readonly string[];
}

/** All records that match a slot, by number. */
export type SlotMatches = Map<number, SlotMatch>;

/** The typed word itself is 1. */
const synonymQuality = 0.88;
/** A beginning of a synonym counts less than the synonym. */
const synonymStart = 0.6;
/** A word that begins with the typed one: more, the more of it was typed. */
const startQuality = { least: 0.55, whole: 0.3 };
/** A word with other letters: less for each letter that is missing or too many, but never nothing. */
const wrongQuality = { most: 0.6, perLetter: 0.1, least: 0.2 };
/** Letters from which a word may have a wrong letter, and from which two. */
const fuzzyFrom = 4;
const doublyFuzzyFrom = 6;
/** Letters from which a word may be the beginning of another. */
const prefixFrom = 2;
/** With fewer hits than this, a word may be half typed or misspelled. */
const doubtfulBelow = 12;

/** Wrong letters that a word may have; swapped letters are two. */
function allowedEdits(term: string): number {
  if (term.length < fuzzyFrom || /\d/.test(term)) return 0;
  return term.length < doublyFuzzyFrom ? 1 : 2;
}

const all = (phrase: Phrase): Query =>
  phrase.length > 1 ? { combineWith: "AND", queries: [...phrase] } : (phrase[0] ?? "");

/** A word with each pair of neighboring letters swapped, which is the most common typo, and the stems of that. */
function swapped(term: string): string[] {
  if (term.length < fuzzyFrom) return [];
  return Array.from({ length: term.length - 1 }, (_, at) => {
    const word = term.slice(0, at) + term.charAt(at + 1) + term.charAt(at) + term.slice(at + 2);
    return [word, stem(word)];
  }).flat();
}

function wrongQueryOf({ phrase }: Slot): Query {
  const [only = ""] = phrase;
  if (phrase.length > 1) return all(phrase);
  const swaps = { combineWith: "OR" as const, fuzzy: false, queries: swapped(only) };
  return { combineWith: "OR", queries: [only, swaps] };
}

/** Synonyms are whole words: `po` is not the beginning of `position`. */
function queryOf({ phrase, synonyms }: Slot): Query {
  if (!synonyms.length) return all(phrase);
  const whole = { combineWith: "OR" as const, prefix: false, fuzzy: false };
  return {
    combineWith: "OR",
    queries: [all(phrase), { ...whole, queries: synonyms.map(all) }],
  };
}

/** 0 to 1: how well a term of the index matches a slot. */
function qualityOf(term: string, { phrase, synonyms }: Slot): number {
  let best = 0;
  for (const asked of phrase) {
    if (term === asked) return 1;
    const quality = term.startsWith(asked)
      ? startQuality.least + startQuality.whole * (asked.length / term.length)
      : wrongQuality.most - wrongQuality.perLetter * Math.abs(term.length - asked.length);
    best = Math.max(best, quality);
  }
  for (const other of synonyms)
    for (const asked of other)
      if (term === asked) return synonymQuality;
      else if (term.startsWith(asked)) best = Math.max(best, synonymQuality * synonymStart);
  return Math.max(best, wrongQuality.least);
}

/** How far a term may be from the typed word. */
type Reach = "exact" | "beginning" | "wrong";

/** `letter`: a single letter that may be the beginning of a word. */
function searchOptions(reach: Reach, letter?: string): SearchOptions {
  return {
    tokenize: (text) => [text],
    processTerm: (term) => term,
    prefix: (term) => reach !== "exact" && (term.length >= prefixFrom || term === letter),
    fuzzy: reach === "wrong" ? allowedEdits : false,
    // Thousands of words begin with a letter; readers mean those in titles.
    ...(letter?.length === 1 && { fields: ["title", "names"] }),
    boost: { title: 4, names: 3, trail: 1.5, content: 1 },
  };
}

/** The best matching term of each region. */
function bestQuality(
  match: Record<string, string[]>,
  slot: Slot,
  memo: Map<string, number>,
): SlotMatch["quality"] {
  const best: SlotMatch["quality"] = { title: 0, names: 0, trail: 0, content: 0 };
  for (const [term, fields] of Object.entries(match)) {
    const quality = memo.get(term) ?? qualityOf(term, slot);
    memo.set(term, quality);
    for (const field of fields as Region[]) best[field] = Math.max(best[field], quality);
  }
  return best;
}

/** The single letter after other words: `price r` */
const letterOf = ({ phrase, weight }: Slot) => (weight < 1 ? phrase[0] : undefined);

function addMatches(index: TextIndex, slot: Slot, reach: Reach, into: SlotMatches): void {
  const memo = new Map<string, number>();
  const asked = reach === "wrong" ? wrongQueryOf(slot) : queryOf(slot);
  for (const { id, match } of index.search(asked, searchOptions(reach, letterOf(slot)))) {
    const quality = bestQuality(match, slot, memo);
    const known = into.get(id as number);
    if (!known) {
      into.set(id as number, { quality, terms: () => Object.keys(match) });
      continue;
    }
    for (const region of regions)
      known.quality[region] = Math.max(known.quality[region], quality[region]);
    const { terms } = known;
    known.terms = () => [...terms(), ...Object.keys(match)];
  }
}

const hasFew = (found: SlotMatches, isGood: (quality: SlotMatch["quality"]) => boolean) =>
  found.size < doubtfulBelow && ![...found.values()].some(({ quality }) => isGood(quality));

/** A word in few records, and in no title or name, may be the beginning of another. */
const isRare = (found: SlotMatches) =>
  hasFew(found, ({ title, names }) => title === 1 || names === 1);

/** A word that is only the beginning of a few others may also be misspelled. */
const isDoubtful = (found: SlotMatches) =>
  hasFew(found, (quality) => regions.some((region) => quality[region] >= synonymQuality));

function matchesWithin(indexes: readonly TextIndex[], slot: Slot, reach: Reach): SlotMatches {
  const found: SlotMatches = new Map();
  for (const index of indexes) addMatches(index, slot, reach, found);
  return found;
}

/** Of words that are still being typed: stems do not have them, so that `setti` is not the beginning of a stem. */
const endings = ["g", "ng", "ing", "d", "ed", "s", "es"];

const isKnown = (indexes: readonly TextIndex[], term: string) =>
  indexes.some((index) => index.search(term, searchOptions("exact")).length > 0);

/** The slot with the stems that its word has when it is typed to the end: `setti` -> `set`, `quantiti` -> `quantity`. */
function finished(indexes: readonly TextIndex[], slot: Slot): Slot {
  const [typed = ""] = slot.phrase;
  if (slot.phrase.length > 1 || !allowedEdits(typed) || isKnown(indexes, typed)) return slot;
  const stems = new Set(endings.map((ending) => stem(typed + ending)));
  const others = [...stems].filter((one) => !one.startsWith(typed) && isKnown(indexes, one));
  return others.length
    ? { ...slot, synonyms: [...slot.synonyms, ...others.map((other) => [other])] }
    : slot;
}

/** Of a word that only the synonyms have: the highest cost of a typo, the records that it counts for, extra letters. */
const synonymCost = 1;
const synonymCount = 40;
const synonymLetters = 2;

/** Terms similar to a word, with the number of records that have them. */
function nearTerms(
  indexes: readonly TextIndex[],
  slot: Slot,
  synonymWords: readonly string[],
): Map<string, number> {
  const near = new Map<string, number>();
  const options = { ...searchOptions("wrong"), prefix: false };
  for (const index of indexes)
    for (const { match } of index.search(wrongQueryOf(slot), options))
      for (const term of Object.keys(match)) near.set(term, (near.get(term) ?? 0) + 1);
  const [typed = ""] = slot.phrase;
  for (const word of synonymWords)
    if (
      !near.has(word) &&
      Math.abs(word.length - typed.length) <= synonymLetters &&
      slipCost(typed, word) <= synonymCost
    )
      near.set(word, synonymCount);
  return near;
}

/** The slot with the word that was probably meant, and its synonyms; undefined if it need not be corrected. */
function corrected(
  indexes: readonly TextIndex[],
  slot: Slot,
  lookup: SynonymLookup,
): Slot | undefined {
  const [typed = ""] = slot.phrase;
  if (slot.phrase.length > 1 || slot.synonyms.length || !allowedEdits(typed)) return undefined;
  const [best, ...others] = meantWords(typed, nearTerms(indexes, slot, lookup.words));
  if (!best || best === typed) return undefined;
  return {
    ...slot,
    phrase: [best],
    synonyms: [...lookup.of([best]), ...others.map((other) => [other])],
  };
}

/** The records that match a slot, and the slot, corrected if it was misspelled. */
export interface FoundSlot {
  slot: Slot;
  matches: SlotMatches;
}

/**
 * Everything that matches a slot in any of the indexes. The last word may be half typed, others only if hardly any
 * record has them as they are. If there are still hardly any hits, spelling is corrected.
 */
export function slotMatches(
  indexes: readonly TextIndex[],
  slot: Slot,
  isLast: boolean,
  lookup: SynonymLookup,
): FoundSlot {
  const exact = isLast ? undefined : matchesWithin(indexes, slot, "exact");
  if (exact && !isRare(exact)) return { slot, matches: exact };
  const asked = finished(indexes, slot);
  const found = matchesWithin(indexes, asked, "beginning");
  if (!isDoubtful(found)) return { slot: asked, matches: found };
  const meant = corrected(indexes, asked, lookup);
  if (!meant) return { slot: asked, matches: found };
  for (const [id, match] of matchesWithin(indexes, meant, "beginning"))
    if (!found.has(id)) found.set(id, match);
  return { slot: meant, matches: found };
}
