import type { SchemaBelow, SchemaNode } from "../../openapi/schema-node";
import type { Drawing } from "./drawing";

/** True if there is something below a schema's own line. */
export function hasBelow(node: SchemaNode): boolean {
  const { properties, items, additional, variants, tuple, conditions, not, part, truncated } = node;
  return Boolean(
    part ||
    properties?.length ||
    additional ||
    variants ||
    tuple?.length ||
    conditions?.length ||
    not ||
    truncated ||
    (items && (hasBelow(items) || saysMore(items))),
  );
}

/** True if an array has nothing below its items: what they say stands in place, behind no disclosure. */
export function isFlatList(node: SchemaNode): boolean {
  const { items, ...own } = node;
  return Boolean(items && !hasBelow(own) && !hasBelow(items));
}

/** True if the items of an array need more than their type, which is shown with the array. */
export function saysMore(node: SchemaNode): boolean {
  const { constraints, enum: values, descriptionHtml, format, example, const: constant } = node;
  return Boolean(
    constraints ||
    values ||
    descriptionHtml ||
    format ||
    constant !== undefined ||
    example !== undefined,
  );
}

/** The names of the fields of a level or of its items, for readers without JavaScript. */
export function fieldNames(
  below: SchemaBelow,
  drawing: Drawing,
  seen: readonly string[] = [],
): string[] {
  const { properties, variants, items, tuple } = below;
  const own = [
    ...(properties?.map(({ name }) => name) ?? []),
    ...(variants?.options.map(({ label }) => label) ?? []),
    ...(tuple?.map((_, index) => `[${index}]`) ?? []),
  ];
  if (own.length || !items) return own;
  const { part } = items;
  if (!part) return fieldNames(items, drawing, seen);
  return seen.includes(part)
    ? []
    : fieldNames(drawing.part(part)?.below ?? {}, drawing, [...seen, part]);
}
