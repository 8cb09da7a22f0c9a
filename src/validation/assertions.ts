import { isObject, listAt, objectAt, type JsonObject } from "../openapi/json";
import { valueAt } from "../mock/pointers";

/** Keywords whose value is a schema, a list of schemas, or a map of them: JSON Schema 2020-12, core and applicators. */
const single = [
  "additionalProperties",
  "propertyNames",
  "unevaluatedProperties",
  "unevaluatedItems",
  "items",
  "contains",
  "not",
  "if",
  "then",
  "else",
];
const lists = ["allOf", "anyOf", "oneOf", "prefixItems"];
const maps = ["properties", "patternProperties", "dependentSchemas"];

/** Keywords that only compare: JSON Schema 2020-12, validation; and those of OpenAPI that decide with them. */
const comparing = [
  "type",
  "enum",
  "const",
  "multipleOf",
  "maximum",
  "exclusiveMaximum",
  "minimum",
  "exclusiveMinimum",
  "maxLength",
  "minLength",
  "maxItems",
  "minItems",
  "uniqueItems",
  "maxContains",
  "minContains",
  "maxProperties",
  "minProperties",
  "required",
  "dependentRequired",
  "format",
  "discriminator",
];

/** Schemas by the pointers that lead to them, and which of them are asked for: wanted, or chosen by a discriminator. */
export interface Assertions {
  schemas: ReadonlyMap<string, unknown>;
  asked: ReadonlySet<string>;
}

/** True of an expression that this language can read. */
function readable(pattern: unknown): boolean {
  try {
    return Boolean(new RegExp(String(pattern), "u"));
  } catch {
    return false;
  }
}

/**
 * Schemas at some pointers of a description, and all that they refer to, with nothing in them but what a value can
 * break: no texts, examples, defaults. A reference that leads nowhere allows everything.
 */
export function assertionsAt(description: JsonObject, pointers: readonly string[]): Assertions {
  const asked = new Set(pointers);
  const wanted = new Set(pointers);
  const schemas = new Map<string, unknown>();

  const lean = (schema: unknown): unknown => {
    if (!isObject(schema)) return schema === false ? false : {};
    const kept: JsonObject = {};
    const given = (keys: readonly string[]) => keys.filter((key) => schema[key] !== undefined);
    for (const key of given(comparing)) kept[key] = schema[key];
    for (const key of given(single)) kept[key] = lean(schema[key]);
    for (const key of given(lists)) kept[key] = listAt(schema, key).map(lean);
    for (const key of given(maps))
      kept[key] = Object.fromEntries(
        Object.entries(objectAt(schema, key)).map(([name, inner]) => [name, lean(inner)]),
      );
    if (schema.pattern !== undefined && readable(schema.pattern)) kept.pattern = schema.pattern;
    // As OpenAPI 3.0 says it: only beside a type.
    if (schema.nullable === true && schema.type !== undefined) kept.nullable = true;
    if (typeof schema.$ref === "string") {
      kept.$ref = schema.$ref;
      wanted.add(schema.$ref);
    }
    for (const to of Object.values(objectAt(kept.discriminator, "mapping")))
      if (typeof to === "string" && to.startsWith("#")) {
        asked.add(to);
        wanted.add(to);
      }
    return kept;
  };

  for (const pointer of wanted) schemas.set(pointer, lean(valueAt(description, pointer)));
  return { schemas, asked };
}
