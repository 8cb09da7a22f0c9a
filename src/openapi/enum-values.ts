import { isObject, lineAt, listAt, objectAt, textsAt, type JsonObject } from "./json";
import type { EnumValue } from "./schema-node";
import { describedConsts } from "./schema-type";

function described(value: unknown, description: string | undefined): EnumValue {
  return description ? { value, description } : { value };
}

function fromConsts(schema: JsonObject): EnumValue[] | undefined {
  return describedConsts(schema)?.map((option) =>
    described(
      isObject(option) ? option.const : option,
      lineAt(option, "description") ?? lineAt(option, "title"),
    ),
  );
}

/** The allowed values of a schema with their descriptions: an enum with `x-enumDescriptions` (map or list), or described constants. */
export function enumValues(schema: JsonObject): EnumValue[] | undefined {
  const values = listAt(schema, "enum");
  if (!values.length) return fromConsts(schema);
  const key = "x-enumDescriptions" in schema ? "x-enumDescriptions" : "x-enum-descriptions";
  const byValue = objectAt(schema, key);
  const inOrder = textsAt(schema, key);
  return values.map((value, index) =>
    described(value, lineAt(byValue, String(value)) ?? inOrder[index]),
  );
}
