import { isObject, listAt, objectAt, textAt } from "../../openapi/json";
import type { Contract } from "./contract";

/** What some schemas say about a value's fields. */
interface SchemaFields {
  properties: Map<string, unknown[]>;
  /** Schemas of list items. */
  items: unknown[];
  /** Schemas of map values. */
  values: unknown[];
  /** Any name is allowed, with any value. */
  open: boolean;
}

type Follow = Contract["follow"];

/** A choice between schemas; a discriminator value selects each. */
export interface Choice {
  property?: string;
  options: { label?: string; schema: unknown }[];
}

/** The `oneOf` or `anyOf` of a schema, without null. */
export function choiceOf(schema: unknown): Choice | undefined {
  const all = [...listAt(schema, "oneOf"), ...listAt(schema, "anyOf")];
  const options = all.filter((option) => textAt(option, "type") !== "null");
  if (!options.length) return undefined;
  const discriminator = objectAt(schema, "discriminator");
  const mapping = Object.entries(objectAt(discriminator, "mapping"));
  return {
    property: textAt(discriminator, "propertyName"),
    options: options.map((option) => ({
      schema: option,
      label: mapping.find(([, target]) => target === textAt(option, "$ref"))?.[0],
    })),
  };
}

/** The options for a value: only one if its discriminator selects it. */
export function optionsFor(choice: Choice, value: unknown): unknown[] {
  const kind = isObject(value) && choice.property ? value[choice.property] : undefined;
  const named = choice.options.filter(({ label }) => label !== undefined && label === kind);
  return (named.length ? named : choice.options).map(({ schema }) => schema);
}

/** Collects the fields of `value` in `schemas`, through references, `allOf`, and choices. */
export function fieldsOf(
  schemas: readonly unknown[],
  value: unknown,
  follow: Follow,
  choices: "with choices" | "without choices" = "with choices",
): SchemaFields {
  const found: SchemaFields = { properties: new Map(), items: [], values: [], open: false };
  const seen = new Set<unknown>();
  const collect = (given: unknown): void => {
    const schema = follow(given);
    if (schema === true) found.open = true;
    if (!isObject(schema) || seen.has(schema)) return;
    seen.add(schema);
    for (const [key, property] of Object.entries(objectAt(schema, "properties")))
      found.properties.set(key, [...(found.properties.get(key) ?? []), property]);
    if (schema.items !== undefined) found.items.push(schema.items);
    found.items.push(...listAt(schema, "prefixItems"));
    const rest = schema.additionalProperties;
    if (rest === true || (isObject(rest) && !Object.keys(rest).length)) found.open = true;
    else if (isObject(rest)) found.values.push(rest);
    found.values.push(...Object.values(objectAt(schema, "patternProperties")));
    listAt(schema, "allOf").forEach(collect);
    for (const key of ["then", "else"]) collect(schema[key]);
    const choice = choices === "with choices" ? choiceOf(schema) : undefined;
    if (choice) optionsFor(choice, value).forEach(collect);
  };
  schemas.forEach(collect);
  return found;
}

/** Whether a property has a flag, itself or in the schema that it refers to. */
export function hasFlag(schema: unknown, flag: "readOnly" | "writeOnly", follow: Follow): boolean {
  const target = follow(schema);
  const own = isObject(schema) && schema[flag] === true;
  return own || (isObject(target) && target[flag] === true);
}
