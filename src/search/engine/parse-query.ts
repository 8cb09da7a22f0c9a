import { stopWords } from "./stop-words";
import { longestPhrase, synonymsOf, type Phrase } from "./synonym-lookup";
import { plain, words, type Word } from "./words";

/** One thing that is asked for: a word, or a phrase that has synonyms. */
export interface Slot {
  /** As typed. */
  phrase: Phrase;
  synonyms: readonly Phrase[];
}

/** What a query asks for. */
export interface ParsedQuery {
  text: string;
  slots: Slot[];
  /** The query and its synonyms as single words: `create po` -> `createpo`, `createpurchasorder`. */
  keys: { key: string; own: boolean }[];
  /** `/sales-orders/{id}` or `POST /items` */
  isPath: boolean;
  /** With `customerPoNumber`, `customer_po_number` or `costing-method` in it */
  hasIdentifier: boolean;
  /** As typed, without what divides words. */
  literal: string;
  /** Letters and digits in it. */
  letters: number;
}

/** Longest query that is read, in characters and in words; the rest is left out. */
const characterLimit = 512;
const wordLimit = 16;
const keyLimit = 8;

function divide(list: readonly Word[]): Slot[] {
  const slots: Slot[] = [];
  const terms = list.map(({ term }) => term);
  for (let at = 0; at < terms.length;) {
    let length = Math.min(longestPhrase, terms.length - at);
    const inCompound = list[at]?.role === "part";
    while (length > 1 && (inCompound || !synonymsOf(terms.slice(at, at + length)).length))
      length -= 1;
    const phrase = terms.slice(at, at + length);
    slots.push({ phrase, synonyms: inCompound ? [] : synonymsOf(phrase) });
    at += length;
  }
  return slots;
}

/** Letters and digits in lower case: `rate-limited` is not `Rate limits`, whose stems are the same. */
export const literalOf = (text: string): string => plain(text).replace(/[^\p{L}\p{N}]+/gu, "");

/** Terms that count, as one word. */
export function keyOf(terms: readonly string[]): string {
  const telling = terms.filter((term) => !stopWords.has(term));
  return (telling.length ? telling : terms).join("");
}

function keysOf(slots: readonly Slot[]): ParsedQuery["keys"] {
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
  return all.map(({ terms, own }) => ({ key: keyOf(terms), own })).filter(({ key }) => key);
}

/** Reads a query; without a letter or a digit in it there are no slots. */
export function parseQuery(text: string): ParsedQuery {
  const query = text.slice(0, characterLimit).trim();
  const all = words(query);
  const list = all.filter(({ role }) => role !== "whole").slice(0, wordLimit);
  const every = divide(list);
  const telling = every.filter(({ phrase }) => phrase.some((term) => !stopWords.has(term)));
  const slots = telling.length ? telling : every;
  const isPath = /^(?:(?:get|post|put|patch|delete)\s+)?\//i.test(query);
  return {
    text: query,
    slots,
    keys: keysOf(slots),
    literal: literalOf(query),
    isPath,
    hasIdentifier: !isPath && all.some(({ role }) => role === "whole"),
    letters: query.replace(/[^\p{L}\p{N}]/gu, "").length,
  };
}
