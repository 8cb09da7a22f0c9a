import { isObject, textsAt, type JsonObject } from "../openapi/json";
import type { Operation } from "./operations";
import type { World } from "./world";

/** The names that `expand` of an operation knows. */
export function expandable(operation: Operation, { reader }: World): string[] {
  const parameter = operation.parameters.find(({ name }) => name === "expand");
  return parameter ? textsAt(reader.resolve(reader.items(parameter.schema)).schema, "enum") : [];
}

/** What a schema keeps of a record: its short form. */
export function project(schema: unknown, record: JsonObject, world: World): JsonObject {
  const names = new Set(world.reader.fields(schema, record).map(({ name }) => name));
  return structuredClone(
    Object.fromEntries(Object.entries(record).filter(([name]) => names.has(name))),
  );
}

function embed(holder: unknown, schema: unknown, path: readonly string[], world: World): void {
  const [name, ...rest] = path;
  if (name === undefined || !isObject(holder)) return;
  const field = world.reader.fields(schema, holder).find((one) => one.name === name);
  if (!field) return;
  if (rest.length) {
    const inner = holder[name];
    const schemaOfInner = Array.isArray(inner) ? field.schema.items : field.written;
    for (const one of Array.isArray(inner) ? inner : [inner])
      embed(one, schemaOfInner, rest, world);
    return;
  }
  const found = world.store.find(holder[`${name}Id`]);
  if (found && holder[name] === undefined)
    holder[name] = project(field.written, found.record, world);
}

/** A record as it is answered: short forms embedded that were asked for, parts left out that come only then. */
export function shaped(
  record: JsonObject,
  schema: unknown,
  operation: Operation,
  query: Readonly<Record<string, unknown>>,
  world: World,
): JsonObject {
  const copy = structuredClone(record);
  const wanted = Array.isArray(query.expand) ? query.expand.map(String) : [];
  const named = new Set(wanted.flatMap((name) => [name, name.split(".")[0] ?? ""]));
  for (const name of expandable(operation, world))
    if (!name.includes(".") && !named.has(name) && Array.isArray(copy[name])) delete copy[name];
  for (const name of wanted) embed(copy, schema, name.split("."), world);
  return copy;
}

/** Only the fields that were asked for; `id` always comes. */
export function sparse(row: JsonObject, query: Readonly<Record<string, unknown>>): JsonObject {
  if (!Array.isArray(query.fields)) return row;
  const kept = new Set(["id", ...query.fields.map(String)]);
  return Object.fromEntries(Object.entries(row).filter(([name]) => kept.has(name)));
}
