import type { SchemaBelow, SchemaNode } from "../../openapi/model";
import type { Drawing } from "./drawing";

/** True where a schema has something below its own line. */
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

/** True where an item of an array has more to say than its type, which stands with the array. */
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

/** Names of the fields of a level, for readers who cannot open it; of an array those of its items. */
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
