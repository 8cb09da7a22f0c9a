import { isObject, pick, textsAt, type JsonObject } from "../openapi/json";
import type { Operation } from "./mock-operations";
import type { World } from "./world";

/** The values of an operation's parameter `expand`. */
function expandable(operation: Operation, { reader }: World): string[] {
  const parameter = operation.parameters.find(({ name }) => name === "expand");
  return parameter ? textsAt(reader.resolve(reader.items(parameter.schema)).schema, "enum") : [];
}

/** A copy of a record with the fields of a schema, such as its short form. */
export function project(schema: unknown, record: JsonObject, world: World): JsonObject {
  const names = world.reader.names(schema, record);
  return structuredClone(pick(record, (name) => names.has(name)));
}

/** The kind of document that a reference names: `salesOrder` → `sales_order`. */
const kindOf = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

function embed(holder: unknown, schema: unknown, path: readonly string[], world: World): void {
  const [name, ...rest] = path;
  if (name === undefined || !isObject(holder)) return;
  const field = world.reader.field(schema, name, holder);
  if (!field) return;
  if (rest.length) {
    const inner = holder[name];
    if (Array.isArray(inner)) inner.forEach((item) => embed(item, field.schema.items, rest, world));
    else embed(inner, field.written, rest, world);
    return;
  }
  const found = world.store.find(holder[`${name}Id`]);
  if (!found || holder[name] !== undefined) return;
  const form = project(field.written, found.record, world);
  const kinds = textsAt(world.reader.field(field.written, "type", form)?.schema, "enum");
  const kind = kindOf(name);
  holder[name] = kinds.includes(kind) ? { type: kind, ...form } : form;
}

/** A record as a response: embeds the short forms in `expand`, and leaves out parts that are only included on request. */
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

/** Only the requested `fields`, and `id`. */
export function sparse(row: JsonObject, query: Readonly<Record<string, unknown>>): JsonObject {
  if (!Array.isArray(query.fields)) return row;
  const names = ["id", ...query.fields.map(String)];
  return pick(row, (name) => names.includes(name));
}
