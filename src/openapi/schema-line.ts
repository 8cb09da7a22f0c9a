import { constraintsOf } from "./constraints";
import { enumValues } from "./enum-values";
import { isObject, listAt, textAt } from "./json";
import type { SchemaNode } from "./schema-node";
import type { ResolvedSchema, ResolveSchema } from "./resolve-schema";
import { choiceOf, isNullable, typesOf } from "./schema-type";
import { typeText } from "./type-text";

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
