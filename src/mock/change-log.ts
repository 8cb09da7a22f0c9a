import type { MockRecord } from "./model";

/** A record before and after some work; without `before` it is new, without `after` it is gone. */
export interface RecordChange {
  collection: string;
  id: string;
  before?: MockRecord;
  after?: MockRecord;
}

interface Entry extends RecordChange {
  also?: () => void;
}

type SetRecord = (collection: string, id: string, record: MockRecord | undefined) => void;

/** The first state before and the last state after of each record, in the order of their first change. */
function merged(entries: readonly Entry[]): RecordChange[] {
  const byRecord = new Map<string, RecordChange>();
  for (const { collection, id, before, after } of entries) {
    const key = `${collection} ${id}`;
    const known = byRecord.get(key);
    if (known) known.after = after;
    else byRecord.set(key, { collection, id, before, after });
  }
  return [...byRecord.values()];
}

/** Remembers what work changes in a store, so that all of it can be taken back. */
export function createChangeLog(set: SetRecord) {
  let depth = 0;
  let entries: Entry[] = [];
  return {
    /** Notes a change that is about to be made. `also` takes back what else comes with it. */
    note(
      collection: string,
      id: string,
      before: MockRecord | undefined,
      after: MockRecord | undefined,
      also?: () => void,
    ): void {
      if (depth) entries.push({ collection, id, before, after, also });
    },
    changes: (): RecordChange[] => merged(entries),
    atomically<Result>(work: () => Result): Result {
      const start = entries.length;
      depth++;
      try {
        return work();
      } catch (error) {
        for (const { collection, id, before, also } of entries.splice(start).reverse()) {
          set(collection, id, before);
          also?.();
        }
        throw error;
      } finally {
        depth--;
        if (!depth) entries = [];
      }
    },
  };
}
