import type { JsonObject } from "../openapi/json";
import { createReferences } from "../openapi/references";
import { createSchemaResolver } from "../openapi/resolve-schema";
import { findCollections, type Collection } from "./collections";
import { plainNumbers } from "./exact-number";
import { idMaker } from "./ids";
import type { ValidateSchema } from "../openapi/validation/validate-schema";
import type { MockRecord } from "./model";
import { readOperations, type Operation } from "./operations";
import { roleOf, type Role } from "./roles";
import { createSchemaReader, type SchemaReader } from "./schema-reader";
import type { Store } from "./store";

/** What a mock reads from a description, once for all sessions. */
export interface Catalogue {
  document: JsonObject;
  operations: Operation[];
  collections: Collection[];
  reader: SchemaReader;
  validate: ValidateSchema;
  roles: Map<Operation, Role>;
  collection(root: string): Collection | undefined;
}

/** How far the series of a session have come; the next values follow from it. */
interface Series {
  ids: { made: number };
  requests: { made: number };
  /** Milliseconds since 1970. */
  clock: number;
  /** The clock when the session started. */
  started: number;
}

/** A catalogue with the state of one session. */
export interface World extends Catalogue {
  store: Store;
  series: Series;
  /** The first records by collection; missing values come from them. */
  patterns: ReadonlyMap<string, readonly MockRecord[]>;
  /** Path of the server. */
  base: string;
  newId(shape: { prefix: string; length: number }): string;
  newRequestId(): string;
  /** The session's clock, which advances by a second with each call. */
  now(): string;
  /** The moment of the last call of `now`. */
  time(): string;
  /** The moment at which the session began. */
  started: string;
  actor: JsonObject;
  /** Price levels: objects with a code and a discount. */
  levels: readonly JsonObject[];
}

/** Key of the price levels among the first records; they have no collection. */
export const levelsKey = "price-levels";

/** Reads a bundled description. */
export function readCatalogue(document: JsonObject, validate: ValidateSchema): Catalogue {
  const references = createReferences(document);
  const reader = createSchemaReader(createSchemaResolver(references));
  const operations = readOperations(document, references);
  const collections = findCollections(operations, reader);
  const everything = { operations, collections, reader };
  const byRoot = new Map(collections.map((collection) => [collection.root, collection]));
  return {
    document,
    ...everything,
    validate: (pointer, value) => validate(pointer, plainNumbers(value)),
    roles: new Map(operations.map((operation) => [operation, roleOf(operation, everything)])),
    collection: (root) => byRoot.get(root),
  };
}

/** Starts a session, or goes on with one whose series have come to `series`. */
export function createWorld(
  catalogue: Catalogue,
  store: Store,
  patterns: ReadonlyMap<string, readonly MockRecord[]>,
  seed: string,
  base = "",
  series?: Series,
): World {
  const records = [...patterns.values()].flat();
  const times = records.map(({ updatedAt }) => updatedAt);
  const latest = times
    .filter((time): time is string => typeof time === "string")
    .sort()
    .at(-1);
  const started = Date.parse(latest ?? "2026-01-01T00:00:00Z");
  const own = series ?? { ids: { made: 0 }, requests: { made: 0 }, clock: started, started };
  const actor = records.map(({ updatedBy }) => updatedBy).find(Boolean);
  const text = (time: number) => new Date(time).toISOString().replace(".000Z", "Z");
  const moment = () => text(own.clock);
  const requestIds = idMaker(`${seed}/requests`, own.requests);
  return {
    ...catalogue,
    store,
    series: own,
    patterns,
    base,
    newRequestId: () => requestIds({ prefix: "req_", length: 16 }),
    newId: idMaker(seed, own.ids),
    time: moment,
    started: text(own.started),
    now: () => {
      own.clock += 1000;
      return moment();
    },
    levels: patterns.get(levelsKey) ?? [],
    actor: (actor as JsonObject | undefined) ?? { type: "system", id: null, name: "Mock" },
  };
}
