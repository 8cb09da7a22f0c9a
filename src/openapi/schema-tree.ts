import { enumValues } from "./enum-values";
import { constraintsOf } from "./constraints";
import { listAt, objectAt, textAt, textsAt } from "./json";
import type { SchemaNode } from "./model";
import type { ResolvedSchema, ResolveSchema } from "./resolve-schema";
import { choiceOf, isNullable, typesOf, typeText } from "./schema-type";
import { variantsOf } from "./variants";

/** Which way the value travels: `readOnly` is left out of requests, `writeOnly` out of responses. */
export type Direction = "request" | "response";

/** How much of a schema a tree shows. */
export interface TreeLimits {
  /** Levels of properties. */
  depth: number;
  /** Nodes in all. */
  nodes: number;
}

/** A tree and the Markdown texts that are still to be put into it. */
export interface SchemaTree {
  node: SchemaNode;
  texts: { node: SchemaNode; markdown: string }[];
}

interface Ancestor {
  identity: object;
  name: string;
  above?: Ancestor;
}

interface Pending {
  node: SchemaNode;
  resolved: ResolvedSchema;
  depth: number;
  above?: Ancestor;
}

/** Limits of a tree on a page. */
export const defaultLimits: TreeLimits = { depth: 4, nodes: 150 };

const isSmall = (value: unknown) => (JSON.stringify(value) ?? "").length <= 200;

function exampleOf(schema: ResolvedSchema["schema"]): unknown {
  const value = schema.example ?? listAt(schema, "examples")[0];
  const isShape = typesOf(schema).includes("object") || choiceOf(schema) !== undefined;
  return isShape || !isSmall(value) ? undefined : value;
}

/** Everything about one schema that is said on its own line. */
function lineOf(resolved: ResolvedSchema, resolve: ResolveSchema): SchemaNode {
  const { schema, name } = resolved;
  const node: SchemaNode = { type: typeText(resolved, resolve) };
  if (name) node.name = name;
  const format = textAt(schema, "format");
  if (format) node.format = format;
  if (isNullable(schema)) node.nullable = true;
  if (schema.deprecated === true) node.deprecated = true;
  if (schema.readOnly === true) node.readOnly = true;
  if (schema.writeOnly === true) node.writeOnly = true;
  if (schema.default !== undefined && isSmall(schema.default)) node.default = schema.default;
  if (schema.const !== undefined) node.const = schema.const;
  const example = exampleOf(schema);
  if (example !== undefined) node.example = example;
  const values = enumValues(schema);
  if (values) node.enum = values;
  const constraints = constraintsOf(schema);
  if (constraints.length) node.constraints = constraints;
  return node;
}

/** Builds trees for one description: breadth first, so that a limit cuts what is deepest. Never throws. */
export function createTreeBuilder(resolve: ResolveSchema) {
  return function buildTree(
    root: unknown,
    direction?: Direction,
    limits: TreeLimits = defaultLimits,
  ): SchemaTree {
    const texts: SchemaTree["texts"] = [];
    const queue: Pending[] = [];
    let left = limits.nodes;

    function add(schema: unknown, label: string, depth: number, above?: Ancestor): SchemaNode {
      left -= 1;
      const resolved = resolve(schema);
      const node = lineOf(resolved, resolve);
      const markdown = textAt(resolved.schema, "description");
      if (markdown) texts.push({ node, markdown });
      for (let at = above; at; at = at.above)
        if (at.identity === resolved.identity) {
          node.circular = resolved.name ?? at.name;
          return node;
        }
      const name = resolved.name ?? textAt(resolved.schema, "title") ?? label;
      queue.push({ node, resolved, depth, above: { identity: resolved.identity, name, above } });
      return node;
    }

    /** The children that still fit; the parent is marked when some do not. */
    function fitting<T>(parent: SchemaNode, children: readonly T[]): readonly T[] {
      if (children.length <= left) return children;
      parent.truncated = true;
      return children.slice(0, Math.max(left, 0));
    }

    function hidden(schema: unknown): boolean {
      const { readOnly, writeOnly } = resolve(schema).schema;
      return (
        (direction === "request" && readOnly === true) ||
        (direction === "response" && writeOnly === true)
      );
    }

    function expand({ node, resolved: { schema }, depth, above }: Pending): void {
      const variants = variantsOf(schema, resolve);
      const options = variants?.options.map((option) => resolve(option.schema).schema) ?? [];
      const repeated = (name: string) =>
        options.length > 0 &&
        options.every((option) => Object.hasOwn(objectAt(option, "properties"), name));
      const required = new Set(textsAt(schema, "required"));
      const properties = Object.entries(objectAt(schema, "properties")).filter(
        ([name, property]) => !hidden(property) && !repeated(name),
      );
      for (const [pattern, property] of Object.entries(objectAt(schema, "patternProperties")))
        properties.push([`/${pattern}/`, property]);
      const additional = schema.additionalProperties;
      // Before 2020-12 a tuple was a list under `items`.
      const places = [...listAt(schema, "prefixItems"), ...listAt(schema, "items")];
      const hasItems = schema.items !== undefined && !Array.isArray(schema.items);
      const isMap = typeof additional === "object" && additional !== null;
      const belowLimit = depth >= limits.depth && (properties.length > 0 || isMap);

      if (belowLimit || left <= 0) {
        if (properties.length || isMap || variants || hasItems || places.length) node.truncated = true;
        if (left <= 0) return;
      }
      if (!belowLimit && properties.length)
        node.properties = fitting(node, properties).map(([name, property]) => ({
          name,
          ...(required.has(name) && { required: true as const }),
          schema: add(property, name, depth + 1, above),
        }));
      if (!belowLimit && isMap && left > 0) node.additional = add(additional, "*", depth + 1, above);
      if (hasItems && left > 0) node.items = add(schema.items, "items", depth, above);
      if (places.length)
        node.tuple = fitting(node, places).map((place, n) => add(place, String(n), depth, above));
      if (variants && left > 0)
        node.variants = {
          ...variants,
          options: fitting(node, variants.options).map((option) => ({
            label: option.label,
            schema: add(option.schema, option.label, depth, above),
          })),
        };
    }

    const node = add(root, "value", 0);
    for (let pending = queue.shift(); pending; pending = queue.shift()) expand(pending);
    return { node, texts };
  };
}

/** Builds a tree of one schema. */
export type BuildTree = ReturnType<typeof createTreeBuilder>;
