import type { SchemaNode } from "./model";
import type { ResolveSchema } from "./resolve-schema";
import { createOutliner, type SchemaOutline } from "./schema-outline";

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
  outline: SchemaOutline;
  depth: number;
  above?: Ancestor;
  /** One of several choices: what its siblings share stands above them, and the room left is divided. */
  choice?: { common: ReadonlySet<string>; waiting: { count: number } };
}

/** Limits of a tree on a page. */
export const defaultLimits: TreeLimits = { depth: 4, nodes: 150 };

/** Builds trees for one description: level by level, so that a limit cuts what is deepest. Never throws. */
export function createTreeBuilder(resolve: ResolveSchema) {
  const outlineOf = createOutliner(resolve);

  return function buildTree(
    root: unknown,
    direction?: Direction,
    limits: TreeLimits = defaultLimits,
  ): SchemaTree {
    const texts: SchemaTree["texts"] = [];
    const levels: Pending[][] = [];
    let left = limits.nodes;

    function add(
      schema: unknown,
      label: string,
      { depth, above, choice }: Pick<Pending, "depth" | "above" | "choice">,
    ): SchemaNode {
      left -= 1;
      const resolved = resolve(schema);
      const outline = outlineOf(resolved);
      const node: SchemaNode = { ...outline.line, ...(resolved.name && { name: resolved.name }) };
      if (outline.markdown) texts.push({ node, markdown: outline.markdown });
      for (let at = above; at; at = at.above)
        if (at.identity === resolved.identity) {
          node.circular = resolved.name ?? at.name;
          return node;
        }
      const here = { identity: resolved.identity, name: resolved.name ?? label, above };
      (levels[depth] ??= []).push({ node, outline, depth, above: here, choice });
      return node;
    }

    /** The children that still fit; the parent is marked when some do not. */
    function fitting<T>(parent: SchemaNode, children: readonly T[], room = left): readonly T[] {
      if (children.length <= room) return children;
      parent.truncated = true;
      return children.slice(0, Math.max(room, 0));
    }

    function isHidden(schema: unknown): boolean {
      const { readOnly, writeOnly } = resolve(schema).schema;
      return (direction === "request" ? readOnly : direction && writeOnly) === true;
    }

    function addProperties({ node, outline, depth, above, choice }: Pending): void {
      const room = choice ? Math.ceil(left / choice.waiting.count--) : left;
      const shown = outline.properties.filter(
        ([name, schema]) => !choice?.common.has(name) && !isHidden(schema),
      );
      if (depth >= limits.depth) {
        if (shown.length || outline.additional) node.truncated = true;
        return;
      }
      const fit = fitting(node, shown, room);
      if (fit.length)
        node.properties = fit.map(([name, schema]) => ({
          name,
          ...(outline.required.has(name) && { required: true as const }),
          schema: add(schema, name, { depth: depth + 1, above }),
        }));
      for (const schema of fitting(node, outline.additional ? [outline.additional] : []))
        node.additional = add(schema, "*", { depth: depth + 1, above });
    }

    function addVariants({ node, outline, depth, above }: Pending): void {
      if (!outline.variants) return;
      const options = fitting(node, outline.variants.options);
      if (!options.length) return;
      const choice = { common: outline.common, waiting: { count: options.length } };
      node.variants = {
        ...outline.variants,
        options: options.map(({ label, schema }) => ({
          label,
          schema: add(schema, label, { depth, above, choice }),
        })),
      };
    }

    function expand(pending: Pending): void {
      const { node, outline, depth, above } = pending;
      addProperties(pending);
      for (const schema of fitting(node, outline.items === undefined ? [] : [outline.items]))
        node.items = add(schema, "items", { depth, above });
      const places = fitting(node, outline.places);
      if (places.length)
        node.tuple = places.map((place, n) => add(place, String(n), { depth, above }));
      addVariants(pending);
    }

    const node = add(root, "value", { depth: 0 });
    for (let depth = 0; depth < levels.length; depth++) {
      const level = levels[depth] ?? [];
      for (let pending = level.shift(); pending; pending = level.shift()) expand(pending);
    }
    return { node, texts };
  };
}

/** Builds a tree of one schema. */
export type BuildTree = ReturnType<typeof createTreeBuilder>;
