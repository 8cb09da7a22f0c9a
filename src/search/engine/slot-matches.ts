import { regions, type Region } from "./index-documents";
import type { Slot } from "./parse-query";
import { meantWords, slipCost } from "./spelling";
import { stem } from "./stem";
import type { Phrase, SynonymLookup } from "./synonym-lookup";
import type { TextIndex } from "./text-index";

/** How well a record matches a slot, 0 to 1 by region, and the terms that match. */
export interface SlotMatch {
  quality: Record<Region, number>;
  terms: string[];
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
/** The last region of titles and names. */
const titleRegions = regions.indexOf("names");
const noQuality: SlotMatch["quality"] = { title: 0, names: 0, trail: 0, content: 0 };
/** With fewer hits than this, a word may be half typed or misspelled. */
const doubtfulBelow = 12;

/** Wrong letters that a word may have; swapped letters are two. */
function allowedEdits(term: string): number {
  if (term.length < fuzzyFrom || /\d/.test(term)) return 0;
  return term.length < doublyFuzzyFrom ? 1 : 2;
}

/** A word with each pair of neighboring letters swapped, which is the most common typo. */
function swapped(term: string): string[] {
  if (term.length < fuzzyFrom) return [];
  return Array.from(
    { length: term.length - 1 },
    (_, at) => term.slice(0, at) + term.charAt(at + 1) + term.charAt(at) + term.slice(at + 2),
  );
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

/** What the words of a phrase may be in an index. */
interface Reach {
  /** Each may be the beginning of a word. */
  beginnings: boolean;
  /** Thousands of words begin with a letter; readers mean those in titles and names. */
  titlesOnly: boolean;
}

/** Adds the records that have a word. */
function addWord(index: TextIndex, word: string, slot: Slot, reach: Reach, into: SlotMatches) {
  const { beginnings, titlesOnly } = reach;
  const isLongEnough = titlesOnly || word.length >= prefixFrom;
  const [from, to] = beginnings && isLongEnough ? index.beginningWith(word) : index.exactly(word);
  for (let place = from; place < to; place += 1) {
    const term = index.terms[place] ?? "";
    const worth = qualityOf(term, slot);
    index.each(place, (id, at) => {
      if (titlesOnly && at > titleRegions) return;
      let match = into.get(id);
      if (!match) into.set(id, (match = { quality: { ...noQuality }, terms: [] }));
      const region = regions[at] as Region;
      if (match.quality[region] < worth) match.quality[region] = worth;
      if (match.terms.at(-1) !== term) match.terms.push(term);
    });
  }
}

/** Adds the records that have all words of a phrase. */
function addPhrase(index: TextIndex, phrase: Phrase, slot: Slot, reach: Reach, into: SlotMatches) {
  const [only = ""] = phrase;
  if (phrase.length < 2) return addWord(index, only, slot, reach, into);
  const [first, ...others] = phrase.map((word) => {
    const found: SlotMatches = new Map();
    addWord(index, word, slot, reach, found);
    return found;
  });
  for (const [id, match] of first ?? []) {
    const all = [match, ...others.flatMap((found) => found.get(id) ?? [])];
    if (all.length === phrase.length) all.forEach((one) => addMatch(id, one, into));
  }
}

function addMatch(id: number, { quality, terms }: SlotMatch, into: SlotMatches): void {
  const known = into.get(id);
  if (!known) return void into.set(id, { quality: { ...quality }, terms: [...terms] });
  for (const region of regions)
    known.quality[region] = Math.max(known.quality[region], quality[region]);
  known.terms.push(...terms);
}

const hasFew = (found: SlotMatches, isGood: (quality: SlotMatch["quality"]) => boolean) =>
  found.size < doubtfulBelow && ![...found.values()].some(({ quality }) => isGood(quality));

/** A word in few records, and in no title or name, may be the beginning of another. */
const isRare = (found: SlotMatches) =>
  hasFew(found, ({ title, names }) => title === 1 || names === 1);

/** A word that is only the beginning of a few others may also be misspelled. */
const isDoubtful = (found: SlotMatches) =>
  hasFew(found, (quality) => regions.some((region) => quality[region] >= synonymQuality));

/** Synonyms are whole words: `po` is not the beginning of `position`. */
function matchesWithin(
  indexes: readonly TextIndex[],
  slot: Slot,
  beginnings: boolean,
): SlotMatches {
  const found: SlotMatches = new Map();
  // The single letter after other words: `price r`
  const titlesOnly = slot.weight < 1 && slot.phrase[0]?.length === 1;
  for (const index of indexes) {
    addPhrase(index, slot.phrase, slot, { beginnings, titlesOnly }, found);
    for (const synonym of slot.synonyms)
      addPhrase(index, synonym, slot, { beginnings: false, titlesOnly }, found);
  }
  return found;
}

/** Of words that are still being typed: stems do not have them, so that `setti` is no beginning of a stem. */
const endings = ["g", "ng", "ing", "d", "ed", "s", "es"];

const isKnown = (indexes: readonly TextIndex[], term: string) =>
  indexes.some((index) => {
    const [from, to] = index.exactly(term);
    return from < to;
  });

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
  typed: string,
  synonymWords: readonly string[],
): Map<string, number> {
  const near = new Map<string, number>();
  const swaps = swapped(typed).flatMap((term) => [term, stem(term)]);
  for (const index of indexes)
    for (const term of new Set([...index.near(typed, allowedEdits(typed)), ...swaps])) {
      const ids = new Set<number>();
      const [from, to] = index.exactly(term);
      if (from < to) index.each(from, (id) => ids.add(id));
      if (ids.size) near.set(term, (near.get(term) ?? 0) + ids.size);
    }
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
  const [best, ...others] = meantWords(typed, nearTerms(indexes, typed, lookup.words));
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
  const exact = isLast ? undefined : matchesWithin(indexes, slot, false);
  if (exact && !isRare(exact)) return { slot, matches: exact };
  const asked = finished(indexes, slot);
  const found = matchesWithin(indexes, asked, true);
  if (!isDoubtful(found)) return { slot: asked, matches: found };
  const meant = corrected(indexes, asked, lookup);
  if (!meant) return { slot: asked, matches: found };
  for (const [id, match] of matchesWithin(indexes, meant, true))
    if (!found.has(id)) found.set(id, match);
  return { slot: meant, matches: found };
}
