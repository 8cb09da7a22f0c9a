import type { SearchRecord } from "../record";
import { copyNameOf, remoteIndexes, type WriteAccess } from "./remote-indexes";
import { runAlgoliaPlugin } from "./run-plugin";

interface Upload extends WriteAccess {
  indexName: string;
  records: readonly SearchRecord[];
  /** Called for each step. */
  say?: (message: string) => void;
}

/**
 * Replaces all records at once: updates a copy of the index, checks the number of records, and moves the copy over the
 * index that readers search.
 * @throws Error at any failure; the index that readers search is then unchanged
 */
export async function uploadRecords(upload: Upload): Promise<void> {
  const { indexName, records, say = () => undefined } = upload;
  const indexes = remoteIndexes(upload);
  const copy = copyNameOf(indexName);
  // Also replaces what an upload that failed may have left.
  if (await indexes.exists(indexName)) await indexes.copy(indexName, copy);
  else if (await indexes.exists(copy)) await indexes.remove(copy);
  await runAlgoliaPlugin({ ...upload, indexName: copy, say });
  const count = await indexes.count(copy);
  if (count !== records.length)
    throw new Error(`${copy} holds ${count} records instead of ${records.length}`);
  await indexes.move(copy, indexName);
}
