import { levels, type Hierarchy, type RecordKind, type SearchRecord } from "../record";
import type { PackedIndex } from "./pack-index";

/** Raised whenever shards are written or read in another way: an older page then fetches itself anew. */
export const shardFormat = 2;

/** Parts of an index in the order in which they are fetched. */
export const shardNames = ["pages", "fields", "texts"] as const;

export type ShardName = (typeof shardNames)[number];

/** What all records of an index share. */
export type SharedValues = Pick<SearchRecord, "language" | "docusaurus_tag" | "version">;

/** A record with what cannot be derived: kind, trail, url, text, names, operations, and what is not as usual. */
export interface PackedRecord {
  k: RecordKind;
  t: string[];
  u: string;
  c?: string;
  n?: string[];
  o?: string[];
  /** objectID, where it is not kind and url. */
  i?: string;
  /** Text that goes on from another record. */
  x?: 1;
}

interface ShardBase {
  format: number;
  /** All shards of one build have the same. */
  build: string;
  index: PackedIndex;
}

/** Records with the index of their titles and names, and of what fields say. */
export interface RecordsShard extends ShardBase {
  name: "pages" | "fields";
  shared: SharedValues;
  records: PackedRecord[];
}

/** What the records of the pages shard say, in the same order, and its index. */
export interface TextsShard extends ShardBase {
  name: "texts";
  texts: string[];
}

export type Shard = RecordsShard | TextsShard;

/** A record as a shard holds it. */
export function packRecord(record: SearchRecord, content: string): PackedRecord {
  const { kind, hierarchy, url, names, operations, type, objectID } = record;
  return {
    k: kind,
    t: levels.flatMap((level) => hierarchy[level] ?? []),
    u: url,
    ...(content && { c: content }),
    ...(names.length && { n: names }),
    ...(operations?.length && { o: operations }),
    ...(objectID !== `${kind}:${url}` && { i: objectID }),
    ...(type === "content" && { x: 1 as const }),
  };
}

/** The record that was packed. */
export function unpackRecord(packed: PackedRecord, shared: SharedValues): SearchRecord {
  const { k: kind, t: trail, u: url, c = null, n: names = [], o: operations, i, x } = packed;
  const hash = url.indexOf("#");
  const entries = levels.map((level, index) => [level, trail[index] ?? null]);
  return {
    objectID: i ?? `${kind}:${url}`,
    type: x ? "content" : (levels[Math.min(trail.length, levels.length) - 1] ?? "lvl0"),
    kind,
    hierarchy: Object.fromEntries(entries) as Hierarchy,
    content: c,
    url,
    url_without_anchor: hash < 0 ? url : url.slice(0, hash),
    anchor: hash < 0 ? null : url.slice(hash + 1),
    ...shared,
    names,
    ...(operations && { operations }),
  };
}

/** What the search of a site is made of; the one file whose name does not change. */
export interface Manifest {
  format: number;
  build: string;
  /** Routes of the files, without the path prefix. */
  shards: Record<ShardName, string>;
  /** Route of all records as JSON. */
  records: string;
  counts: { records: number };
}
