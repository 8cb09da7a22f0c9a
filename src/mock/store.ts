import { isObject, type JsonObject } from "../openapi/json";
import type { MockRecord } from "./model";
import { createChangeLog, type RecordChange } from "./change-log";

/** What an id belongs to. */
export interface FoundRecord {
  collection: string;
  record: MockRecord;
  /** The object with the id: the record itself, or a line, an address … in it. */
  holder: JsonObject;
}

/** The records of a session by collection, and an index of all ids in them. */
export interface Store {
  list(collection: string): MockRecord[];
  get(collection: string, id: string): MockRecord | undefined;
  put(collection: string, record: MockRecord): void;
  /** Removes a record; with `at`, its deletion is remembered. */
  remove(collection: string, id: string, at?: string): void;
  /** The records removed from a collection, with the moment. */
  tombstones(collection: string): readonly { record: MockRecord; deletedAt: string }[];
  /** Finds the id of a record, or of a line or part in it. */
  find(id: unknown): FoundRecord | undefined;
  /** The records that refer to this one, unless this one also refers to them (such as a posting). */
  referrers(record: MockRecord): MockRecord[];
  collections(): Map<string, readonly MockRecord[]>;
  /** Does some work, and takes back all its changes if it throws. */
  atomically<Result>(work: () => Result): Result;
  /** What the work under way has changed so far. */
  changes(): RecordChange[];
  /** A store with the same records that goes its own way; stored records are never changed, so both share them. */
  fork(): Store;
}

function holderOf(value: unknown, id: string, depth: number): JsonObject | undefined {
  if (typeof value !== "object" || value === null || depth > 4) return undefined;
  if (isObject(value) && value.id === id) return value;
  for (const inner of Object.values(value)) {
    const found = holderOf(inner, id, depth + 1);
    if (found) return found;
  }
  return undefined;
}

/** The id of a record; for a record without id, the first id that it refers to. */
function idOf(record: MockRecord): string {
  if (typeof record.id === "string") return record.id;
  return (
    Object.entries(record).flatMap(([key, value]) =>
      key.endsWith("Id") && typeof value === "string" ? [value] : [],
    )[0] ?? ""
  );
}

/** True if a value contains a text at any depth. */
export function mentions(value: unknown, text: string): boolean {
  if (typeof value !== "object" || value === null) return value === text;
  return Object.values(value).some((inner) => mentions(inner, text));
}

interface Tables {
  byCollection: Map<string, Map<string, MockRecord>>;
  gone: Map<string, { record: MockRecord; deletedAt: string }[]>;
  places: Map<string, { collection: string; id: string }>;
}

/** A store that starts with records. */
export function createStore(start: ReadonlyMap<string, readonly MockRecord[]>): Store {
  const store = openStore({ byCollection: new Map(), gone: new Map(), places: new Map() });
  for (const [collection, records] of start)
    for (const record of records) store.put(collection, record);
  return store;
}

function openStore({ byCollection, gone, places }: Tables): Store {
  const inCollection = (collection: string) => {
    const known = byCollection.get(collection) ?? new Map<string, MockRecord>();
    byCollection.set(collection, known);
    return known;
  };
  const index = (value: unknown, place: { collection: string; id: string }, depth = 0): void => {
    if (typeof value !== "object" || value === null || depth > 4) return;
    // Objects such as { type, id, documentNumber } refer to another record.
    const refers =
      isObject(value) && depth > 0 && ("documentNumber" in value || Object.keys(value).length < 4);
    if (
      isObject(value) &&
      typeof value.id === "string" &&
      (depth === 0 || (!refers && !places.has(value.id)))
    )
      places.set(value.id, place);
    for (const inner of Object.values(value)) index(inner, place, depth + 1);
  };
  /** Sets or removes a record without a log. */
  const set = (collection: string, id: string, record: MockRecord | undefined) => {
    if (!record) return void inCollection(collection).delete(id);
    inCollection(collection).set(id, record);
    index(record, { collection, id });
  };
  const log = createChangeLog(set);
  const put = (collection: string, record: MockRecord) => {
    const id = idOf(record);
    log.note(collection, id, inCollection(collection).get(id), record);
    set(collection, id, record);
  };
  return {
    list: (collection) => [...(byCollection.get(collection)?.values() ?? [])],
    get: (collection, id) => byCollection.get(collection)?.get(id),
    put,
    remove(collection, id, at) {
      const record = byCollection.get(collection)?.get(id);
      if (!record) return;
      const known = gone.get(collection) ?? [];
      log.note(collection, id, record, undefined, () => gone.set(collection, known));
      set(collection, id, undefined);
      if (at) gone.set(collection, [...known, { record, deletedAt: at }]);
    },
    tombstones: (collection) => gone.get(collection) ?? [],
    find(id) {
      const place = typeof id === "string" ? places.get(id) : undefined;
      const record = place && byCollection.get(place.collection)?.get(place.id);
      const holder = record && holderOf(record, String(id), 0);
      return place && record && holder
        ? { collection: place.collection, record, holder }
        : undefined;
    },
    referrers(record) {
      const id = idOf(record);
      // What a document has moved does not keep it: rules say whether it can be taken back.
      const isOwn = (other: MockRecord) => isObject(other.document) && other.document.id === id;
      return [...byCollection.values()].flatMap((records) =>
        [...records].flatMap(([otherId, other]) =>
          otherId !== id && mentions(other, id) && !mentions(record, otherId) && !isOwn(other)
            ? [other]
            : [],
        ),
      );
    },
    atomically: log.atomically,
    changes: log.changes,
    fork: () =>
      openStore({
        byCollection: new Map([...byCollection].map(([name, records]) => [name, new Map(records)])),
        gone: new Map(gone),
        places: new Map(places),
      }),
    collections: () =>
      new Map([...byCollection].map(([name, records]) => [name, [...records.values()]])),
  };
}
