import type { Query, SearchOptions } from "minisearch";
import { regions, type Region, type TextIndex } from "./index-documents";
import type { Slot } from "./parse-query";
import { meantWords, slipCost } from "./spelling";
import { synonymsOf, synonymWords, type Phrase } from "./synonym-lookup";

/** How well a record has one slot, 0 to 1 by region, and the terms by which it has it. */
export interface SlotMatch {
  quality: Record<Region, number>;
  /** BM25 of the index, in no fixed scale. */
  score: number;
  terms(): readonly string[];
}

/** All records that have a slot, by number. */
export type SlotMatches = Map<number, SlotMatch>;

const synonymQuality = 0.88;
/** Longest words in which a letter may be wrong at all, and in which two may. */
const fuzzyFrom = 4;
const doublyFuzzyFrom = 6;
/** Beginnings of words that are so short are no beginnings. */
const prefixFrom = 2;
/** Records with a beginning of a word; fewer make it doubtful. */
const doubtfulBelow = 12;

/** Wrong letters that a word may have: swapped ones count as two. */
function allowedEdits(term: string): number {
  if (term.length < fuzzyFrom || /\d/.test(term)) return 0;
  return term.length < doublyFuzzyFrom ? 1 : 2;
}

const all = (phrase: Phrase): Query =>
  phrase.length > 1 ? { combineWith: "AND", queries: [...phrase] } : (phrase[0] ?? "");

/** A word with each pair of neighbouring letters the other way round, which is the commonest slip. */
function swapped(term: string): string[] {
  if (term.length < fuzzyFrom) return [];
  return Array.from(
    { length: term.length - 1 },
    (_, at) => term.slice(0, at) + term.charAt(at + 1) + term.charAt(at) + term.slice(at + 2),
  );
}

function wrongQueryOf({ phrase }: Slot): Query {
  const [only = ""] = phrase;
  if (phrase.length > 1) return all(phrase);
  const swaps = { combineWith: "OR" as const, fuzzy: false, queries: swapped(only) };
  return { combineWith: "OR", queries: [only, swaps] };
}

function queryOf({ phrase, synonyms }: Slot): Query {
  return synonyms.length
    ? { combineWith: "OR", queries: [all(phrase), ...synonyms.map(all)] }
    : all(phrase);
}

/** How much a term of the index is what was asked for. */
function qualityOf(term: string, { phrase, synonyms }: Slot): number {
  let best = 0;
  for (const asked of phrase) {
    if (term === asked) return 1;
    const quality = term.startsWith(asked)
      ? 0.55 + 0.3 * (asked.length / term.length)
      : 0.6 - 0.1 * Math.abs(term.length - asked.length);
    best = Math.max(best, quality);
  }
  for (const other of synonyms)
    for (const asked of other)
      if (term === asked) return synonymQuality;
      else if (term.startsWith(asked)) best = Math.max(best, synonymQuality * 0.6);
  return Math.max(best, 0.2);
}

const nothing = (): Record<Region, number> => ({ title: 0, names: 0, trail: 0, content: 0 });

/** How far from a word the terms may be that stand for it. */
type Reach = "exact" | "beginning" | "wrong";

/** `letter` is a single one that may be the beginning of a word. */
function searchOptions(reach: Reach, letter?: string): SearchOptions {
  return {
    tokenize: (text) => [text],
    processTerm: (term) => term,
    prefix: (term) => reach !== "exact" && (term.length >= prefixFrom || term === letter),
    fuzzy: reach === "wrong" ? allowedEdits : false,
    // A letter begins thousands of words: those of titles are meant.
    ...(letter?.length === 1 && { fields: ["title", "names"] }),
    boost: { title: 4, names: 3, trail: 1.5, content: 1 },
  };
}

/** The best alternative of a phrase or its synonyms is what a record has of a slot: weakest term, by region. */
function bestPhrase(
  match: Record<string, string[]>,
  slot: Slot,
  memo: Map<string, number>,
): SlotMatch["quality"] {
  const quality = nothing();
  for (const [term, fields] of Object.entries(match)) {
    const known = memo.get(term);
    const own = known ?? qualityOf(term, slot);
    if (known === undefined) memo.set(term, own);
    for (const field of fields as Region[]) quality[field] = Math.max(quality[field], own);
  }
  return quality;
}

/** A single letter after other words: `price r` */
const letterOf = ({ phrase, weight }: Slot) => (weight < 1 ? phrase[0] : undefined);

function addMatches(index: TextIndex, slot: Slot, reach: Reach, into: SlotMatches): void {
  const memo = new Map<string, number>();
  const asked = reach === "wrong" ? wrongQueryOf(slot) : queryOf(slot);
  for (const { id, score, match } of index.search(asked, searchOptions(reach, letterOf(slot)))) {
    const quality = bestPhrase(match, slot, memo);
    const known = into.get(id as number);
    if (!known) {
      into.set(id as number, { quality, score, terms: () => Object.keys(match) });
      continue;
    }
    for (const region of regions)
      known.quality[region] = Math.max(known.quality[region], quality[region]);
    known.score += score;
    const { terms } = known;
    known.terms = () => [...terms(), ...Object.keys(match)];
  }
}

/** A word that next to nothing has, and nothing as its title or name, may be the beginning of another. */
function isRare(found: SlotMatches): boolean {
  if (found.size >= doubtfulBelow) return false;
  return ![...found.values()].some(({ quality }) => quality.title === 1 || quality.names === 1);
}

/** A word that is only the beginning of a few others may as well be a wrong one. */
function isDoubtful(found: SlotMatches): boolean {
  if (found.size >= doubtfulBelow) return false;
  return ![...found.values()].some(({ quality }) =>
    regions.some((region) => quality[region] >= synonymQuality),
  );
}

function matchesWithin(indexes: readonly TextIndex[], slot: Slot, reach: Reach): SlotMatches {
  const found: SlotMatches = new Map();
  for (const index of indexes) addMatches(index, slot, reach, found);
  return found;
}

/** What a slip may cost for a word that only the synonyms have, and the records that it counts as having. */
const likely = 1;
const usual = 40;

/** Terms near to a word and the records that have them. */
function nearTerms(indexes: readonly TextIndex[], slot: Slot): Map<string, number> {
  const near = new Map<string, number>();
  const options = { ...searchOptions("wrong"), prefix: false };
  for (const index of indexes)
    for (const { match } of index.search(wrongQueryOf(slot), options))
      for (const term of Object.keys(match)) near.set(term, (near.get(term) ?? 0) + 1);
  const [typed = ""] = slot.phrase;
  for (const word of synonymWords)
    if (
      !near.has(word) &&
      Math.abs(word.length - typed.length) < 3 &&
      slipCost(typed, word) <= likely
    )
      near.set(word, usual);
  return near;
}

/**
 * The slot with the word that was meant, where no record has the word as it was typed, nor more than a few begin with
 * it; synonyms of that word count too.
 */
function corrected(indexes: readonly TextIndex[], slot: Slot): Slot | undefined {
  const [typed = ""] = slot.phrase;
  if (slot.phrase.length > 1 || slot.synonyms.length || !allowedEdits(typed)) return undefined;
  const [best, ...others] = meantWords(typed, nearTerms(indexes, slot));
  if (!best || best === typed) return undefined;
  return {
    ...slot,
    phrase: [best],
    synonyms: [...synonymsOf([best]), ...others.map((other) => [other])],
  };
}

/** What has a slot, and the slot as it was meant. */
export interface FoundSlot {
  slot: Slot;
  matches: SlotMatches;
}

/**
 * Everything that has a slot in any of the indexes. The last word may be half typed; another one only where no record
 * has it as it stands. Where next to nothing has it, letters may be wrong.
 */
export function slotMatches(indexes: readonly TextIndex[], slot: Slot, isLast: boolean): FoundSlot {
  const exact = isLast ? undefined : matchesWithin(indexes, slot, "exact");
  if (exact && !isRare(exact)) return { slot, matches: exact };
  const found = matchesWithin(indexes, slot, "beginning");
  if (!isDoubtful(found)) return { slot, matches: found };
  const meant = corrected(indexes, slot);
  if (!meant) return { slot, matches: found };
  for (const [id, match] of matchesWithin(indexes, meant, "beginning"))
    if (!found.has(id)) found.set(id, match);
  return { slot: meant, matches: found };
}
