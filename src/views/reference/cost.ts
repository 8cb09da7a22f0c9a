import type { SchemaBelow, SchemaNode } from "../../openapi/schema-node";

function costOfNode(node: SchemaNode): number {
  const enumCost = node.enum?.some(({ description }) => description) ? node.enum.length * 4 : 2;
  return 7 + (node.enum ? enumCost : 0) + (node.part ? 4 : costOf(node));
}

/** Estimates how many elements a level takes, without rendering it. */
export function costOf(below: SchemaBelow): number {
  const { properties = [], items, additional, variants, tuple = [], conditions = [], not } = below;
  const nodes = [
    ...properties.map(({ schema }) => schema),
    ...(items ? [items] : []),
    ...(additional ? [additional] : []),
    ...(variants?.options.map(({ schema }) => schema) ?? []),
    ...tuple,
    ...conditions.flatMap((condition) =>
      [condition.if, condition.then, condition.else].filter((node) => node !== undefined),
    ),
    ...(not ? [not] : []),
  ];
  return nodes.reduce((sum, node) => sum + costOfNode(node), 0);
}
