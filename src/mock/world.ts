import type { JsonObject } from "../openapi/json";
import { createReferences } from "../openapi/references";
import { createSchemaResolver } from "../openapi/resolve-schema";
import {
  findCollections,
  readCollection,
  type Collection,
  type WrittenCollection,
} from "./collections";
import { plainNumbers } from "./exact-number";
import { idPrefixesOf } from "./id-prefixes";
import { idMaker, type IdShape } from "./ids";
import type { ValidateSchema } from "../openapi/validation/validate-schema";
import type { MockRecord } from "./model";
import { knownProblems, problemsIn, type Problems } from "./problems";
import { readOperations, type Operation } from "./mock-operations";
import { roleOf, type Role } from "./roles";
import { createSchemaReader, type SchemaReader } from "./schema-reader";
import type { Store } from "./store";

/** What a mock reads from a description, once for all sessions. */
export interface Catalog {
  document: JsonObject;
  operations: Operation[];
  collections: Collection[];
  reader: SchemaReader;
  validate: ValidateSchema;
  /** Derived when it is first asked for: a session asks for few. */
  roleOf(operation: Operation): Role;
  /** What the description says of the problems with a code. */
  aboutCode: ReturnType<typeof knownProblems>;
  collection(root: string): Collection | undefined;
  /** Of the ids of records and of their lines. */
  idPrefixes(): ReadonlySet<string>;
}

/** How far the series of a session have come; the next values follow from it. */
interface Series {
  ids: { made: number };
  requests: { made: number };
  /** Milliseconds since 1970. */
  clock: number;
}

/** What all sessions with the same first records share. */
interface Setting extends Catalog {
  /** The first records by collection; missing values come from them. */
  patterns: ReadonlyMap<string, readonly MockRecord[]>;
  /** Decides which ids are made. */
  seed: string;
  /** Path of the server. */
  base: string;
  /** The moment at which a session begins. */
  started: string;
  actor: JsonObject;
  /** Price levels: objects with a code and a discount. */
  levels: readonly JsonObject[];
}

/** A catalog with the state of one session. */
export interface World extends Setting {
  store: Store;
  series: Series;
  newId(shape: IdShape): string;
  newRequestId(): string;
  /** The session's clock, which advances by a second with each call. */
  now(): string;
  /** The moment of the last call of `now`. */
  time(): string;
}

/** Key of the price levels among the first records; they have no collection. */
export const levelsKey = "price-levels";

/** What the build may have read of a description before. */
export interface ReadBefore {
  /** Of its examples: type and title of problems. */
  problems?: Problems;
  collections?: readonly WrittenCollection[];
  idPrefixes?: readonly string[];
}

/** Reads a bundled description. */
export function readCatalog(
  document: JsonObject,
  validate: ValidateSchema,
  { problems, collections: written, idPrefixes }: ReadBefore = {},
): Catalog {
  const references = createReferences(document);
  const reader = createSchemaReader(createSchemaResolver(references));
  const operations = readOperations(document, references);
  const collections =
    written?.map((one) => readCollection(one, reader)) ?? findCollections(operations, reader);
  const everything = { operations, collections, reader };
  const roles = new Map<Operation, Role>();
  const byRoot = new Map(collections.map((collection) => [collection.root, collection]));
  let prefixes = idPrefixes && new Set(idPrefixes);
  return {
    document,
    ...everything,
    validate: (pointer, value) => validate(pointer, plainNumbers(value)),
    roleOf(operation) {
      const role = roles.get(operation) ?? roleOf(operation, everything);
      roles.set(operation, role);
      return role;
    },
    aboutCode: knownProblems(problems ?? problemsIn(operations)),
    collection: (root) => byRoot.get(root),
    idPrefixes: () => (prefixes ??= idPrefixesOf(collections, reader)),
  };
}

const momentOf = (clock: number) => new Date(clock).toISOString().replace(".000Z", "Z");

function worldIn(setting: Setting, store: Store, series: Series): World {
  const time = () => momentOf(series.clock);
  const requestIds = idMaker(`${setting.seed}/requests`, series.requests);
  return {
    ...setting,
    store,
    series,
    newRequestId: () => requestIds({ prefix: "req_", length: 16 }),
    newId: idMaker(setting.seed, series.ids),
    time,
    now: () => {
      series.clock += 1000;
      return time();
    },
  };
}

/** Starts a session. */
export function createWorld(
  catalog: Catalog,
  store: Store,
  patterns: ReadonlyMap<string, readonly MockRecord[]>,
  seed: string,
  base = "",
): World {
  const records = [...patterns.values()].flat();
  const times = records.map(({ updatedAt }) => updatedAt);
  const latest = times
    .filter((time): time is string => typeof time === "string")
    .sort()
    .at(-1);
  const clock = Date.parse(latest ?? "2026-01-01T00:00:00Z");
  const actor = records.map(({ updatedBy }) => updatedBy).find(Boolean);
  const setting: Setting = {
    ...catalog,
    patterns,
    seed,
    base,
    started: momentOf(clock),
    actor: (actor as JsonObject | undefined) ?? { type: "system", id: null, name: "Mock" },
    levels: patterns.get(levelsKey) ?? [],
  };
  return worldIn(setting, store, { ids: { made: 0 }, requests: { made: 0 }, clock });
}

/** A session in the state of another, with the same ids to come, that goes its own way. */
export const forkWorld = (world: World): World =>
  worldIn(world, world.store.fork(), structuredClone(world.series));
