import { commonProperties } from "./common-properties";
import { listAt, objectAt, textAt, textsAt } from "./json";
import type { SchemaNode } from "./model";
import type { ResolvedSchema, ResolveSchema } from "./resolve-schema";
import { schemaLine } from "./schema-line";
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
  /** One of several choices: what its siblings share stands above them, and the room left is divided. */
  choice?: { common: ReadonlySet<string>; waiting: { count: number } };
}

/** Limits of a tree on a page. */
export const defaultLimits: TreeLimits = { depth: 4, nodes: 150 };

/** Builds trees for one description: breadth first, so that a limit cuts what is deepest. Never throws. */
export function createTreeBuilder(resolve: ResolveSchema) {
  return function buildTree(
    root: unknown,
    direction?: Direction,
    limits: TreeLimits = defaultLimits,
  ): SchemaTree {
    const texts: SchemaTree["texts"] = [];
    const levels: Pending[][] = [[]];
    let found: Pending[] = [];
    let left = limits.nodes;

    function add(
      schema: unknown,
      label: string,
      depth: number,
      above?: Ancestor,
      choice?: Pending["choice"],
    ): SchemaNode {
      left -= 1;
      const resolved = resolve(schema);
      const node = schemaLine(resolved, resolve);
      const markdown = textAt(resolved.schema, "description");
      if (markdown) texts.push({ node, markdown });
      for (let at = above; at; at = at.above)
        if (at.identity === resolved.identity) {
          node.circular = resolved.name ?? at.name;
          return node;
        }
      const name = resolved.name ?? textAt(resolved.schema, "title") ?? label;
      const here = { identity: resolved.identity, name, above };
      found.push({ node, resolved, depth, above: here, ...(choice && { choice }) });
      return node;
    }

    /** The children that still fit; the parent is marked when some do not. */
    function fitting<T>(parent: SchemaNode, children: readonly T[], room = left): readonly T[] {
      if (children.length <= room) return children;
      parent.truncated = true;
      return children.slice(0, Math.max(room, 0));
    }

    function hidden(schema: unknown): boolean {
      const { readOnly, writeOnly } = resolve(schema).schema;
      return (
        (direction === "request" && readOnly === true) ||
        (direction === "response" && writeOnly === true)
      );
    }

    /** The properties that a node shows, by name. */
    function propertiesOf(
      { resolved: { schema }, choice }: Pending,
      shared: ReadonlyMap<string, unknown>,
    ) {
      const own = Object.entries({
        ...objectAt(schema, "properties"),
        ...Object.fromEntries(shared),
      });
      const patterns = Object.entries(objectAt(schema, "patternProperties"));
      return [
        ...own.filter(([name, property]) => !hidden(property) && !choice?.common.has(name)),
        ...patterns.map(([pattern, property]): [string, unknown] => [`/${pattern}/`, property]),
      ];
    }

    function expand(pending: Pending): void {
      const { node, resolved, depth, above, choice } = pending;
      const { schema } = resolved;
      const room = choice ? Math.ceil(left / choice.waiting.count--) : left;
      const variants = variantsOf(schema, resolve);
      const common = commonProperties(variants?.options ?? [], resolve);
      const properties = propertiesOf(pending, common.properties);
      const additional = schema.additionalProperties;
      const isMap = typeof additional === "object" && additional !== null;
      // Before 2020-12 a tuple was a list under `items`.
      const places = [...listAt(schema, "prefixItems"), ...listAt(schema, "items")];
      const hasItems = schema.items !== undefined && !Array.isArray(schema.items);
      const isDeep = depth >= limits.depth;
      if (left <= 0 || isDeep) {
        const below = properties.length || isMap;
        if (below || (left <= 0 && (variants || hasItems || places.length))) node.truncated = true;
        if (left <= 0) return;
      }
      const required = new Set([...textsAt(schema, "required"), ...common.required]);
      if (!isDeep && properties.length)
        node.properties = fitting(node, properties, room).map(([name, property]) => ({
          name,
          ...(required.has(name) && { required: true as const }),
          schema: add(property, name, depth + 1, above),
        }));
      if (!isDeep && isMap && left > 0) node.additional = add(additional, "*", depth + 1, above);
      if (hasItems && left > 0) node.items = add(schema.items, "items", depth, above);
      if (places.length)
        node.tuple = fitting(node, places).map((place, n) => add(place, String(n), depth, above));
      if (variants && left > 0) {
        const options = fitting(node, variants.options);
        const inner = {
          common: new Set(common.properties.keys()),
          waiting: { count: options.length },
        };
        node.variants = {
          ...variants,
          options: options.map((option) => ({
            label: option.label,
            schema: add(option.schema, option.label, depth, above, inner),
          })),
        };
      }
    }

    /** Level by level: what a limit cuts is what lies deepest. */
    function expandAll(): void {
      for (let depth = 0; depth < levels.length; depth++) {
        const level = levels[depth] ?? [];
        for (let pending = level.shift(); pending; pending = level.shift()) {
          found = [];
          expand(pending);
          for (const child of found) (levels[child.depth] ??= []).push(child);
        }
      }
    }

    const node = add(root, "value", 0);
    levels[0] = found;
    expandAll();
    return { node, texts };
  };
}

/** Builds a tree of one schema. */
export type BuildTree = ReturnType<typeof createTreeBuilder>;
