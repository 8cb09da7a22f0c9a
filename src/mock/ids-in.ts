import { isObject } from "../openapi/json";
import { pointerStep } from "../openapi/references";

/** True for the name of a field that holds ids: `id`, `itemId`, `shipmentIds`, `item_id`. */
export const holdsIds = (name: string): boolean => /^ids?$|Ids?$|_ids?$/.test(name);

/** An id in a value: the name of its field, and where it is. */
interface IdAt {
  id: string;
  name: string;
  pointer: string;
}

/** All ids in a value, in order: the texts in fields that hold ids. */
export function idsAt(value: unknown, name = "", pointer = ""): IdAt[] {
  if (typeof value === "string") return holdsIds(name) ? [{ id: value, name, pointer }] : [];
  if (Array.isArray(value))
    return value.flatMap((inner, index) => idsAt(inner, name, `${pointer}/${index}`));
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    idsAt(inner, key, `${pointer}/${pointerStep(key)}`),
  );
}

/** All ids in a value, in order. */
export const idsIn = (value: unknown): string[] => idsAt(value).map(({ id }) => id);
