import type { Reporter } from "gatsby";
import type { SearchConfig } from "../../config/schema/search";
import type { Problem } from "../../problems/problem";
import { setProblems } from "../../problems/problem-log";
import { reportProblems } from "../../problems/report-problems";
import { uploadRecords } from "../../search/algolia/upload-records";
import type { SearchRecord } from "../../search/record";

function uploadFailed(indexName: string, error: unknown): Problem {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return {
    level: "error",
    code: "search-upload-failed",
    what: "The records of the search could not be uploaded to Algolia",
    seen: [error, cause]
      .map((one) => (one instanceof Error ? one.message : String(one)))
      .join(": "),
    cause: `Algolia refused or could not be reached. Readers still search "${indexName}" as it was before.`,
    fix: "export ALGOLIA_ADMIN_KEY=<a key with the rights search, browse, addObject, deleteObject, deleteIndex, settings, editSettings, listIndexes>",
  };
}

/** Uploads the records if ALGOLIA_ADMIN_KEY is set; a failure ends the build. */
export async function uploadSearchRecords(
  records: readonly SearchRecord[],
  algolia: SearchConfig["algolia"],
  reporter: Reporter,
): Promise<void> {
  const adminKey = process.env.ALGOLIA_ADMIN_KEY;
  if (!algolia || !adminKey) return;
  const { appId, indexName, hosts } = algolia;
  try {
    const say = (message: string) => reporter.verbose(message);
    await uploadRecords({ appId, adminKey, hosts, indexName, records, say });
    reporter.info(`${records.length} search records are in "${indexName}" at Algolia`);
  } catch (error) {
    setProblems("search upload", [uploadFailed(indexName, error)]);
    reportProblems(reporter);
  }
}
