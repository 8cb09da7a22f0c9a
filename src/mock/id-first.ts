import { isObject } from "../openapi/json";

/** A copy of a JSON value in which the `id` of each object comes first, except after the `type` of a reference. */
export function idFirst(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(idFirst);
  if (!isObject(value)) return value;
  const id = Object.keys(value)[0] === "type" ? undefined : value.id;
  const rest = Object.entries(value).map(([key, inner]) => [key, idFirst(inner)]);
  return id === undefined ? Object.fromEntries(rest) : { id, ...Object.fromEntries(rest) };
}
