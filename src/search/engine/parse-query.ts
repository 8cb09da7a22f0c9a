import {
  commonVerbs,
  kindWords,
  meaningWords,
  stateWords,
  stopWords,
  weakVerbs,
  weakWords,
} from "./stop-words";
import { pathIn } from "./pasted-path";
import type { Phrase, SynonymLookup } from "./synonym-lookup";
import { plain, words, type Word } from "./words";

/** One thing that a query asks for: a word, or a phrase that has synonyms. */
export interface Slot {
  /** As typed. */
  phrase: Phrase;
  synonyms: readonly Phrase[];
  /** 1, or less for words that say little about what is meant. */
  weight: number;
}

/** A query, read. */
export interface ParsedQuery {
  text: string;
  slots: Slot[];
  /** The query and its synonyms as single words: `create po` -> `createpo`, `createpurchasorder`. */
  keys: { key: string; own: boolean }[];
  /** For a query such as `/sales-orders/{id}` or `POST /items`, what `pathIn` reads in it. */
  path: string | undefined;
  /** Contains something like `customerPoNumber`, `customer_po_number`, or `costing-method`. */
  hasIdentifier: boolean;
  /** Such names beside other words, as `literalOf` gives them: `postalCode billing address`. */
  identifiers: readonly string[];
  isQuestion: boolean;
  /** Asks what something means. */
  isDefinition: boolean;
  /** As typed, without what separates words. */
  literal: string;
  /** The same without words that say little: `shipped` of "what happens after shipped". */
  subject: string;
  /** Number of letters and digits. */
  letters: number;
}

/** Bounds the time of a query; the rest of a longer one is ignored. */
const characterLimit = 512;
const wordLimit = 16;
/** Bounds the combinations of synonyms. */
const keyLimit = 8;

/** In queries of up to this many words, `so` is the abbreviation, not the stop word: `so status`. */
const shortQuery = 3;
/** Weights of words that say little, and of a common word that may be the beginning of another: `vendor it`. */
const weakWeight = 0.35;
const verbWeight = 0.6;
const halfWeight = 0.3;

const isQuestion = (query: string) =>
  /^(?:how|what|why|where|when|which|who|can|could|do|does|is|are|should|i)\b/i.test(query) ||
  query.endsWith("?");

function weightOf(phrase: Phrase, question: boolean): number {
  const isWeak = phrase.every((term) => weakWords.has(term) || (question && weakVerbs.has(term)));
  if (isWeak) return weakWeight;
  return question && phrase.every((term) => commonVerbs.has(term)) ? verbWeight : 1;
}

function divide(list: readonly Word[], question: boolean, { longest, of }: SynonymLookup): Slot[] {
  const slots: Slot[] = [];
  const terms = list.map(({ term }) => term);
  for (let at = 0; at < terms.length;) {
    let length = Math.min(longest, terms.length - at);
    const inCompound = list[at]?.role === "part";
    while (length > 1 && (inCompound || !of(terms.slice(at, at + length)).length)) length -= 1;
    const phrase = terms.slice(at, at + length);
    const weight = weightOf(phrase, question);
    slots.push({ phrase, synonyms: inCompound ? [] : of(phrase), weight });
    at += length;
  }
  return slots;
}

/** Lowercase letters and digits: tells `rate-limited` from `Rate limits`, whose stems are the same. */
export const literalOf = (text: string): string => plain(text).replace(/[^\p{L}\p{N}]+/gu, "");

/** Terms as one word, without stop words unless there is nothing else. */
export function keyOf(terms: readonly string[]): string {
  const telling = terms.filter((term) => !stopWords.has(term));
  return (telling.length ? telling : terms).join("");
}

function keysOf(every: readonly Slot[]): ParsedQuery["keys"] {
  // The beginning of a word is part of no exact title: `vendor it` is not "Vendor".
  const half = every.find(({ weight }) => weight === halfWeight)?.phrase[0] ?? "";
  const slots = every.filter(({ weight }) => weight !== halfWeight);
  let all: { terms: string[]; own: boolean }[] = [{ terms: [], own: true }];
  for (const { phrase, synonyms } of slots) {
    const choices = [phrase, ...synonyms];
    all = all
      .flatMap(({ terms, own }) =>
        choices.map((choice, index) => ({
          terms: [...terms, ...choice],
          own: own && index === 0,
        })),
      )
      .slice(0, keyLimit);
  }
  return all.map(({ terms, own }) => ({ key: keyOf(terms) + half, own })).filter(({ key }) => key);
}

/** What a question is about, as a key: "How do I add a user?" is answered by the page "Users". */
function subjectKeys(slots: readonly Slot[]): ParsedQuery["keys"] {
  const telling = slots.filter(({ weight }) => weight === 1);
  return telling.length === slots.length
    ? []
    : keysOf(telling).map(({ key }) => ({ key, own: false }));
}

/** True for a stop word or a single letter at the end, which may be the beginning of a word. */
const isHalf = (last: Slot, isTelling: (slot: Slot) => boolean) =>
  !isTelling(last) || (last.phrase.length === 1 && /^\p{L}$/u.test(last.phrase[0] ?? ""));

/** The slots that say what is meant; if none does, all. */
function tellingSlots(list: readonly Word[], question: boolean, lookup: SynonymLookup): Slot[] {
  const every = divide(list, question, lookup);
  const isShort = !question && every.length <= shortQuery;
  const isTelling = ({ phrase, synonyms }: Slot) =>
    phrase.some((term) => !stopWords.has(term)) || (isShort && synonyms.length > 0);
  const telling = every.filter(isTelling);
  if (!telling.length) return every;
  const last = every.at(-1);
  if (last && isShort && telling.length > (isTelling(last) ? 1 : 0) && isHalf(last, isTelling))
    return [...telling.filter((slot) => slot !== last), { ...last, weight: halfWeight }];
  // If there are only words that say little, they count in full.
  return telling.some(({ weight }) => weight === 1)
    ? telling
    : telling.map((slot) => ({ ...slot, weight: 1 }));
}

/** A query with corrected slots. */
export function withSlots(query: ParsedQuery, slots: Slot[]): ParsedQuery {
  if (slots.every((slot, at) => slot === query.slots[at])) return query;
  return { ...query, slots, keys: [...query.keys, ...keysOf(slots)] };
}

/** "write-off" and "2FA", which have synonyms, are words of the trade and no names from code. */
function spelledOut(text: string, synonyms: SynonymLookup): Word[] {
  const all = words(text);
  const partsOf = ({ start, end }: Word) =>
    all.filter((word) => word.role === "part" && word.start >= start && word.end <= end);
  const ofTrade = all.filter(
    (word) =>
      word.role === "whole" &&
      /^(?:\d|\p{L}+-)/u.test(text.slice(word.start, word.end)) &&
      synonyms.of(partsOf(word).map(({ term }) => term)).length > 0,
  );
  const spelled = new Set(ofTrade.flatMap(partsOf));
  return all
    .filter((word) => !ofTrade.includes(word))
    .map((word) => (spelled.has(word) ? { ...word, role: "word" } : word));
}

const saysLittle = ({ term }: Word) =>
  [stopWords, weakWords, weakVerbs, stateWords].some((set) => set.has(term));

const subjectOf = (list: readonly Word[], text: string) =>
  literalOf(
    list
      .filter((word) => !saysLittle(word))
      .map(({ start, end }) => text.slice(start, end))
      .join(" "),
  );

/** Reads a query; one without letters and digits has no slots. */
export function parseQuery(text: string, synonyms: SynonymLookup): ParsedQuery {
  const query = text.slice(0, characterLimit).trim();
  const path = pathIn(query);
  const all = spelledOut(path ?? query, synonyms);
  const names = path === undefined ? all.filter(({ role }) => role === "whole") : [];
  const hasIdentifier = names.length > 0;
  const isDefinition = all.some(({ term }) => meaningWords.has(term)) && all.length > 1;
  const unsaid = hasIdentifier ? kindWords : isDefinition ? meaningWords : undefined;
  const list = all
    .filter(({ role, term }) => role === "part" || (role === "word" && !unsaid?.has(term)))
    .slice(0, wordLimit);
  const question = isQuestion(query);
  const slots = tellingSlots(list, question, synonyms);
  const inName = new Set(all.flatMap(({ role, term }) => (role === "part" ? [term] : [])));
  const isBesideOthers = slots.some(({ phrase }) => !inName.has(phrase[0] ?? ""));
  return {
    text: query,
    slots,
    keys: question ? [...keysOf(slots), ...subjectKeys(slots)] : keysOf(slots),
    literal: literalOf(query),
    subject: subjectOf(list, query),
    path,
    isQuestion: question,
    isDefinition: isDefinition || /^what(?:.?s| is| are)\b/i.test(query),
    hasIdentifier,
    identifiers: isBesideOthers
      ? names.map(({ start, end }) => literalOf(query.slice(start, end)))
      : [],
    letters: query.replace(/[^\p{L}\p{N}]/gu, "").length,
  };
}
