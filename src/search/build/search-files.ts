import { buildShards, packedIndexOf } from "../engine/build-shards";
import { shardFormat, type Manifest, type ShardName } from "../engine/shard";
import { manifestPath } from "../../config/addresses/search-tag";
import { recordLimit, type SearchRecord } from "../record";
import { contentHash } from "../../config/addresses/hashed-names";

/** A file below public/. */
export interface SearchFile {
  /** Without a leading slash. */
  path: string;
  text: string;
}

/** All that the local search of one language and version needs. File names of shards change with their content. */
function filesOf(
  records: readonly SearchRecord[],
  manifestFile: string,
  toIndex: typeof packedIndexOf,
): SearchFile[] {
  const json = JSON.stringify(records);
  const build = contentHash(`${shardFormat} ${json}`);
  const shards = buildShards(records, build, toIndex).map((shard) => {
    const text = JSON.stringify(shard);
    return {
      name: shard.name,
      path: `static/search/${shard.name}-${contentHash(text)}.json`,
      text,
    };
  });
  const recordsPath = manifestFile.replace("manifest.json", "records.json");
  const routes = shards.map(({ name, path }) => [name, `/${path}`]);
  const manifest: Manifest = {
    format: shardFormat,
    build,
    shards: Object.fromEntries(routes) as Record<ShardName, string>,
    records: `/${recordsPath}`,
    counts: { records: records.length },
  };
  return [
    ...shards.map(({ path, text }) => ({ path, text })),
    { path: recordsPath, text: json },
    // Last: who reads it finds all the others.
    { path: manifestFile, text: JSON.stringify(manifest) },
  ];
}

/**
 * The files of the local search: one manifest, its shards and its records for each language and version. `toIndex` may
 * remember what it made.
 */
export function searchFiles(
  records: readonly SearchRecord[],
  siteLanguage: string,
  toIndex = packedIndexOf,
): SearchFile[] {
  const sets = new Map<string, SearchRecord[]>([
    [manifestPath(siteLanguage, "default", siteLanguage), []],
  ]);
  for (const record of records) {
    const file = manifestPath(record.language, record.docusaurus_tag, siteLanguage);
    const list = sets.get(file) ?? [];
    list.push(record);
    sets.set(file, list);
  }
  return [...sets].flatMap(([file, list]) => filesOf(list, file, toIndex));
}

/** Ids of records that are too large for Algolia, which is a mistake of the extraction. */
export function tooLarge(records: readonly SearchRecord[]): string[] {
  return records
    .filter((record) => Buffer.byteLength(JSON.stringify(record)) > recordLimit)
    .map(({ objectID }) => objectID);
}
