import type { RecordKind } from "../../../src/search/record";
import { hierarchyOf } from "../../../src/search/record";
import {
  SearchError,
  type AlgoliaHit,
  type AlgoliaRequest,
  type AlgoliaResult,
  type SearchClient,
} from "../../../src/search/client/algolia-types";
import type { SearchSettings } from "../../../src/search/client/search-context";

// The engine has its own tests. It applies to what is imported after this file.
jest.mock("../../../src/views/components/search/site-search", () => ({
  get searchSettings() {
    return searchSite.settings;
  },
  indexName: "local",
  searchClient: () =>
    searchSite.client ? Promise.resolve(searchSite.client) : Promise.reject(new Error("blocked")),
}));

interface Known {
  title: string;
  group?: string;
  kind?: RecordKind;
  url?: string;
  text?: string;
  operations?: string[];
  names?: string[];
}

const mark = (text: string, query: string) =>
  text.replace(new RegExp(query.replace(/[^\w ]/g, ""), "i"), "<mark>$&</mark>");

/** A result, as engines answer. */
export function hit(known: Known, query = ""): AlgoliaHit {
  const { title, group = "Guides", kind = "doc", url = `/docs/${title}`, text = null } = known;
  const value = mark(title, query || "-");
  return {
    objectID: url,
    type: "lvl1",
    url,
    kind,
    language: "en",
    docusaurus_tag: "default",
    hierarchy: hierarchyOf((_, level) => (level === 0 ? group : level === 1 ? title : null)),
    content: text,
    ...(known.operations && { operations: known.operations }),
    ...(known.names && { names: known.names }),
    _highlightResult: { hierarchy: { lvl1: { value, matchLevel: "full", matchedWords: [] } } },
    _snippetResult: {
      hierarchy: { lvl1: { value, matchLevel: "full" } },
      ...(text && { content: { value: mark(text, query || "-"), matchLevel: "full" } }),
    },
  } as unknown as AlgoliaHit;
}

/** Filters by one of several values: `["kind:doc", "kind:post"]`. */
const fits = ({ kind = "doc", group = "Guides" }: Known, filters: AlgoliaRequest["facetFilters"]) =>
  (Array.isArray(filters) ? filters : []).every(
    (any: unknown) =>
      !Array.isArray(any) ||
      any.includes(`kind:${kind}`) ||
      any.includes(`hierarchy.lvl0:${group}`),
  );

function answer(request: AlgoliaRequest): AlgoliaResult {
  const { query, page = 0, hitsPerPage = 20, facetFilters } = request;
  const found = searchSite.pages.filter(
    (one) => one.title.toLowerCase().includes(query.toLowerCase()) && fits(one, facetFilters),
  );
  const counts = (of: (one: Known) => string) => {
    const byValue: Record<string, number> = {};
    for (const one of found) byValue[of(one)] = (byValue[of(one)] ?? 0) + 1;
    return byValue;
  };
  return {
    index: "local",
    query,
    params: "",
    hits: found.slice(page * hitsPerPage, (page + 1) * hitsPerPage).map((one) => hit(one, query)),
    nbHits: found.length,
    page,
    nbPages: Math.ceil(found.length / hitsPerPage),
    hitsPerPage,
    processingTimeMS: 1,
    exhaustiveNbHits: true,
    complete: searchSite.isComplete,
    facets: {
      kind: counts(({ kind = "doc" }) => kind),
      "hierarchy.lvl0": counts(({ group = "Guides" }) => group),
    },
  };
}

const settings: SearchSettings = { language: "en", suggestions: ["orders"] };
const listeners = new Set<() => void>();
const client: SearchClient = {
  async search(given) {
    const requests = "requests" in given ? given.requests : given;
    searchSite.asked.push(requests[0]?.query ?? "");
    await searchSite.waitsFor;
    if (searchSite.fails) throw new SearchError("unreachable", "no network");
    return { results: requests.map(answer) };
  },
  onMoreRecords(listener) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  warm: () => undefined,
};

/** What can be found, and how the search does. */
export const searchSite = {
  pages: [] as Known[],
  settings,
  client: client as SearchClient | undefined,
  fails: false,
  isComplete: true,
  waitsFor: undefined as Promise<void> | undefined,
  /** The queries that were asked. */
  asked: [] as string[],
};

/** Tells the page that more can be found now. */
export function moreRecords(): void {
  for (const listener of listeners) listener();
}

afterEach(() => {
  Object.assign(searchSite, {
    pages: [],
    settings,
    client,
    fails: false,
    isComplete: true,
    waitsFor: undefined,
    asked: [],
  });
});
