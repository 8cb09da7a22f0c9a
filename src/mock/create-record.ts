import { isObject, type JsonObject } from "../openapi/json";
import { fillAmounts, openAll } from "./amounts";
import { memberFields, type Collection } from "./collections";
import { complete } from "./complete-records";
import { copyLists } from "./copied-lists";
import { referredTo } from "./copied-fields";
import { headFrom, linesFrom } from "./derive";
import type { MockRecord } from "./model";
import { nearest } from "./nearest";
import { repair } from "./repair";
import type { World } from "./world";

/** Records of a collection that can serve as patterns: those of the start, then those of the session. */
export function patternsOf(collection: Collection, world: World): readonly JsonObject[] {
  return world.patterns.get(collection.root) ?? [];
}

/** A new record of a collection from the fields that are known, complete and in order; it is not stored yet. */
export function makeRecord(
  collection: Collection,
  given: JsonObject,
  world: World,
  now: string,
  patterns = patternsOf(collection, world),
): MockRecord {
  const { schema, pointer, root } = collection;
  const [source] = referredTo(given, world).filter((record) => Array.isArray(record.lines));
  const lines = memberFields(schema, world.reader, given).find(({ name }) => name === "lines");
  const needsLines = lines && given.lines === undefined && source;
  const fields: JsonObject = {
    ...given,
    ...(needsLines && { lines: linesFrom(source, lines.schema.items, world) }),
  };
  const record = complete(
    schema,
    fields,
    { patterns, siblings: world.store.list(root), sources: [] },
    world,
    now,
  );
  copyLists(record, given, collection, patterns, world);
  fillAmounts(record, schema, world.reader, new Set(Object.keys(given)));
  openAll(record, schema, world.reader);
  repair(pointer, schema, record, nearest(patterns, given), world);
  return record;
}

/** A document that another one brings forth: an order from an estimate, a shipment from an order. */
export function deriveRecord(
  target: Collection,
  source: MockRecord,
  extra: JsonObject,
  world: World,
  now: string,
): MockRecord {
  const lines = memberFields(target.schema, world.reader).find(({ name }) => name === "lines");
  const given: JsonObject = {
    ...headFrom(source, target, world),
    ...(lines && { lines: linesFrom(source, lines.schema.items, world) }),
    ...extra,
  };
  const known = new Set(world.reader.fields(target.schema, given).map(({ name }) => name));
  const fields = Object.fromEntries(
    Object.entries(given).filter(([name, value]) => known.has(name) && value !== undefined),
  );
  return makeRecord(target, fields, world, now);
}

/** Values of a body that a record has fields for, one level deep. */
export function known(
  body: unknown,
  schema: unknown,
  record: JsonObject,
  world: World,
): JsonObject {
  const names = new Set(world.reader.fields(schema, record).map(({ name }) => name));
  const entries = Object.entries(isObject(body) ? body : {}).filter(
    ([name]) => names.has(name) && name !== "id" && name !== "status",
  );
  return Object.fromEntries(entries);
}
