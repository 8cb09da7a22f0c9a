import { isObject } from "../openapi/json";

/** True for the name of a field that holds ids: `id`, `itemId`, `shipmentIds`, `item_id`. */
export const holdsIds = (name: string): boolean => /^ids?$|Ids?$|_ids?$/.test(name);

/** All ids in a value, in order: the texts in fields that hold ids. */
export function idsIn(value: unknown, name = ""): string[] {
  if (typeof value === "string") return holdsIds(name) ? [value] : [];
  if (Array.isArray(value)) return value.flatMap((inner) => idsIn(inner, name));
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) => idsIn(inner, key));
}
