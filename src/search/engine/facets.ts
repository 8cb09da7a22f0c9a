import type { AlgoliaRequest } from "../client/algolia-types";
import {
  facetAttributes,
  levels,
  recordFacetNames,
  type RecordFacet,
  type SearchRecord,
} from "../record";

const otherAttributes = ["type", "url_without_anchor"] as const;

type Attribute =
  | Exclude<(typeof facetAttributes)[number], `hierarchy.${string}`>
  | (typeof otherAttributes)[number]
  | RecordFacet;

const attributes = new Set<string>([...facetAttributes, ...recordFacetNames, ...otherAttributes]);

/** Reads the values of an attribute: `kind`, `operations`, `hierarchy.lvl0` or `lvl0`; an unknown one has none. */
function valuesOf(name: string): (record: SearchRecord) => readonly string[] {
  const levelName = name.replace(/^hierarchy\./, "");
  const level = levels.find((known) => known === levelName);
  if (level) return ({ hierarchy }) => (hierarchy[level] ? [hierarchy[level]] : []);
  if (!attributes.has(name)) return () => [];
  return (record) => [record[name as Attribute] ?? []].flat();
}

type Test = (record: SearchRecord) => boolean;

/** `kind:doc`, or `kind:-doc` for all others. Anything else matches nothing, as with Algolia. */
function testOf(filter: string): Test {
  const colon = filter.indexOf(":");
  if (colon < 1) return () => false;
  const valuesIn = valuesOf(filter.slice(0, colon).trim());
  const value = filter.slice(colon + 1).trim();
  if (value.startsWith("-")) return (record) => !valuesIn(record).includes(value.slice(1));
  return (record) => valuesIn(record).includes(value);
}

/** Tests whether a record passes all filters; a nested list passes if one of its filters does. */
export function facetTest(filters: AlgoliaRequest["facetFilters"]): Test {
  const list = typeof filters === "string" ? [filters] : (filters ?? []);
  const tests = list.map((entry): Test => {
    const some = (typeof entry === "string" ? [entry] : entry).map(testOf);
    return (record) => !some.length || some.some((test) => test(record));
  });
  return (record) => tests.every((test) => test(record));
}

/** Counts the records that have each value of the requested attributes. */
export function countFacets(
  records: Iterable<SearchRecord>,
  requested: readonly string[],
): Record<string, Record<string, number>> {
  const names = requested.includes("*") ? facetAttributes : requested;
  const facets = names.map((name) => [name, valuesOf(name)] as const);
  const counts: Record<string, Record<string, number>> = {};
  for (const record of records)
    for (const [name, valuesIn] of facets)
      for (const value of valuesIn(record)) {
        const byValue = (counts[name] ??= {});
        byValue[value] = (byValue[value] ?? 0) + 1;
      }
  return counts;
}
