import type { SynonymGroup } from "../../content/synonyms/parse-synonyms";
import { trailOf, type SearchRecord } from "../record";
import { indexOf, type IndexDocument } from "./index-documents";
import { packIndex, type PackedIndex } from "./pack-index";
import {
  packRecord,
  shardFormat,
  type RecordsShard,
  type SharedValues,
  type Shard,
  type TextsShard,
} from "./shard";
import { synonymTable } from "./synonym-lookup";

const lowKinds: ReadonlySet<string> = new Set(["field", "parameter"]);

function documentOf(record: SearchRecord, id: number, content: string): IndexDocument {
  const trail = trailOf(record);
  const title = trail.at(-1) ?? "";
  // Fields are found by their entity, not by their operation: all those of "Create an item" are about creating.
  const above = trail.slice(0, lowKinds.has(record.kind) ? 1 : -1);
  return {
    id,
    title,
    trail: [...new Set(above)].filter((heading) => heading !== title).join(" \n "),
    ...(record.names.length && { names: record.names.join(" \n ") }),
    ...(content && { content }),
  };
}

/** The index of documents, as a shard stores it. */
export const packedIndexOf = (documents: readonly IndexDocument[]): PackedIndex =>
  packIndex(indexOf(documents).toJSON());

/** What shards hold besides records, and how they are indexed. */
export interface ShardOptions {
  synonyms?: readonly SynonymGroup[];
  /** May cache. */
  toIndex?: typeof packedIndexOf;
}

/** The shards of all records, with the same numbers in all indexes: first pages, then what is on them, then fields. */
export function buildShards(
  records: readonly SearchRecord[],
  build: string,
  { synonyms = [], toIndex = packedIndexOf }: ShardOptions = {},
): Shard[] {
  const upper = records.filter(({ kind }) => !lowKinds.has(kind));
  // The first result waits for the titles and names of pages only.
  const pages = upper.filter(({ anchor }) => anchor === null);
  const sections = upper.filter(({ anchor }) => anchor !== null);
  const fields = records.filter(({ kind }) => lowKinds.has(kind));
  const [first] = records;
  const { language = "en", docusaurus_tag = "default", version = "" } = first ?? {};
  const shared: SharedValues = { language, docusaurus_tag, version };
  const base = { format: shardFormat, build };
  const shard = (
    name: RecordsShard["name"],
    list: readonly SearchRecord[],
    contents: readonly string[],
    from: number,
  ): RecordsShard => ({
    ...base,
    name,
    shared,
    records: list.map((record, at) => packRecord(record, contents[at] ?? "")),
    index: toIndex(list.map((record, at) => documentOf(record, from + at, contents[at] ?? ""))),
  });
  const texts = [...pages, ...sections].map(({ content }) => content ?? "");
  const textsShard: TextsShard = {
    ...base,
    name: "texts",
    texts,
    index: toIndex(texts.flatMap((content, id) => (content ? [{ id, content }] : []))),
  };
  const contents = fields.map(({ content }) => content ?? "");
  return [
    { ...shard("pages", pages, [], 0), synonyms: synonymTable(synonyms) },
    shard("sections", sections, [], pages.length),
    shard("fields", fields, contents, upper.length),
    textsShard,
  ];
}
