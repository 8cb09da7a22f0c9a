import type {
  AlgoliaHit,
  AlgoliaRequest,
  AlgoliaResult,
  ByAttribute,
} from "../client/algolia-types";
import { levels, type SearchRecord } from "../record";
import { highlight, snippet, type Marking } from "./highlight";
import type { ParsedQuery } from "./parse-query";
import type { Ranked } from "./rank";
import type { IndexedRecord } from "./records-in-memory";
import { words } from "./words";

const bounded = (value: number, least: number, most: number) =>
  Math.max(least, Math.min(most, value));

/** Words of a snippet: Algolia's default, and a bound. */
const defaultWords = 10;
const maxWords = 100;

/** `content:10` -> content, 10 */
function snippetWords(list: readonly string[] = []): Map<string, number> {
  return new Map(
    list.map((entry) => {
      const [attribute = "", count] = entry.split(":");
      return [attribute, bounded(Number(count) || defaultWords, 1, maxWords)];
    }),
  );
}

function byAttribute<Result>(
  { hierarchy, content }: SearchRecord,
  make: (text: string, attribute: string) => Result | undefined,
): ByAttribute<Result> {
  const entries = levels.flatMap((level) => {
    const text = hierarchy[level];
    const made = text === null ? undefined : make(text, `hierarchy.${level}`);
    return made === undefined ? [] : [[level, made] as const];
  });
  const ofContent = content === null ? undefined : make(content, "content");
  return {
    hierarchy: Object.fromEntries(entries) as ByAttribute<Result>["hierarchy"],
    ...(ofContent !== undefined && { content: ofContent }),
  };
}

/** Only the names of operations are shown. */
function shown(record: SearchRecord): Omit<AlgoliaHit, "_highlightResult" | "_snippetResult"> {
  const { names, ...rest } = record;
  return record.kind === "operation" ? { ...rest, names } : rest;
}

function hitOf(
  { record, contentWords }: IndexedRecord,
  request: AlgoliaRequest,
  marking: Marking,
): AlgoliaHit {
  const counts = snippetWords(request.attributesToSnippet);
  const ellipsis = request.snippetEllipsisText ?? "…";
  const wordsOf = (text: string) => (text === record.content ? contentWords() : words(text));
  const _highlightResult = byAttribute(record, (text) => highlight(text, marking, wordsOf(text)));
  // A title with all the words shows why it was found: what the page is about says more than another place of theirs.
  const title = Object.values(_highlightResult.hierarchy).at(-1);
  const isFromStart = title?.matchLevel === "full";
  return {
    ...shown(record),
    _highlightResult,
    _snippetResult: byAttribute(record, (text, attribute) => {
      const count = counts.get(attribute) ?? counts.get("*");
      return count === undefined
        ? undefined
        : snippet(text, { count, ellipsis, isFromStart }, marking, wordsOf(text));
    }),
  };
}

/** What the engine found for one request. */
interface Found {
  query: ParsedQuery;
  ranked: readonly Ranked[];
  records: readonly IndexedRecord[];
}

/** Hits of a page: Algolia's default and its bound; and the last page. */
const defaultHits = 20;
const maxHits = 1000;
const lastPage = 100_000;

/** One page of hits in the shape of Algolia's answer. */
export function answer(request: AlgoliaRequest, { query, ranked, records }: Found): AlgoliaResult {
  const hitsPerPage = bounded(Math.floor(request.hitsPerPage ?? defaultHits), 1, maxHits);
  const page = bounded(Math.floor(request.page ?? 0), 0, lastPage);
  const typed = new Set(query.slots.flatMap(({ phrase }) => phrase));
  const synonyms = new Set(query.slots.flatMap((slot) => slot.synonyms.flat()));
  const hits = ranked.slice(page * hitsPerPage, (page + 1) * hitsPerPage).flatMap((hit) => {
    const found = records[hit.id];
    const marking: Marking = {
      terms: hit.terms(),
      typed,
      synonyms,
      slotCount: query.slots.length,
      pre: request.highlightPreTag ?? "<em>",
      post: request.highlightPostTag ?? "</em>",
    };
    return found ? [hitOf(found, request, marking)] : [];
  });
  return {
    index: request.indexName,
    query: request.query,
    params: "",
    hits,
    nbHits: ranked.length,
    page,
    nbPages: Math.ceil(ranked.length / hitsPerPage),
    hitsPerPage,
    processingTimeMS: 0,
    exhaustiveNbHits: true,
  };
}
