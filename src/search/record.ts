/** What a record stands for. */
export const recordKinds = [
  "doc",
  "tutorial",
  "post",
  "page",
  "category",
  "overview",
  "operation",
  "parameter",
  "field",
  "error",
  "state",
  "term",
] as const;

export type RecordKind = (typeof recordKinds)[number];

export const levels = ["lvl0", "lvl1", "lvl2", "lvl3", "lvl4", "lvl5", "lvl6"] as const;

export type Level = (typeof levels)[number];

/** Headings from the group down to the place itself; unused levels are null. */
export type Hierarchy = Record<Level, string | null>;

/** A hierarchy made level by level. */
export const hierarchyOf = (textOf: (level: Level, index: number) => string | null): Hierarchy =>
  Object.fromEntries(levels.map((level, index) => [level, textOf(level, index)])) as Hierarchy;

/** The headings of a record, from the group to the place itself. */
export const trailOf = ({ hierarchy }: { hierarchy: Hierarchy }): string[] =>
  levels.flatMap((level) => hierarchy[level] ?? []);

/** Facets that extraction sets on single records (`operations`: slugs, of a field), and their keys in a shard. */
export const recordFacets = { operations: "o" } as const;

export type RecordFacet = keyof typeof recordFacets;

export const recordFacetNames = Object.keys(recordFacets) as RecordFacet[];

/** Filters of the search page by the parameter in its address, with the attribute that each looks at. */
export const filterAttributes = {
  kind: "kind",
  group: "hierarchy.lvl0",
  version: "version",
} as const satisfies Record<string, keyof SearchRecord | `hierarchy.${Level}`>;

/** Attributes by which hits are filtered and counted: by readers, or by the page's language and version. */
export const facetAttributes = [
  ...Object.values(filterAttributes),
  "language",
  "docusaurus_tag",
] as const;

/** One thing that can be found (a page, a section, a field …), in DocSearch's shape. */
export interface SearchRecord extends Partial<Record<RecordFacet, string[]>> {
  /** Stays from build to build while the place has the same address. */
  objectID: string;
  /** The last level of the hierarchy; `content` if the text continues that of another record. */
  type: Level | "content";
  kind: RecordKind;
  hierarchy: Hierarchy;
  /** Plain text. */
  content: string | null;
  /** Route with anchor, without the path prefix. */
  url: string;
  url_without_anchor: string;
  anchor: string | null;
  language: string;
  docusaurus_tag: string;
  version: string;
  /** What readers type letter by letter: operationId, method and path, the whole path of a field. */
  names: string[];
}

/** What extraction makes of a place; `finishRecords` adds ids and what all records share. */
export interface RecordDraft extends Partial<Record<RecordFacet, readonly string[]>> {
  kind: RecordKind;
  /** From the group (lvl0) to the place itself. */
  trail: readonly string[];
  content: string;
  route: string;
  anchor?: string;
  names?: readonly string[];
}

/** Largest record that Algolia takes, in bytes of JSON. */
export const recordLimit = 10_000;
