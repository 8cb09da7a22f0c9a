import { isObject, listAt, objectAt, type JsonObject } from "../json";
import { unfit, type Unfit } from "./unfit";

/** A schema, and the file from which its references start. */
export interface SchemaAt {
  schema: unknown;
  file: string;
}

/** What a `$ref` leads to; undefined if it leads nowhere. */
export type Follow = (schema: JsonObject, file: string) => SchemaAt | undefined;

/** A part of a value that does not fit its schema, and the keys that lead to it. */
export interface ValueFault extends Unfit {
  path: (string | number)[];
  value: unknown;
}

/** References and parts that follow one another without a step into the value, before a circle is supposed. */
const maxHops = 16;

/** What in a value does not fit a schema and all that surely counts for it: references, `allOf`, properties, items. */
export function valueFaults(
  value: unknown,
  { schema, file }: SchemaAt,
  follow: Follow,
  { path = [], hops = 0 }: { path?: ValueFault["path"]; hops?: number } = {},
): ValueFault[] {
  if (!isObject(schema) || hops > maxHops) return [];
  const own = unfit(value, schema);
  if (own) return [{ ...own, path, value }];
  const target = typeof schema.$ref === "string" ? follow(schema, file) : undefined;
  const parts = listAt(schema, "allOf").map((part) => ({ schema: part, file }));
  const same = [...(target ? [target] : []), ...parts].flatMap((part) =>
    valueFaults(value, part, follow, { path, hops: hops + 1 }),
  );
  const below = (key: string | number, inner: unknown, part: unknown) =>
    valueFaults(inner, { schema: part, file }, follow, { path: [...path, key] });
  if (Array.isArray(value))
    return [...same, ...value.flatMap((item, index) => below(index, item, schema.items))];
  if (!isObject(value)) return same;
  const properties = objectAt(schema, "properties");
  return [
    ...same,
    ...Object.entries(value).flatMap(([key, inner]) =>
      Object.hasOwn(properties, key) ? below(key, inner, properties[key]) : [],
    ),
  ];
}
