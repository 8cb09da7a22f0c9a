import type { AlgoliaRequest } from "../client/types";
import { facetAttributes, levels, type Level, type SearchRecord } from "../record";

/** What can be filtered by and counted. */
const attributes = [
  "kind",
  "type",
  "language",
  "docusaurus_tag",
  "version",
  "operations",
  "url_without_anchor",
] as const;

const isLevel = (name: string): name is Level => levels.some((level) => level === name);
const isAttribute = (name: string) => attributes.find((one) => one === name);

/** The values of an attribute; none where records have no such attribute. */
function valuesOf(record: SearchRecord, name: string): readonly string[] {
  const attribute = isAttribute(name);
  if (attribute) {
    const value = record[attribute];
    return typeof value === "string" ? [value] : (value ?? []);
  }
  const level = name.replace(/^hierarchy\./, "");
  const value = isLevel(level) ? record.hierarchy[level] : null;
  return value ? [value] : [];
}

type Test = (record: SearchRecord) => boolean;

/** `kind:doc`, or `kind:-doc` for all others. What is no filter lets nothing pass, as with Algolia. */
function testOf(filter: string): Test {
  const colon = filter.indexOf(":");
  if (colon < 1) return () => false;
  const name = filter.slice(0, colon).trim();
  const wanted = filter.slice(colon + 1).trim();
  if (wanted.startsWith("-")) return (record) => !valuesOf(record, name).includes(wanted.slice(1));
  return (record) => valuesOf(record, name).includes(wanted);
}

/** Whether a record passes all filters; a list inside of the list passes when one of its filters does. */
export function facetTest(filters: AlgoliaRequest["facetFilters"]): Test {
  const list = typeof filters === "string" ? [filters] : (filters ?? []);
  const tests = list.map((entry): Test => {
    const some = (typeof entry === "string" ? [entry] : entry).map(testOf);
    return (record) => !some.length || some.some((test) => test(record));
  });
  return (record) => tests.every((test) => test(record));
}

/** How many records have each value of the attributes that were asked for. */
export function countFacets(
  records: Iterable<SearchRecord>,
  asked: readonly string[],
): Record<string, Record<string, number>> {
  const names = asked.includes("*") ? facetAttributes : asked;
  const counts: Record<string, Record<string, number>> = {};
  for (const record of records)
    for (const name of names)
      for (const value of valuesOf(record, name)) {
        const byValue = (counts[name] ??= {});
        byValue[value] = (byValue[value] ?? 0) + 1;
      }
  return counts;
}
