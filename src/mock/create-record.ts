import { isObject, pick, type JsonObject } from "../openapi/json";
import { fillAmounts, openAll } from "./amounts";
import type { Collection } from "./collections";
import { complete } from "./complete-records";
import { copyLists } from "./copied-lists";
import { referredTo } from "./copied-fields";
import { headFrom, linesFrom } from "./derive";
import type { MockRecord } from "./model";
import { nearest } from "./nearest";
import { repair } from "./repair";
import type { World } from "./world";

/** The first records of a collection; new ones take missing values from them. */
export function patternsOf(collection: Collection, world: World): readonly JsonObject[] {
  return world.patterns.get(collection.root) ?? [];
}

/** A complete new record of a collection from some fields. Does not store it. */
export function makeRecord(
  collection: Collection,
  given: JsonObject,
  world: World,
  now: string,
  patterns = patternsOf(collection, world),
): MockRecord {
  const { schema, pointer, root } = collection;
  const [source] = referredTo(given, world).filter((record) => Array.isArray(record.lines));
  const lines = given.lines === undefined && source && linesFrom(source, schema, given, world);
  const fields = { ...given, ...(lines && { lines }) };
  const gone = world.store.tombstones(root).map((one) => one.record);
  const record = complete(
    schema,
    fields,
    { patterns, siblings: [...world.store.list(root), ...gone], sources: [] },
    world,
    now,
  );
  copyLists(record, given, collection, patterns, world);
  fillAmounts(record, schema, world.reader, new Set(Object.keys(given)));
  openAll(record, schema, world.reader);
  repair(pointer, schema, record, nearest(patterns, given), world);
  return record;
}

/** A document created from another one: an order from an estimate, a shipment from an order. */
export function deriveRecord(
  target: Collection,
  source: MockRecord,
  extra: JsonObject,
  world: World,
  now: string,
): MockRecord {
  const lines = linesFrom(source, target.schema, undefined, world);
  const given: JsonObject = {
    ...headFrom(source, target, world),
    ...(lines && { lines }),
    ...extra,
  };
  const names = world.reader.names(target.schema, given);
  const fields = pick(given, (name) => names.has(name) && given[name] !== undefined);
  return makeRecord(target, fields, world, now);
}

/** The values of a body for which a record has fields. */
export function known(
  body: unknown,
  schema: unknown,
  record: JsonObject,
  world: World,
): JsonObject {
  const names = world.reader.names(schema, record);
  const isKnown = (name: string) => names.has(name) && name !== "id" && name !== "status";
  return isObject(body) ? pick(body, isKnown) : {};
}
