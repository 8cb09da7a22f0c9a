import { commonProperties } from "./common-properties";
import { conditionsOf, type ConditionSource } from "./conditions";
import { constraintsOf, excluded } from "./constraints";
import { enumValues } from "./enum-values";
import { isObject, listAt, objectAt, textAt, textsAt, type JsonObject } from "./json";
import type { SchemaNode } from "./schema-node";
import type { ResolvedSchema, ResolveSchema } from "./resolve-schema";
import { choiceOf, isNullable, typesOf } from "./schema-type";
import { typeText } from "./type-text";
import { variantsOf, type VariantSources } from "./variants";

/** A property before its schema is resolved. */
export interface PropertySource {
  name: string;
  schema: unknown;
  /** The name is a regular expression. */
  pattern?: true;
}

/** A schema's own facts and the schemas right below; the same wherever it is used. */
export interface SchemaOutline {
  line: SchemaNode;
  markdown?: string;
  properties: PropertySource[];
  required: ReadonlySet<string>;
  additional?: JsonObject;
  items?: unknown;
  /** Items of a tuple. */
  places: unknown[];
  variants?: VariantSources;
  /** The properties that all variants share: shown once, above them. */
  common: ReadonlyMap<string, unknown>;
  conditions: ConditionSource[];
  /** Set if `not` cannot be put into words. */
  not?: unknown;
}

const isSmall = (value: unknown) => (JSON.stringify(value) ?? "").length <= 200;

function exampleOf(schema: ResolvedSchema["schema"]): unknown {
  const value = schema.example ?? listAt(schema, "examples")[0];
  const isShape = typesOf(schema).includes("object") || choiceOf(schema) !== undefined;
  return isShape || !isSmall(value) ? undefined : value;
}

/** What pages say about a schema on its own line, without the schemas below. */
export function schemaLine(resolved: ResolvedSchema, resolve: ResolveSchema): SchemaNode {
  const { schema } = resolved;
  const node: SchemaNode = { type: typeText(resolved, resolve) };
  const format = textAt(schema, "format");
  if (format) node.format = format;
  if (isNullable(schema)) node.nullable = true;
  if (schema.deprecated === true) node.deprecated = true;
  if (schema.readOnly === true) node.readOnly = true;
  if (schema.writeOnly === true) node.writeOnly = true;
  if (schema.default !== undefined && isSmall(schema.default)) node.default = schema.default;
  if (schema.const !== undefined) node.const = schema.const;
  const example = exampleOf(schema);
  if (example !== undefined && schema.const === undefined) node.example = example;
  const values = schema.const === undefined ? enumValues(schema) : undefined;
  if (values) node.enum = values;
  if (resolved.name && isObject(schema["x-state-machine"])) node.lifecycle = resolved.name;
  const constraints = constraintsOf(schema);
  if (constraints.length) node.constraints = constraints;
  return node;
}

function propertiesOf(named: JsonObject, patterns: JsonObject): PropertySource[] {
  return [
    ...Object.entries(named).map(([name, schema]) => ({ name, schema })),
    ...Object.entries(patterns).map(([name, schema]) => ({ name, schema, pattern: true as const })),
  ];
}

function makeOutline(resolved: ResolvedSchema, resolve: ResolveSchema): SchemaOutline {
  const { schema } = resolved;
  const variants = variantsOf(schema, resolve);
  const shared = commonProperties(variants?.options ?? [], resolve);
  const named = { ...objectAt(schema, "properties"), ...Object.fromEntries(shared.properties) };
  const markdown = textAt(schema, "description");
  const { additionalProperties, items, not } = schema;
  return {
    line: schemaLine(resolved, resolve),
    ...(markdown && { markdown }),
    properties: propertiesOf(named, objectAt(schema, "patternProperties")),
    required: new Set([...textsAt(schema, "required"), ...shared.required]),
    ...(isObject(additionalProperties) && { additional: additionalProperties }),
    ...(items !== undefined && !Array.isArray(items) && { items }),
    // Before JSON Schema 2020-12, a tuple was a list under `items`.
    places: [...listAt(schema, "prefixItems"), ...listAt(schema, "items")],
    ...(variants && { variants }),
    common: shared.properties,
    conditions: conditionsOf(schema),
    ...(isObject(not) && Object.keys(not).length > 0 && !excluded(not) && { not }),
  };
}

/** Makes the outline of each schema once. */
export function createOutliner(resolve: ResolveSchema) {
  const known = new WeakMap<JsonObject, SchemaOutline>();
  return (resolved: ResolvedSchema): SchemaOutline => {
    const outline = known.get(resolved.schema) ?? makeOutline(resolved, resolve);
    known.set(resolved.schema, outline);
    return outline;
  };
}
