import { isObject, textAt, type JsonObject } from "../openapi/json";
import type { Collection } from "./collections";
import { idShape } from "./ids";
import type { SchemaReader } from "./schema-reader";
import type { World } from "./world";
import { copyOpenQuantity } from "./line-quantities";

/** The field of an object that holds ids with a prefix: `salesOrderLineId` for `sol_`. */
export function referenceField(
  schema: unknown,
  id: unknown,
  reader: SchemaReader,
): string | undefined {
  const prefix = /^[a-z]+_/.exec(String(id))?.[0];
  return reader.fields(schema).find(({ name, schema: own }) => {
    if (!name.endsWith("Id")) return false;
    return idShape(textAt(own, "pattern") ?? "")?.prefix === prefix;
  })?.name;
}

/** Lines of a new document, from those of the document it is made for: what is open on them. */
export function linesFrom(source: JsonObject, lineSchema: unknown, world: World): JsonObject[] {
  const lines = Array.isArray(source.lines) ? source.lines.filter(isObject) : [];
  return lines.flatMap((line) => {
    const quantity = copyOpenQuantity(line);
    if (quantity === undefined) return [];
    const field = referenceField(lineSchema, line.id, world.reader);
    const names = new Set(world.reader.fields(lineSchema).map(({ name }) => name));
    const same = Object.entries(line).filter(
      ([name]) =>
        names.has(name) &&
        !/^(id|status|statusReason|lineNumber|note|customFields|quantity.*)$/.test(name),
    );
    return [
      {
        ...structuredClone(Object.fromEntries(same)),
        quantity,
        ...(field && { [field]: line.id }),
      },
    ];
  });
}

/** What is about one document alone. */
const own =
  /^(id|documentNumber|number|status|totals|lines|tags|customFields|externalIds|createdAt|createdBy|updatedAt|updatedBy|journalEntryId)$|Note$|Date$|^notes?$|^terms$/;

/** What a new document takes over from the record it is made for: what one can set, and what it has to have. */
export function headFrom(source: JsonObject, target: Collection, world: World): JsonObject {
  const names = world.reader
    .fields(target.schema)
    .filter(({ required, readOnly }) => required || !readOnly);
  const kept = names.flatMap(({ name }) => {
    const value = source[name];
    return value === undefined || value === null || own.test(name)
      ? []
      : [[name, structuredClone(value)] as const];
  });
  const field = referenceField(target.schema, source.id, world.reader);
  return { ...Object.fromEntries(kept), ...(field && { [field]: source.id }) };
}
