import type { SchemaBelow, SchemaNode } from "../../../src/openapi/schema-node";

/** The schemas right below another one, without those in parts. */
export function childrenOf(below: SchemaBelow): SchemaNode[] {
  const { properties, tuple, variants, items, additional, conditions, not } = below;
  return [
    ...(properties ?? []).map(({ schema }) => schema),
    ...(tuple ?? []),
    ...(variants?.options ?? []).map(({ schema }) => schema),
    ...(conditions ?? []).flatMap((one) => [one.if, one.then, one.else]),
    items,
    additional,
    not,
  ].filter((node) => node !== undefined);
}

/** All schemas in a tree or part, including the root if it is a schema. */
export function nodesBelow(root: SchemaNode | SchemaBelow): SchemaNode[] {
  return [...("type" in root ? [root] : []), ...childrenOf(root).flatMap(nodesBelow)];
}
