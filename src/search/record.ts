/** What is searched: one page, one part of a page, one parameter or field. */

/** What a record stands for; readers filter by it. */
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

/** One thing that can be found, in DocSearch's shape. */
export interface SearchRecord {
  /** The same from build to build while the place has the same address. */
  objectID: string;
  /** The last level of the hierarchy. */
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
  /** What is typed letter by letter: operationId, method and path, the whole path of a field. */
  names: string[];
  /** Of a field: slugs of the operations that have it. */
  operations?: string[];
}

/** What extraction makes of a place; ids and the parts that all records share come later. */
export interface RecordDraft {
  kind: RecordKind;
  /** From the group (lvl0) to the place itself. */
  trail: readonly string[];
  content: string;
  route: string;
  anchor?: string;
  names?: readonly string[];
  operations?: readonly string[];
}

/** Attributes by which hits are filtered and counted. */
export const facetAttributes = [
  "kind",
  "hierarchy.lvl0",
  "language",
  "docusaurus_tag",
  "version",
] as const;

/** Largest record, in bytes of JSON: what Algolia takes. */
export const recordLimit = 10_000;
