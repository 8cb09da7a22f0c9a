import type { Collection } from "./collections";
import { patternsOf } from "./create-record";
import type { MockRecord } from "./model";
import { nearest } from "./nearest";
import { repair } from "./repair";
import type { World } from "./world";

/** A copy of a record with the time and author of a change. */
export function touched(record: MockRecord, now: string, { actor }: World): MockRecord {
  return {
    ...record,
    ...("updatedAt" in record && { updatedAt: now }),
    ...("updatedBy" in record && { updatedBy: actor }),
  };
}

/** Changes a record until it fits the schema of its collection. */
export function repairRecord(collection: Collection, record: MockRecord, world: World): void {
  const pattern = nearest(patternsOf(collection, world), record);
  repair(collection.pointer, collection.schema, record, pattern, world);
}

/** Stores a changed record, and returns it as stored. */
export function storeChanged(
  collection: Collection,
  record: MockRecord,
  now: string,
  world: World,
): MockRecord {
  const changed = touched(record, now, world);
  repairRecord(collection, changed, world);
  world.store.put(collection.root, changed);
  return changed;
}
