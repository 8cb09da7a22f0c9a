import type { SearchRecord } from "../record";
import { copyNameOf, remoteIndexes, type WriteAccess } from "./remote-indexes";
import { runAlgoliaPlugin } from "./run-plugin";

interface Upload extends WriteAccess {
  indexName: string;
  records: readonly SearchRecord[];
  /** Told of each step. */
  say?: (message: string) => void;
}

/**
 * Puts the records of a build in the place of those of the last one, all at once: a copy of the index is brought up
 * to date (only what changed is sent), counted, and moved over the index that readers search.
 * @throws Error at any failure; the index that readers search is then as it was.
 */
export async function uploadRecords(upload: Upload): Promise<void> {
  const { indexName, records, say = () => undefined } = upload;
  const indexes = remoteIndexes(upload);
  const copy = copyNameOf(indexName);
  // A copy of last time, half filled perhaps, is replaced.
  if (await indexes.exists(indexName)) await indexes.copy(indexName, copy);
  else if (await indexes.exists(copy)) await indexes.remove(copy);
  await runAlgoliaPlugin({ ...upload, indexName: copy, say });
  const count = await indexes.count(copy);
  if (count !== records.length)
    throw new Error(`${copy} holds ${count} records instead of ${records.length}`);
  await indexes.move(copy, indexName);
}
