import { isObject, listAt, objectAt, type JsonObject } from "../json";

const lists = ["allOf", "anyOf", "oneOf"];
const single = ["not", "if", "then", "else"];

/** Schemas that hold for the same value as a schema, itself included, without following references. */
export function inPlace(schema: unknown): JsonObject[] {
  if (!isObject(schema)) return [];
  const inner = [
    ...lists.flatMap((key) => listAt(schema, key)),
    ...single.map((key) => schema[key]),
    ...Object.values(objectAt(schema, "dependentSchemas")),
  ];
  return [schema, ...inner.flatMap(inPlace)];
}

/** Schemas that are tried for one value: what people write has a few hundred at most. */
const mostTried = 50_000;

/**
 * Cuts schemas, by their pointers, that hold for a value because they hold for it, which no check would ever end: the
 * reference that closes the circle adds nothing. Of schemas that are tried in more ways than a check has time for, all
 * is allowed; their pointers are returned.
 */
export function withoutCircles(schemas: Map<string, unknown>): string[] {
  const tried = new Map<string, number>();
  const open = new Set<string>();
  const tooMany: string[] = [];

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
    if (all > mostTried) {
      tooMany.push(pointer);
      schemas.set(pointer, {});
      all = 1;
    }
    tried.set(pointer, all);
    return all;
  }

  for (const pointer of [...schemas.keys()]) count(pointer);
  return tooMany;
}
