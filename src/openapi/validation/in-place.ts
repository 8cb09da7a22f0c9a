import { isObject, listAt, objectAt, type JsonObject } from "../json";

const lists = ["allOf", "anyOf", "oneOf"];
const single = ["not", "if", "then", "else"];

/** A schema and those within it that apply to the same value. Does not follow references. */
function inPlace(schema: unknown): JsonObject[] {
  if (!isObject(schema)) return [];
  const inner = [
    ...lists.flatMap((key) => listAt(schema, key)),
    ...single.map((key) => schema[key]),
    ...Object.values(objectAt(schema, "dependentSchemas")),
  ];
  return [schema, ...inner.flatMap(inPlace)];
}

/** Schemas tried for one value; real descriptions have a few hundred. */
const maxTried = 50_000;

/**
 * Deletes references by which a schema applies to a value because it applies to it: they add nothing, and checking would
 * never end. Empties schemas with more than `maxTried` combinations, and returns their pointers.
 */
export function withoutCircles(schemas: Map<string, unknown>): string[] {
  const tried = new Map<string, number>();
  const open = new Set<string>();
  const emptied: string[] = [];

  function count(pointer: string): number {
    const known = tried.get(pointer);
    if (known !== undefined) return known;
    open.add(pointer);
    let all = 0;
    for (const schema of inPlace(schemas.get(pointer))) {
      all += 1;
      if (typeof schema.$ref !== "string" || !schemas.has(schema.$ref)) continue;
      if (open.has(schema.$ref)) delete schema.$ref;
      else all += count(schema.$ref);
    }
    open.delete(pointer);
    if (all > maxTried) {
      emptied.push(pointer);
      schemas.set(pointer, {});
      all = 1;
    }
    tried.set(pointer, all);
    return all;
  }

  for (const pointer of [...schemas.keys()]) count(pointer);
  return emptied;
}
