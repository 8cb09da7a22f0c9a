import { isObject, type JsonObject } from "../openapi/json";
import { complete } from "./complete-records";
import { isExactNumber } from "./exact-number";
import { under } from "./nearest";
import type { SchemaReader } from "./schema-reader";
import type { World } from "./world";

/** A JSON merge patch (RFC 7396). */
export function mergePatch(target: unknown, patch: unknown): unknown {
  if (!isObject(patch) || isExactNumber(patch)) return structuredClone(patch);
  const merged: JsonObject = isObject(target) && !isExactNumber(target) ? { ...target } : {};
  for (const [key, value] of Object.entries(patch)) {
    if (value === null) merged[key] = null;
    else merged[key] = mergePatch(merged[key], value);
  }
  return merged;
}

/** Lines are changed one by one where their schema can say which (`id`) and which go (`remove`). */
function changesOneByOne(schema: unknown, reader: SchemaReader): boolean {
  return reader.fields(schema).some(({ name }) => name === "remove");
}

/** Lists of lines in a patch, put together with those the record has. */
export function patchLines(
  record: JsonObject,
  body: JsonObject,
  schema: unknown,
  bodySchema: unknown,
  patterns: readonly JsonObject[],
  world: World,
): JsonObject {
  const patched = { ...body };
  const { reader } = world;
  for (const [name, value] of Object.entries(body)) {
    const items = reader.fields(schema, record).find((field) => field.name === name)?.schema.items;
    const changes = reader.fields(bodySchema, body).find((field) => field.name === name)
      ?.schema.items;
    if (
      !Array.isArray(value) ||
      items === undefined ||
      !reader.fields(items).some((field) => field.name === "id")
    )
      continue;
    const before = (Array.isArray(record[name]) ? record[name] : []).filter(isObject);
    const surroundings = { patterns: under(patterns, name), sources: [record] };
    const added = value.filter(
      (line) => isObject(line) && !before.some(({ id }) => id === line.id),
    );
    const isNew = (line: unknown, index: number) =>
      isObject(line) ? complete(items, line, { ...surroundings, index }, world) : line;
    const change = (line: JsonObject): unknown[] => {
      const of = value.find(
        (one): one is JsonObject => isObject(one) && one.id === line.id && line.id !== undefined,
      );
      if (!of) return changesOneByOne(changes, reader) ? [line] : [];
      return of.remove === true ? [] : [mergePatch(line, of)];
    };
    const kept = before.flatMap(change);
    patched[name] = [...kept, ...added.map((line, index) => isNew(line, kept.length + index))].map(
      (line, index) =>
        isObject(line) && "lineNumber" in line ? { ...line, lineNumber: index + 1 } : line,
    );
  }
  return patched;
}
