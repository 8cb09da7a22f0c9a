import { levels, type SearchRecord } from "../record";
import { stopWords } from "./stop-words";
import { keyOf, literalOf } from "./parse-query";
import { words, type Word } from "./words";

/** A record with what ranking needs of it, made when it is first looked at. */
export interface IndexedRecord {
  record: SearchRecord;
  titleTerms(): readonly string[];
  /** Title and names as single words. */
  titleKey(): string;
  /** Worth of the names that have a key. */
  nameKeys(): ReadonlyMap<string, number>;
  /** Title and names as they are written. */
  literals(): ReadonlySet<string>;
  /** All headings in one. */
  trailTerms(): readonly string[];
  /** The words of the text. */
  contentWords(): readonly Word[];
  /** The first of them. */
  textTerms(): readonly string[];
}

/** Words of a text that are looked at to see how close they stand. */
const textLimit = 160;

const singles = (list: readonly Word[]) =>
  list.filter(({ role }) => role !== "whole").map(({ term }) => term);

const termsOf = (text: string) => singles(words(text));

/** The text of the last level. */
export function titleOf({ hierarchy }: SearchRecord): string {
  return levels.reduce((title, level) => hierarchy[level] ?? title, "");
}

/** Of a page the first name is its address, the others are keywords, which many pages share. */
function nameKeysOf({ names, kind }: SearchRecord): Map<string, number> {
  const written = kind === "doc" || kind === "tutorial" || kind === "post" || kind === "page";
  const keys = new Map<string, number>();
  names.forEach((name, place) => {
    const key = keyOf(termsOf(name));
    if (!keys.has(key)) keys.set(key, written && place > 0 ? 0.45 : 0.85);
  });
  return keys;
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

/** Keeps a record for ranking. */
export function indexedRecord(record: SearchRecord): IndexedRecord {
  const contentWords = once(() => words(record.content ?? ""));
  const terms = once(() => termsOf(titleOf(record)));
  return {
    record,
    titleTerms: once(() => terms().filter((term) => !stopWords.has(term))),
    titleKey: once(() => keyOf(terms())),
    nameKeys: once(() => nameKeysOf(record)),
    literals: once(() => new Set([titleOf(record), ...record.names].map(literalOf))),
    trailTerms: once(() =>
      termsOf(levels.flatMap((level) => record.hierarchy[level] ?? []).join(" ")),
    ),
    contentWords,
    textTerms: once(() => singles(contentWords()).slice(0, textLimit)),
  };
}
