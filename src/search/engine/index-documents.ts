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
const closeRegions: ReadonlySet<Region> = new Set(["title", "names"]);

/** Terms of titles and names, also of two neighbors joined, so that `workorder` finds `Work order`. */
function closeTerms(text: string): string[] {
  const list = words(text);
  const singles = list.filter(({ role }) => role !== "whole").map(({ term }) => term);
  const telling = singles.filter((term) => !stopWords.has(term));
  const pairs = telling.slice(1).map((term, index) => `${telling[index] ?? ""}${term}`);
  return [...list.map(({ term }) => term), ...pairs];
}

function indexTerms(text: string, region: Region): string[] {
  if (closeRegions.has(region)) return closeTerms(text);
  return words(text)
    .map(({ term }) => term)
    .filter((term) => !stopWords.has(term));
}

/**
 * The terms of documents with the documents that have them. Per term: the number of regions, then for each its place
 * in `regions`, the number of documents, and their ids as differences from the one before.
 */
export interface PackedIndex {
  /** In alphabetical order, one per line. */
  terms: string;
  postings: number[];
}

/** For each region, the ids of the documents in their order. */
type Postings = number[][];

function packed(byRegion: Postings): number[] {
  const filled = byRegion.flatMap((ids, region) => (ids.length ? [{ ids, region }] : []));
  return [
    filled.length,
    ...filled.flatMap(({ ids, region }) => [
      region,
      ids.length,
      ...ids.map((id, at) => id - (ids[at - 1] ?? -1)),
    ]),
  ];
}

/** The index of documents, as a shard stores it. Their ids ascend. */
export function packedIndexOf(documents: readonly IndexDocument[]): PackedIndex {
  const found = new Map<string, Postings>();
  for (const document of documents)
    regions.forEach((region, place) => {
      for (const term of new Set(indexTerms(document[region] ?? "", region))) {
        const byRegion = found.get(term) ?? regions.map(() => []);
        byRegion[place]?.push(document.id);
        found.set(term, byRegion);
      }
    });
  const entries = [...found].sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    terms: entries.map(([term]) => term).join("\n"),
    postings: entries.flatMap(([, byRegion]) => packed(byRegion)),
  };
}
