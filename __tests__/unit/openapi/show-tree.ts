import type { JsonObject } from "../../../src/openapi/json";
import type { SchemaBelow, SchemaNode } from "../../../src/openapi/schema-node";
import { createReferences } from "../../../src/openapi/references";
import { createSchemaResolver } from "../../../src/openapi/resolve-schema";
import {
  createTreeBuilder,
  type Direction,
  type TreeBuilder,
} from "../../../src/openapi/schema-tree";

/** The resolver and tree builder of a document that has only these component schemas. */
export function schemaTools(schemas: JsonObject = {}) {
  const resolve = createSchemaResolver(createReferences({ components: { schemas } }));
  return { resolve, trees: createTreeBuilder(resolve) };
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
    ...(node.const === undefined ? [] : [`const: ${JSON.stringify(node.const)}`]),
    ...(node.default === undefined ? [] : [`default: ${JSON.stringify(node.default)}`]),
    ...(node.example === undefined ? [] : [`example: ${JSON.stringify(node.example)}`]),
    ...(values ? [`enum: ${values.join(" | ")}`] : []),
    ...(node.constraints ?? []),
  ];
  return `${label}: ${node.type}${name ?? ""}${format ?? ""}${said.length ? ` [${said.join("; ")}]` : ""}`;
}

interface Place {
  trees: TreeBuilder;
  indent: string;
  /** Keys of the parts above. */
  above: readonly string[];
}

function* lines(label: string, node: SchemaNode, place: Place): Generator<string> {
  const own = place.indent + line(label, node);
  const inner = { ...place, indent: `${place.indent}  ` };
  const { part } = node;
  if (!part) {
    yield own;
    yield* linesBelow(node, inner);
  } else if (place.above.includes(part)) yield `${own} [→ ${part}]`;
  else {
    yield own;
    const found = place.trees.part(part);
    if (!found) throw new Error(`There is no part ${part}.`);
    yield* linesBelow(found.below, { ...inner, above: [...place.above, part] });
  }
}

function* linesBelow(below: SchemaBelow, place: Place): Generator<string> {
  const { properties, additional, items, tuple, variants, conditions, not } = below;
  const { indent } = place;
  for (const { name, required, pattern, schema } of properties ?? [])
    yield* lines(`${pattern ? `/${name}/` : name}${required ? "*" : ""}`, schema, place);
  if (additional) yield* lines("{…}", additional, place);
  if (items) yield* lines("[…]", items, place);
  for (const [n, schema] of (tuple ?? []).entries()) yield* lines(`[${n}]`, schema, place);
  const inner = { ...place, indent: `${indent}  ` };
  if (variants) {
    yield `${indent}${variants.kind}${variants.discriminator ? ` by ${variants.discriminator}` : ""}`;
    for (const { label, schema } of variants.options) yield* lines(`~${label}`, schema, inner);
  }
  for (const { when, if: test, then, else: otherwise } of conditions ?? []) {
    yield `${indent}when ${when ?? "it matches"}`;
    if (test) yield* lines("if", test, inner);
    if (then) yield* lines("then", then, inner);
    if (otherwise) yield* lines("else", otherwise, inner);
  }
  if (not) yield* lines("not", not, place);
}

/**
 * A tree as indented text, one line a node: what a reader of a test can check at a glance. A part stands below the node
 * that names it; `[→ Key]` where it is open above already.
 */
export function showTree(
  schema: unknown,
  { schemas, direction }: { schemas?: JsonObject; direction?: Direction } = {},
): string {
  const { trees } = schemaTools(schemas);
  const { node } = trees.build(schema, direction);
  return [...lines("·", node, { trees, indent: "", above: [] })].join("\n");
}
