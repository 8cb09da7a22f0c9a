import { groupBy } from "../../config/group-by";
import { buildShards, type ShardOptions } from "../engine/build-shards";
import { shardFormat, type Manifest, type ShardName } from "../engine/shard";
import { manifestPath } from "../../config/addresses/search-tag";
import { recordLimit, type SearchRecord } from "../record";
import { contentHash } from "../../config/addresses/hashed-names";

/** A file below `public/`. */
export interface SearchFile {
  /** Without a leading slash. */
  path: string;
  text: string;
}

/** The files for one language and version. File names of shards change with their content. */
function filesOf(
  records: readonly SearchRecord[],
  manifestFile: string,
  options: ShardOptions | undefined,
): SearchFile[] {
  const json = JSON.stringify(records);
  const build = contentHash(`${shardFormat} ${json}`);
  const shards = buildShards(records, build, options).map((shard) => {
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
    // Written last, when all the others are there.
    { path: manifestFile, text: JSON.stringify(manifest) },
  ];
}

/** The files of the local search: manifest, shards, and records of each language and version, all with the same synonyms. */
export function searchFiles(
  records: readonly SearchRecord[],
  siteLanguage: string,
  options?: ShardOptions,
): SearchFile[] {
  const sets = groupBy(records, ({ language, docusaurus_tag: tag }) => [
    manifestPath(language, tag, siteLanguage),
  ]);
  // A site without records has an index, too.
  const main = manifestPath(siteLanguage, "default", siteLanguage);
  return [...new Map<string, SearchRecord[]>([[main, []], ...sets])].flatMap(([file, list]) =>
    filesOf(list, file, options),
  );
}

/** Ids of records that are too large for Algolia; `finishRecords` should not make any. */
export function tooLarge(records: readonly SearchRecord[]): string[] {
  return records
    .filter((record) => Buffer.byteLength(JSON.stringify(record)) > recordLimit)
    .map(({ objectID }) => objectID);
}
