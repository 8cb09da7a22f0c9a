import { ownExample, type SchemaReader } from "../../mock/schema-fields";
import { objectAt } from "../../openapi/json";
import { typesOf } from "../../openapi/schema-type";
import { variantsOf } from "../../openapi/variants";

const deepest = 5;

/** A value to begin with: the schema's own example or default, else an empty one with what is required. */
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
  if (first && !isObjectSchema && !tag) return initialValue(first.schema, reader, depth + 1);
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
  return type === "null" ? null : "";
}
