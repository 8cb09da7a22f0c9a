import type { CreatePagesArgs, Reporter } from "gatsby";
import type { SynonymGroup } from "../../content/synonyms/parse-synonyms";
import { openCache } from "../cache/result-cache";
import { searchFiles, tooLarge } from "../../search/build/search-files";
import { writeSiteFile } from "../files/written";
import { packedIndexOf } from "../../search/engine/build-shards";
import type { PackedIndex } from "../../search/engine/pack-index";
import type { SearchRecord } from "../../search/record";
import { searchRecords } from "./search-records";

/** Writes the files of the local search, and returns the site's records. */
export async function writeSearch(
  publicDir: string,
  graphql: CreatePagesArgs["graphql"],
  synonyms: readonly SynonymGroup[],
  reporter: Pick<Reporter, "info" | "panicOnBuild">,
): Promise<SearchRecord[]> {
  const started = performance.now();
  const { records, language } = await searchRecords(graphql);
  const large = tooLarge(records);
  if (large.length) reporter.panicOnBuild(`Search records over 10 KB: ${large.join(", ")}`);
  const earlier = openCache<PackedIndex>("search-indexes");
  const files = searchFiles(records, language, {
    synonyms,
    toIndex: (documents) => earlier.of([JSON.stringify(documents)], () => packedIndexOf(documents)),
  });
  earlier.save();
  for (const { path, text } of files) await writeSiteFile(publicDir, path, text);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  reporter.info(`Search: ${records.length} records in ${seconds} s`);
  return records;
}
