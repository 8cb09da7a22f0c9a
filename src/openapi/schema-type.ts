import { isObject, listAt, type JsonObject } from "./json";

function typeOfValue(value: unknown): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  if (typeof value === "number") return Number.isInteger(value) ? "integer" : "number";
  return typeof value;
}

const impliedBy: Record<string, readonly string[]> = {
  object: ["properties", "patternProperties", "required", "minProperties", "maxProperties"],
  array: ["items", "prefixItems", "minItems", "maxItems", "uniqueItems"],
  string: ["pattern", "minLength", "maxLength"],
  number: ["minimum", "maximum", "multipleOf", "exclusiveMinimum", "exclusiveMaximum"],
};

/** The types that a schema names or implies, without `null`; empty if any value fits. */
export function typesOf(schema: JsonObject): string[] {
  const { type } = schema;
  const named = (Array.isArray(type) ? type : [type]).filter(
    (name): name is string => typeof name === "string" && name !== "",
  );
  if (named.length) return named.filter((name) => name !== "null");
  if ("const" in schema) return [typeOfValue(schema.const)];
  const values = new Set(listAt(schema, "enum").map(typeOfValue));
  values.delete("null");
  if (values.size) return [...values];
  if (isObject(schema.additionalProperties)) return ["object"];
  return Object.keys(impliedBy).filter((name) =>
    impliedBy[name]?.some((keyword) => schema[keyword] !== undefined),
  );
}

/** True if null is allowed: as OpenAPI 3.0 or 3.1 says it, or as an enum value. */
export function isNullable(schema: JsonObject): boolean {
  const { type } = schema;
  return (
    schema.nullable === true ||
    (Array.isArray(type) && type.includes("null") && type.length > 1) ||
    (type === undefined && listAt(schema, "enum").includes(null))
  );
}

/** The keyword with the schema's choices, unless these only list required properties or described constants. */
export function choiceOf(schema: JsonObject): "oneOf" | "anyOf" | undefined {
  return (["oneOf", "anyOf"] as const).find((kind) => {
    const options = listAt(schema, kind);
    return options.length > 0 && !options.every(isOnlyRequired) && !isEnumOfConsts(options);
  });
}

/** `{ required: [a] }`: a rule about properties, not a choice. */
export function isOnlyRequired(option: unknown): boolean {
  return isObject(option) && Object.keys(option).length === 1 && Array.isArray(option.required);
}

/** `oneOf: [{ const: a, description }, …]`: an enum with descriptions. */
export function isEnumOfConsts(options: readonly unknown[]): boolean {
  return (
    options.length > 1 &&
    options.every((option) => isObject(option) && "const" in option && !("properties" in option))
  );
}

/** The options of a schema that lists described constants instead of an enum. */
export const describedConsts = (schema: JsonObject): unknown[] | undefined =>
  [listAt(schema, "oneOf"), listAt(schema, "anyOf")].find(isEnumOfConsts);
