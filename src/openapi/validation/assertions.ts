import { isObject, listAt, objectAt, type JsonObject } from "../json";
import { valueAt } from "../value-at";
import { comparisonsIn, isUsablePattern } from "./comparisons";
import { withoutCircles } from "./in-place";

/** Keywords of JSON Schema 2020-12 whose value is a schema, a list of schemas, or a map of schemas. */
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

/** Schemas reduced to what a value can violate. */
export interface Assertions {
  /** By pointer. */
  schemas: ReadonlyMap<string, unknown>;
  /** Pointers to validate against: the requested ones, and those in mappings of discriminators. */
  asked: ReadonlySet<string>;
  /** Regular expressions and references that are not checked, as written. */
  unchecked: ReadonlySet<string>;
}

/**
 * The schemas at some pointers of a description and all that they refer to, without texts, examples, or defaults. A
 * reference that leads nowhere allows everything.
 */
export function assertionsAt(description: JsonObject, pointers: readonly string[]): Assertions {
  const asked = new Set(pointers);
  const wanted = new Set(pointers);
  const schemas = new Map<string, unknown>();
  const unchecked = new Set<string>();

  const usable = (pattern: string): boolean => {
    const isUsable = isUsablePattern(pattern);
    if (!isUsable) unchecked.add(`pattern: ${pattern}`);
    return isUsable;
  };

  const lean = (schema: unknown): unknown => {
    if (!isObject(schema)) return schema === false ? false : {};
    const kept = comparisonsIn(schema);
    const given = (keys: readonly string[]) => keys.filter((key) => schema[key] !== undefined);
    for (const key of given(single)) kept[key] = lean(schema[key]);
    for (const key of given(lists))
      if (listAt(schema, key).length) kept[key] = listAt(schema, key).map(lean);
    for (const key of given(maps)) {
      const entries = Object.entries(objectAt(schema, key));
      const isUsable = ([name]: [string, unknown]) => key !== "patternProperties" || usable(name);
      kept[key] = Object.fromEntries(
        entries.filter(isUsable).map(([name, inner]) => [name, lean(inner)]),
      );
    }
    if (typeof schema.pattern === "string") usable(schema.pattern);
    // OpenAPI 3.0 allows `nullable` only beside a type.
    if (schema.nullable === true && kept.type !== undefined) kept.nullable = true;
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
  for (const pointer of withoutCircles(schemas)) unchecked.add(pointer);
  return { schemas, asked, unchecked };
}
