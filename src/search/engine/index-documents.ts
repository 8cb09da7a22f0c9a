import MiniSearch, { type AsPlainObject, type Options } from "minisearch";
import { stopWords } from "./stop-words";
import { words } from "./words";

/** What is looked at in a record, best first. */
export const regions = ["title", "names", "trail", "content"] as const;

export type Region = (typeof regions)[number];

/** A record as the index takes it; `id` is its place in the list of all records. */
export interface IndexDocument {
  id: number;
  title?: string;
  names?: string;
  trail?: string;
  content?: string;
}

/** Texts where single words are joined as well, and none is left out. */
const closeRegions: ReadonlySet<string> = new Set<Region>(["title", "names"]);

/** Terms of titles and names: also two neighbours in one, so that `workorder` finds `Work order`. */
function closeTerms(text: string): string[] {
  const list = words(text);
  const singles = list.filter(({ role }) => role !== "whole").map(({ term }) => term);
  const telling = singles.filter((term) => !stopWords.has(term));
  const pairs = telling.slice(1).map((term, index) => `${telling[index] ?? ""}${term}`);
  return [...list.map(({ term }) => term), ...pairs];
}

/** The terms of a text as they stand in the index. */
export function indexTerms(text: string, region?: string): string[] {
  if (region && closeRegions.has(region)) return [...new Set(closeTerms(text))];
  return words(text)
    .map(({ term }) => term)
    .filter((term) => !stopWords.has(term));
}

const options: Options<IndexDocument> = {
  fields: [...regions],
  idField: "id",
  storeFields: [],
  tokenize: indexTerms,
  processTerm: (term) => term,
  autoVacuum: false,
};

export type TextIndex = MiniSearch<IndexDocument>;

/** An index of documents. */
export function indexOf(documents: readonly IndexDocument[]): TextIndex {
  const index = new MiniSearch(options);
  index.addAll(documents);
  return index;
}

/** An index as MiniSearch wrote it. @throws Error where it is no index. */
export function readIndex(written: AsPlainObject): TextIndex {
  return MiniSearch.loadJS<IndexDocument>(written, options);
}
