import {
  hierarchyOf,
  levels,
  recordFacetNames,
  recordFacets,
  trailOf,
  type RecordFacet,
  type RecordKind,
  type SearchRecord,
} from "../record";
import type { PackedIndex } from "./pack-index";
import type { SynonymTable } from "./synonym-lookup";

/**
 * Raise it whenever shards are written or read differently: an older page then fetches itself anew. A new facet needs
 * no new number, because pages that do not know it ignore it.
 */
export const shardFormat = 7;

/** Parts of an index, in the order in which they are fetched. */
export const shardNames = ["pages", "sections", "fields", "texts"] as const;

export type ShardName = (typeof shardNames)[number];

/** What all records of an index share. */
export type SharedValues = Pick<SearchRecord, "language" | "docusaurus_tag" | "version">;

/** A record without what can be derived: kind, trail, url, text, names, facets. */
interface PackedRecord extends Partial<Record<(typeof recordFacets)[RecordFacet], string[]>> {
  k: RecordKind;
  t: string[];
  u: string;
  c?: string;
  n?: string[];
  /** objectID, if it is not made of kind and url. */
  i?: string;
  /** Set if the text continues that of another record. */
  x?: 1;
}

interface ShardBase {
  format: number;
  /** The same in all shards of one build. */
  build: string;
  index: PackedIndex;
}

/** Records with the index of their titles and names, and of the texts of fields. */
export interface RecordsShard extends ShardBase {
  name: "pages" | "sections" | "fields";
  /** In the pages shard, which comes first. */
  synonyms?: SynonymTable;
  shared: SharedValues;
  records: PackedRecord[];
}

/** The texts of the records in the shards of pages and sections, in the same order, and their index. */
export interface TextsShard extends ShardBase {
  name: "texts";
  texts: string[];
}

export type Shard = RecordsShard | TextsShard;

/** A record as a shard stores it. */
export function packRecord(record: SearchRecord, content: string): PackedRecord {
  const { kind, url, names, type, objectID } = record;
  const facets = recordFacetNames.flatMap((name) =>
    record[name]?.length ? [[recordFacets[name], record[name]]] : [],
  );
  return {
    k: kind,
    t: trailOf(record),
    u: url,
    ...(content && { c: content }),
    ...(names.length && { n: names }),
    ...Object.fromEntries(facets),
    ...(objectID !== `${kind}:${url}` && { i: objectID }),
    ...(type === "content" && { x: 1 as const }),
  };
}

/** Reverses `packRecord`. */
export function unpackRecord(packed: PackedRecord, shared: SharedValues): SearchRecord {
  const { k: kind, t: trail, u: url, c = null, n: names = [], i, x } = packed;
  const hash = url.indexOf("#");
  const facets = recordFacetNames.map((name) => [name, packed[recordFacets[name]]]);
  return {
    objectID: i ?? `${kind}:${url}`,
    type: x ? "content" : (levels[Math.min(trail.length, levels.length) - 1] ?? "lvl0"),
    kind,
    hierarchy: hierarchyOf((_, at) => trail[at] ?? null),
    content: c,
    url,
    url_without_anchor: hash < 0 ? url : url.slice(0, hash),
    anchor: hash < 0 ? null : url.slice(hash + 1),
    ...shared,
    names,
    ...Object.fromEntries(facets.filter(([, values]) => values)),
  };
}

/** Lists the files of a search index; the one file whose name does not change. */
export interface Manifest {
  format: number;
  build: string;
  /** Routes of the files, without the path prefix. */
  shards: Record<ShardName, string>;
  /** Route of all records as JSON. */
  records: string;
  counts: { records: number };
}
