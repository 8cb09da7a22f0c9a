import type { JsonObject } from "../../../src/openapi/json";
import type { SchemaNode } from "../../../src/openapi/model";
import { createReferences } from "../../../src/openapi/references";
import { createSchemaResolver } from "../../../src/openapi/resolve-schema";
import {
  createTreeBuilder,
  type Direction,
  type TreeLimits,
} from "../../../src/openapi/schema-tree";

/** The resolver and tree builder of a document that has only these component schemas. */
export function schemaTools(schemas: JsonObject = {}) {
  const resolve = createSchemaResolver(createReferences({ components: { schemas } }));
  return { resolve, buildTree: createTreeBuilder(resolve) };
}

const flags = ["nullable", "deprecated", "readOnly", "writeOnly", "truncated"] as const;

function line(label: string, node: SchemaNode): string {
  const name = node.name && ` (${node.name})`;
  const format = node.format && ` <${node.format}>`;
  const values = node.enum?.map(({ value, description }) =>
    description ? `${String(value)}: ${description}` : String(value),
  );
  const said = [
    ...flags.filter((flag) => node[flag]),
    ...(node.circular ? [`circular: ${node.circular}`] : []),
    ...(node.const === undefined ? [] : [`const: ${JSON.stringify(node.const)}`]),
    ...(node.default === undefined ? [] : [`default: ${JSON.stringify(node.default)}`]),
    ...(node.example === undefined ? [] : [`example: ${JSON.stringify(node.example)}`]),
    ...(values ? [`enum: ${values.join(" | ")}`] : []),
    ...(node.constraints ?? []),
  ];
  return `${label}: ${node.type}${name ?? ""}${format ?? ""}${said.length ? ` [${said.join("; ")}]` : ""}`;
}

function* lines(label: string, node: SchemaNode, indent: string): Generator<string> {
  yield indent + line(label, node);
  const inner = `${indent}  `;
  for (const { name, required, schema } of node.properties ?? [])
    yield* lines(required ? `${name}*` : name, schema, inner);
  if (node.additional) yield* lines("{…}", node.additional, inner);
  if (node.items) yield* lines("[…]", node.items, inner);
  for (const [n, place] of (node.tuple ?? []).entries()) yield* lines(`[${n}]`, place, inner);
  if (!node.variants) return;
  yield `${inner}${node.variants.kind}${node.variants.discriminator ? ` by ${node.variants.discriminator}` : ""}`;
  for (const { label: variant, schema } of node.variants.options)
    yield* lines(`~${variant}`, schema, `${inner}  `);
}

/** A tree as indented text, one line a node: what a reader of a test can check at a glance. */
export function showTree(
  schema: unknown,
  {
    schemas,
    direction,
    limits,
  }: { schemas?: JsonObject; direction?: Direction; limits?: TreeLimits } = {},
): string {
  const { node } = schemaTools(schemas).buildTree(schema, direction, limits);
  return [...lines("·", node, "")].join("\n");
}
