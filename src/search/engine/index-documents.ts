import MiniSearch, { type AsPlainObject, type Options } from "minisearch";
import { stopWords } from "./stop-words";
import { words } from "./words";

/** The indexed parts of a record, best first. */
export const regions = ["title", "names", "trail", "content"] as const;

export type Region = (typeof regions)[number];

/** A record for the index; `id` is its place in the list of all records. */
export interface IndexDocument {
  id: number;
  title?: string;
  names?: string;
  trail?: string;
  content?: string;
}

/** Regions in which neighboring words are also joined, and stop words count. */
const closeRegions: ReadonlySet<string> = new Set<Region>(["title", "names"]);

/** Terms of titles and names, also of two neighbors joined, so that `workorder` finds `Work order`. */
function closeTerms(text: string): string[] {
  const list = words(text);
  const singles = list.filter(({ role }) => role !== "whole").map(({ term }) => term);
  const telling = singles.filter((term) => !stopWords.has(term));
  const pairs = telling.slice(1).map((term, index) => `${telling[index] ?? ""}${term}`);
  return [...list.map(({ term }) => term), ...pairs];
}

function indexTerms(text: string, region?: string): string[] {
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

/** Makes an index of documents. */
export function indexOf(documents: readonly IndexDocument[]): TextIndex {
  const index = new MiniSearch(options);
  index.addAll(documents);
  return index;
}

/** Reads an index that MiniSearch wrote. @throws Error for anything else. */
export function readIndex(written: AsPlainObject): TextIndex {
  return MiniSearch.loadJS<IndexDocument>(written, options);
}
