import { text as words } from "../i18n/schema-text";
import { isObject, listAt, type JsonObject } from "./json";
import type { ResolvedSchema, ResolveSchema } from "./resolve-schema";
import { choiceOf, describedConsts, isNullable, typesOf } from "./schema-type";

function isMap(schema: JsonObject): boolean {
  return isObject(schema.additionalProperties) && !isObject(schema.properties);
}

function elementName(resolved: ResolvedSchema, resolve: ResolveSchema, depth: number): string {
  const isShape = typesOf(resolved.schema).includes("object") || choiceOf(resolved.schema);
  return isShape && resolved.name ? resolved.name : typeText(resolved, resolve, depth + 1);
}

function shownType(resolved: ResolvedSchema, resolve: ResolveSchema, depth: number): string {
  const { schema, impossible } = resolved;
  if (impossible) return words.nothing;
  const choice = choiceOf(schema);
  if (choice) return choice === "oneOf" ? words.oneOf : words.anyOf;
  const consts = describedConsts(schema);
  if (consts && schema.type === undefined) {
    const types = consts.flatMap((option) => (isObject(option) ? typesOf(option) : []));
    return words.or([...new Set(types)]) || words.any;
  }
  const texts = typesOf(schema).map((type) => {
    if (depth > 4) return type;
    if (type === "array") {
      if (listAt(schema, "prefixItems").length || Array.isArray(schema.items)) return words.tuple;
      const items = schema.items === undefined ? undefined : resolve(schema.items);
      const element = items && elementName(items, resolve, depth);
      return element && element !== words.any ? words.arrayOf(element) : words.array;
    }
    if (type === "object" && isMap(schema)) {
      const element = elementName(resolve(schema.additionalProperties), resolve, depth);
      return element === words.any ? words.map : words.mapOf(element);
    }
    return type;
  });
  if (!texts.length && Array.isArray(schema.type) && schema.type.includes("null")) return "null";
  return schema.type === "null" ? "null" : words.or(texts) || words.any;
}

/** The type as pages show it: `string`, `array of Item`, `integer or null`, `one of`; never empty. */
export function typeText(resolved: ResolvedSchema, resolve: ResolveSchema, depth = 0): string {
  const text = shownType(resolved, resolve, depth);
  return isNullable(resolved.schema) && text !== words.any && text !== "null"
    ? words.or([text, "null"])
    : text;
}
