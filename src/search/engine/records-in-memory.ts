import { trailOf, type SearchRecord } from "../record";
import { stopWords } from "./stop-words";
import { keyOf, literalOf } from "./parse-query";
import { pathIn } from "./pasted-path";
import { words, type Word } from "./words";

/** A record with what ranking needs to know about it, computed on first use. */
export interface IndexedRecord {
  record: SearchRecord;
  titleTerms(): readonly string[];
  /** Title and names as single words. */
  titleKey(): string;
  /** What each name counts, by its key. */
  nameKeys(): ReadonlyMap<string, number>;
  /** What `pathIn` reads in each name. */
  paths(): readonly (string | undefined)[];
  /** Title and names as written. */
  literals(): ReadonlySet<string>;
  /** Of all headings. */
  trailTerms(): readonly string[];
  contentWords(): readonly Word[];
  /** Of the beginning of the text. */
  textTerms(): readonly string[];
}

/** Words of a text in which ranking looks for the distance between matches; bounds the time of a query. */
const textLimit = 160;
/** An exact name counts less than an exact title (1), and a keyword, which many pages share, still less. */
const nameWorth = 0.85;
const keywordWorth = 0.45;

const singles = (list: readonly Word[]) =>
  list.filter(({ role }) => role !== "whole").map(({ term }) => term);

const termsOf = (text: string) => singles(words(text));

/** The heading of the last level. */
export const titleOf = (record: SearchRecord): string => trailOf(record).at(-1) ?? "";

/** The first two names of a page are its address and what the sidebar calls it; the others are keywords. */
function nameKeysOf({ names, kind }: SearchRecord): Map<string, number> {
  const written = kind === "doc" || kind === "tutorial" || kind === "post" || kind === "page";
  const keys = new Map<string, number>();
  names.forEach((name, place) => {
    const key = keyOf(termsOf(name));
    if (!keys.has(key)) keys.set(key, written && place > 1 ? keywordWorth : nameWorth);
  });
  return keys;
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

/** Prepares a record for ranking. */
export function indexedRecord(record: SearchRecord): IndexedRecord {
  const contentWords = once(() => words(record.content ?? ""));
  const terms = once(() => termsOf(titleOf(record)));
  return {
    record,
    titleTerms: once(() => terms().filter((term) => !stopWords.has(term))),
    titleKey: once(() => keyOf(terms())),
    nameKeys: once(() => nameKeysOf(record)),
    paths: once(() => record.names.map(pathIn)),
    literals: once(() => new Set([titleOf(record), ...record.names].map(literalOf))),
    trailTerms: once(() => termsOf(trailOf(record).join(" "))),
    contentWords,
    textTerms: once(() => singles(contentWords()).slice(0, textLimit)),
  };
}
