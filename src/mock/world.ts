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

/** A description, read once: what all sessions of a mock share. */
export interface Catalogue {
  document: JsonObject;
  operations: Operation[];
  collections: Collection[];
  reader: SchemaReader;
  validate: ValidateSchema;
  roles: Map<Operation, Role>;
  collection(root: string): Collection | undefined;
}

/** A catalogue with the records of one session. */
export interface World extends Catalogue {
  store: Store;
  /** Records at the start, from which missing values are taken. */
  patterns: ReadonlyMap<string, readonly MockRecord[]>;
  newId(shape: { prefix: string; length: number }): string;
  /** The time of this request: it goes on by a second with each. */
  now(): string;
  actor: JsonObject;
  /** Price levels: objects with a code and a discount. */
  levels: readonly JsonObject[];
}

/** Where the price levels stand among the records of the start; they have no operations. */
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

/** Puts records into a catalogue. */
export function createWorld(
  catalogue: Catalogue,
  store: Store,
  patterns: ReadonlyMap<string, readonly MockRecord[]>,
  seed: string,
): World {
  const times = [...patterns.values()].flat().map(({ updatedAt }) => updatedAt);
  const latest = times
    .filter((time): time is string => typeof time === "string")
    .sort()
    .at(-1);
  let clock = Date.parse(latest ?? "2026-01-01T00:00:00Z");
  const actors = [...patterns.values()].flat().map(({ updatedBy }) => updatedBy);
  return {
    ...catalogue,
    store,
    patterns,
    newId: idMaker(seed),
    now: () => new Date((clock += 1000)).toISOString().replace(".000Z", "Z"),
    levels: patterns.get(levelsKey) ?? [],
    actor: (actors.find((actor) => actor) as JsonObject | undefined) ?? {
      type: "system",
      id: null,
      name: "Mock",
    },
  };
}
