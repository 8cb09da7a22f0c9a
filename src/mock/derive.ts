import { objectsAt, pick, type JsonObject } from "../openapi/json";
import { memberFields, type Collection } from "./collections";
import { prefixOf } from "../openapi/record-ids";
import { idShape } from "./ids";
import { atNetPrice } from "./net-price";
import type { SchemaReader } from "./schema-reader";
import type { World } from "./world";
import { copyOpenQuantity } from "./line-quantities";

/** The field for the id of another object, by prefix: `orderLineId` for `line_…`. */
export function referenceField(
  schema: unknown,
  id: unknown,
  reader: SchemaReader,
): string | undefined {
  const prefix = prefixOf(String(id));
  return reader
    .fields(schema)
    .find((field) => field.name.endsWith("Id") && idShape(field.schema)?.prefix === prefix)?.name;
}

/** Fields of a line that are not copied. */
const ownOfLine = /^(id|status|statusReason|lineNumber|note|customFields|quantity.*)$/;

/** Lines for a new document: the open quantities of its source. Undefined if its schema (with values `given`) has no lines. */
export function linesFrom(
  source: JsonObject,
  schema: unknown,
  given: JsonObject | undefined,
  { reader }: World,
): JsonObject[] | undefined {
  const lines = memberFields(schema, reader, given).find(({ name }) => name === "lines");
  if (!lines) return undefined;
  const { items } = lines.schema;
  const names = reader.names(items);
  return objectsAt(source, "lines").flatMap((line) => {
    const quantity = copyOpenQuantity(line);
    if (quantity === undefined) return [];
    const field = referenceField(items, line.id, reader);
    const copied = pick(
      names.has("discountPercent") ? line : atNetPrice(line),
      (name) => names.has(name) && !ownOfLine.test(name),
    );
    return [{ ...structuredClone(copied), quantity, ...(field && { [field]: line.id }) }];
  });
}

/** Fields of a document that are not copied. */
const ownOfDocument =
  /^(id|documentNumber|number|status|totals|lines|tags|customFields|externalIds|createdAt|createdBy|updatedAt|updatedBy|journalEntryId)$|Note$|Date$|^notes?$|^terms$/;

/** Fields for a new document from its source: those that requests can set, and required ones. */
export function headFrom(source: JsonObject, target: Collection, world: World): JsonObject {
  const fields = world.reader
    .fields(target.schema)
    .filter(({ required, readOnly, type }) => !readOnly || (required && type !== "array"));
  const kept = fields.flatMap(({ name }) => {
    const value = source[name];
    return value === undefined || value === null || ownOfDocument.test(name)
      ? []
      : [[name, structuredClone(value)] as const];
  });
  const field = referenceField(target.schema, source.id, world.reader);
  return { ...Object.fromEntries(kept), ...(field && { [field]: source.id }) };
}
