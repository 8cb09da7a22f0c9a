import { isObject, listAt, type JsonObject } from "./json";
import type { ResolvedSchema, ResolveSchema } from "./resolve-schema";

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

/** The types that a schema names or implies, `null` left out; empty when any value fits. */
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

/** Whether null is allowed: in the way of 3.0, of 3.1, or as an enum value. */
export function isNullable(schema: JsonObject): boolean {
  const { type } = schema;
  return (
    schema.nullable === true ||
    (Array.isArray(type) && type.includes("null") && type.length > 1) ||
    (type === undefined && listAt(schema, "enum").includes(null))
  );
}

function isMap(schema: JsonObject): boolean {
  return isObject(schema.additionalProperties) && !isObject(schema.properties);
}

/** The choices of a schema: those that are more than lists of required properties. */
export function choiceOf(schema: JsonObject): "oneOf" | "anyOf" | undefined {
  return (["oneOf", "anyOf"] as const).find((kind) => {
    const options = listAt(schema, kind);
    return options.length > 0 && !options.every(isOnlyRequired) && !isEnumOfConsts(options);
  });
}

/** `{ required: [a] }`: a rule about properties, not a shape. */
export function isOnlyRequired(option: unknown): boolean {
  return isObject(option) && Object.keys(option).length === 1 && Array.isArray(option.required);
}

/** `oneOf: [{ const: a, description }, …]`: an enum whose values are described. */
export function isEnumOfConsts(options: readonly unknown[]): boolean {
  return (
    options.length > 1 &&
    options.every((option) => isObject(option) && "const" in option && !("properties" in option))
  );
}

function elementName(resolved: ResolvedSchema, resolve: ResolveSchema, depth: number): string {
  const isShape = typesOf(resolved.schema).includes("object") || choiceOf(resolved.schema);
  return isShape && resolved.name ? resolved.name : typeText(resolved, resolve, depth + 1);
}

function shownType(resolved: ResolvedSchema, resolve: ResolveSchema, depth: number): string {
  const { schema, impossible } = resolved;
  if (impossible) return "nothing";
  const choice = choiceOf(schema);
  if (choice) return choice === "oneOf" ? "one of" : "any of";
  const enumOfConsts = (["oneOf", "anyOf"] as const)
    .map((kind) => listAt(schema, kind))
    .find(isEnumOfConsts);
  if (enumOfConsts && schema.type === undefined) {
    const types = enumOfConsts.flatMap((option) => (isObject(option) ? typesOf(option) : []));
    return [...new Set(types)].join(" or ") || "any";
  }
  const texts = typesOf(schema).map((type) => {
    if (depth > 4) return type;
    if (type === "array") {
      if (listAt(schema, "prefixItems").length || Array.isArray(schema.items)) return "tuple";
      const items = schema.items === undefined ? undefined : resolve(schema.items);
      const element = items && elementName(items, resolve, depth);
      return element && element !== "any" ? `array of ${element}` : "array";
    }
    if (type === "object" && isMap(schema)) {
      const element = elementName(resolve(schema.additionalProperties), resolve, depth);
      return element === "any" ? "map" : `map of ${element}`;
    }
    return type;
  });
  if (!texts.length && Array.isArray(schema.type) && schema.type.includes("null")) return "null";
  return schema.type === "null" ? "null" : texts.join(" or ") || "any";
}

/** The type as it is shown: `string`, `array of Item`, `integer or null`, `one of`; never empty. */
export function typeText(resolved: ResolvedSchema, resolve: ResolveSchema, depth = 0): string {
  const text = shownType(resolved, resolve, depth);
  return isNullable(resolved.schema) && text !== "any" && text !== "null"
    ? `${text} or null`
    : text;
}
