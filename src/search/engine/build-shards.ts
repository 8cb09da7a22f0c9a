import { levels, type SearchRecord } from "../record";
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

const lowKinds: ReadonlySet<string> = new Set(["field", "parameter"]);

function documentOf(record: SearchRecord, id: number, content: string): IndexDocument {
  const trail = levels.flatMap((level) => record.hierarchy[level] ?? []);
  const title = trail.at(-1) ?? "";
  // That all fields of "Create an item" have to do with creating helps nobody.
  const above = trail.slice(0, lowKinds.has(record.kind) ? 1 : -1);
  return {
    id,
    title,
    trail: [...new Set(above)].filter((one) => one !== title).join(" \n "),
    ...(record.names.length && { names: record.names.join(" \n ") }),
    ...(content && { content }),
  };
}

/** The index of documents, as it stands in a shard. */
export const packedIndexOf = (documents: readonly IndexDocument[]): PackedIndex =>
  packIndex(indexOf(documents).toJSON());

/**
 * The shards of all records. Places in the list of records count on from the pages to the fields, so that a record
 * has one number in all indexes. `build` names the build; `toIndex` may remember what it made.
 */
export function buildShards(
  records: readonly SearchRecord[],
  build: string,
  toIndex = packedIndexOf,
): Shard[] {
  const pages = records.filter(({ kind }) => !lowKinds.has(kind));
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
  // What pages say comes last: the first result waits for nothing but titles and names.
  const texts = pages.map(({ content }) => content ?? "");
  const textsShard: TextsShard = {
    ...base,
    name: "texts",
    texts,
    index: toIndex(texts.flatMap((content, id) => (content ? [{ id, content }] : []))),
  };
  const contents = fields.map(({ content }) => content ?? "");
  return [
    shard("pages", pages, [], 0),
    shard("fields", fields, contents, pages.length),
    textsShard,
  ];
}
