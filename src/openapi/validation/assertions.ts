import { isObject, listAt, objectAt, type JsonObject } from "../json";
import { valueAt } from "../value-at";
import { comparisonsIn, patternFault } from "./comparisons";
import { withoutCircles } from "./in-place";

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

/** Schemas by the pointers that lead to them, and which of them are asked for: wanted, or chosen by a discriminator. */
export interface Assertions {
  schemas: ReadonlyMap<string, unknown>;
  asked: ReadonlySet<string>;
  /** What they ask for and is not checked, as it is written: regular expressions, references. */
  unchecked: ReadonlySet<string>;
}

/**
 * Schemas at some pointers of a description, and all that they refer to, with nothing in them but what a value can
 * break: no texts, examples, defaults. A reference that leads nowhere allows everything.
 */
export function assertionsAt(description: JsonObject, pointers: readonly string[]): Assertions {
  const asked = new Set(pointers);
  const wanted = new Set(pointers);
  const schemas = new Map<string, unknown>();

  const unchecked = new Set<string>();
  const usable = (pattern: string): boolean => {
    const fault = patternFault(pattern);
    if (fault) unchecked.add(`pattern: ${pattern}`);
    return !fault;
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
    // As OpenAPI 3.0 says it: only beside a type.
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
