/** The indexes of the test server, in memory: what Algolia's HTTP interface does to them. */

type Json = Record<string, unknown>;
export type StoredObject = Json & { objectID: string };

export interface StoredIndex {
  objects: Map<string, StoredObject>;
  settings: Json;
}

export type Indexes = Map<string, StoredIndex>;

export function emptyIndex(): StoredIndex {
  return { objects: new Map(), settings: {} };
}

export const indexOf = (indexes: Indexes, name: string): StoredIndex => {
  const known = indexes.get(name) ?? emptyIndex();
  indexes.set(name, known);
  return known;
};

const copyOf = ({ objects, settings }: StoredIndex): StoredIndex => ({
  objects: new Map(objects),
  settings: { ...settings },
});

/** One change of a batch: `addObject`, `updateObject`, `deleteObject`. */
export function change(
  index: StoredIndex,
  { action, body }: { action: string; body: StoredObject },
) {
  if (action === "deleteObject") index.objects.delete(body.objectID);
  else index.objects.set(body.objectID, body);
}

/** Copies or moves a whole index over another. */
export function operate(indexes: Indexes, from: string, operation: string, destination: string) {
  const source = indexes.get(from);
  if (!source) return false;
  indexes.set(destination, copyOf(source));
  if (operation === "move") indexes.delete(from);
  return true;
}

const valueAt = (object: Json, path: string): unknown =>
  path.split(".").reduce<unknown>((at, key) => (at as Json | null)?.[key], object);

const matches = (object: Json, condition: string) => {
  const at = condition.indexOf(":");
  return String(valueAt(object, condition.slice(0, at))) === condition.slice(at + 1);
};

type Filters = readonly (string | readonly string[])[];

const passes = (object: Json, filters: Filters) =>
  filters.every((one) => [one].flat().some((condition) => matches(object, condition as string)));

function marked(text: string, words: readonly string[]) {
  const word = words.find((one) => text.toLowerCase().includes(one));
  if (!word) return { value: text, matchLevel: "none", matchedWords: [] };
  const at = text.toLowerCase().indexOf(word);
  const end = at + word.length;
  // As Algolia: marks are put in, nothing is escaped.
  const value = `${text.slice(0, at)}<mark>${text.slice(at, end)}</mark>${text.slice(end)}`;
  return { value, matchLevel: "full", matchedWords: [word] };
}

const texts = (object: Json) => JSON.stringify([object.hierarchy, object.content, object.names]);

/** One request of a multi-index query; all words must occur somewhere. */
export function query(index: StoredIndex, request: Json) {
  const words = String(request.query ?? "")
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean);
  const perPage = Number(request.hitsPerPage ?? 20);
  const page = Number(request.page ?? 0);
  const found = [...index.objects.values()].filter(
    (object) =>
      passes(object, (request.facetFilters ?? []) as Filters) &&
      words.every((word) => texts(object).toLowerCase().includes(word)),
  );
  const facets = ((request.facets ?? []) as string[]).map((facet) => {
    const counts: Record<string, number> = {};
    for (const object of found)
      counts[String(valueAt(object, facet))] = (counts[String(valueAt(object, facet))] ?? 0) + 1;
    return [facet, counts] as const;
  });
  const highlight = (object: StoredObject) => {
    const levels = Object.entries((object.hierarchy ?? {}) as Record<string, string | null>);
    const shown = levels.flatMap(([level, text]) => (text ? [[level, marked(text, words)]] : []));
    const content = typeof object.content === "string" ? marked(object.content, words) : undefined;
    return { hierarchy: Object.fromEntries(shown) as Json, ...(content && { content }) };
  };
  return {
    index: request.indexName,
    query: request.query,
    params: "",
    nbHits: found.length,
    page,
    nbPages: Math.ceil(found.length / Math.max(perPage, 1)),
    hitsPerPage: perPage,
    processingTimeMS: 1,
    exhaustiveNbHits: true,
    ...(facets.length && { facets: Object.fromEntries(facets) as Json }),
    ...(request.clickAnalytics === true && { queryID: "query-1" }),
    hits: found.slice(page * perPage, (page + 1) * perPage).map((object) => ({
      ...object,
      _highlightResult: highlight(object),
      _snippetResult: highlight(object),
    })),
  };
}
