import type { AlgoliaHit, AlgoliaRequest, AlgoliaResult, ByAttribute } from "../client/types";
import { levels, type SearchRecord } from "../record";
import { highlight, snippet, type Marking } from "./highlight";
import type { ParsedQuery } from "./parse-query";
import type { Ranked } from "./rank";
import type { IndexedRecord } from "./records-in-memory";
import { words } from "./words";

const defaultWords = 10;

/** `content:10` -> content, 10 */
function snippetWords(list: readonly string[] = []): Map<string, number> {
  return new Map(
    list.map((entry) => {
      const [attribute = "", count] = entry.split(":");
      return [attribute, Math.max(1, Math.min(100, Number(count) || defaultWords))];
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
  const own = content === null ? undefined : make(content, "content");
  return {
    hierarchy: Object.fromEntries(entries) as ByAttribute<Result>["hierarchy"],
    ...(own !== undefined && { content: own }),
  };
}

function withoutNames(record: SearchRecord): Omit<SearchRecord, "names"> {
  const shown: Partial<SearchRecord> = { ...record };
  delete shown.names;
  return shown as Omit<SearchRecord, "names">;
}

function hitOf(
  { record, contentWords }: IndexedRecord,
  request: AlgoliaRequest,
  marking: Marking,
): AlgoliaHit {
  const asked = snippetWords(request.attributesToSnippet);
  const ellipsis = request.snippetEllipsisText ?? "…";
  const shown = withoutNames(record);
  const wordsOf = (text: string) => (text === record.content ? contentWords() : words(text));
  return {
    ...shown,
    _highlightResult: byAttribute(record, (text) => highlight(text, marking, wordsOf(text))),
    _snippetResult: byAttribute(record, (text, attribute) => {
      const count = asked.get(attribute) ?? asked.get("*");
      return count === undefined
        ? undefined
        : snippet(text, count, ellipsis, marking, wordsOf(text));
    }),
  };
}

/** What the engine found for one request. */
export interface Found {
  query: ParsedQuery;
  ranked: readonly Ranked[];
  record(id: number): IndexedRecord | undefined;
}

const count = (value: number | undefined, least: number, most: number, usual: number) =>
  value === undefined || Number.isNaN(value)
    ? usual
    : Math.max(least, Math.min(most, Math.floor(value)));

/** One page of hits in the shape of Algolia's answer. */
export function answer(request: AlgoliaRequest, { query, ranked, record }: Found): AlgoliaResult {
  const hitsPerPage = count(request.hitsPerPage, 1, 1000, 20);
  const page = count(request.page, 0, 100_000, 0);
  const typed = new Set(query.slots.flatMap(({ phrase }) => phrase));
  const hits = ranked.slice(page * hitsPerPage, (page + 1) * hitsPerPage).flatMap((one) => {
    const found = record(one.id);
    const marking: Marking = {
      terms: one.terms(),
      typed,
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
