import { ownExample, type SchemaReader } from "../../../mock/schema-reader";
import { objectAt, textAt, type JsonObject } from "../../../openapi/json";
import { typesOf } from "../../../openapi/schema-type";
import { variantsOf } from "../../../openapi/variants";

const deepest = 5;

const byFormat: Readonly<Record<string, string>> = {
  date: "2026-01-31",
  "date-time": "2026-01-31T12:00:00Z",
  uuid: "123e4567-e89b-12d3-a456-426614174000",
  email: "name@example.com",
  uri: "https://example.com",
};

const longestText = 2000;

/** A short text that fits the schema's format and length. */
function initialText({ format, minLength }: JsonObject): string {
  const length = Math.min(longestText, Number(minLength ?? 0) || 0);
  return textAt(byFormat, String(format)) ?? "text".repeat(Math.max(0, Math.ceil(length / 4)));
}

/** A value to start with: the schema's default or example, or an empty value with its required fields. */
export function initialValue(schema: unknown, reader: SchemaReader, depth = 0): unknown {
  const resolved = reader.resolve(schema).schema;
  const own = resolved.default ?? ownExample(resolved);
  if (own !== undefined) return own;
  const variants = variantsOf(resolved, reader.resolve);
  const [first] = variants?.options ?? [];
  const tag = variants?.discriminator && { [variants.discriminator]: first?.label };
  const [type] = typesOf(resolved);
  if (type === "array")
    return depth < deepest && Number(resolved.minItems ?? 0) > 0
      ? [initialValue(resolved.items, reader, depth + 1)]
      : [];
  const isObjectSchema = type === "object" || Object.keys(objectAt(resolved, "properties")).length;
  // The options of a choice may contain the choice itself.
  if (first && !isObjectSchema && !tag)
    return depth < 2 * deepest ? initialValue(first.schema, reader, depth + 1) : null;
  if (isObjectSchema || tag)
    return Object.fromEntries(
      reader
        .fields(schema, tag || undefined)
        .filter(({ required, readOnly }) => required && !readOnly && depth < deepest)
        .map(({ name, written }) => [
          name,
          tag && name in tag ? tag[name] : initialValue(written, reader, depth + 1),
        ]),
    );
  if (type === "integer" || type === "number") return resolved.minimum ?? 0;
  if (type === "boolean") return false;
  return type === "null" ? null : initialText(resolved);
}
