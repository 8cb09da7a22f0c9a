import { isObject, objectsAt, pick, textsAt, type JsonObject } from "../openapi/json";
import type { Collection } from "./collections";
import { complete } from "./complete-records";
import { patternsOf } from "./create-record";
import { isExactNumber } from "./exact-number";
import { under } from "./nearest";
import type { World } from "./world";

/** Fields that hold values by keys of the company's own. */
const maps = new Set(["attributes", "customFields", "externalIds"]);

/** A JSON merge patch (RFC 7396), but null stays null where it is the value of a field. */
export function mergePatch(target: unknown, patch: unknown, isMap = false): unknown {
  if (!isObject(patch) || isExactNumber(patch)) return structuredClone(patch);
  const merged: JsonObject = isObject(target) && !isExactNumber(target) ? { ...target } : {};
  for (const [key, value] of Object.entries(patch))
    merged[key] = value === null ? null : mergePatch(merged[key], value, maps.has(key));
  return isMap ? pick(merged, (key) => merged[key] !== null) : merged;
}

/** Objects of a patch that take the place of those of a record: what has required fields, such as an address, is sent whole. */
export function wholeValues(body: JsonObject, schema: unknown, world: World): JsonObject {
  const whole = Object.entries(body).flatMap(([name, value]) => {
    const field = isObject(value) ? world.reader.field(schema, name, body) : undefined;
    if (!field || !isObject(value) || isExactNumber(value)) return [];
    const isWhole = field.schema.oneOf ?? textsAt(field.schema, "required").length > 0;
    const filled = () => complete(field.written, value, { patterns: [], sources: [] }, world);
    return isWhole ? [[name, filled()] as const] : [];
  });
  return Object.fromEntries(whole);
}

/** Combines lists of lines in a body with those of the record. */
export function patchLines(
  record: JsonObject,
  body: JsonObject,
  collection: Collection,
  bodySchema: unknown,
  world: World,
): JsonObject {
  const patched = { ...body };
  const { reader } = world;
  for (const [name, value] of Object.entries(body)) {
    const items = reader.field(collection.schema, name, record)?.schema.items;
    if (!Array.isArray(value) || items === undefined || !reader.field(items, "id")) continue;
    const before = objectsAt(record, name);
    const sent = value.filter(isObject);
    // A list whose lines can say `remove`, or only name lines that are there, changes them one by one; any other replaces them all.
    const changes = reader.field(bodySchema, name, body)?.schema.items;
    const keepsOthers =
      reader.field(changes, "remove") !== undefined ||
      reader.field(changes, "id")?.required === true;
    const kept = before.flatMap((line) => {
      const change = sent.find(({ id }) => id !== undefined && id === line.id);
      if (!change) return keepsOthers ? [line] : [];
      return change.remove === true ? [] : [mergePatch(line, change) as JsonObject];
    });
    const around = { patterns: under(patternsOf(collection, world), name), sources: [record] };
    const added = sent
      .filter((line) => !before.some(({ id }) => id === line.id))
      .map((line, index) =>
        complete(items, line, { ...around, index: kept.length + index }, world),
      );
    patched[name] = [...kept, ...added].map((line, index) =>
      "lineNumber" in line ? { ...line, lineNumber: index + 1 } : line,
    );
  }
  return patched;
}
