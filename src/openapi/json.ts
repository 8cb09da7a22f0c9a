import { oneLine } from "../config/one-line";

/** An object of a description, before anything is known about it. */
export type JsonObject = { [key: string]: unknown };

/** True for objects that are not arrays. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function own(value: unknown, key: string): unknown {
  return isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}

/** The object under a key; an empty one when there is none. */
export function objectAt(value: unknown, key: string): JsonObject {
  const at = own(value, key);
  return isObject(at) ? at : {};
}

/** The list under a key; an empty one when there is none. */
export function listAt(value: unknown, key: string): unknown[] {
  const at = own(value, key);
  return Array.isArray(at) ? at : [];
}

/** The text under a key, trimmed; undefined when it is missing, empty or not a text. */
export function textAt(value: unknown, key: string): string | undefined {
  const at = own(value, key);
  return typeof at === "string" ? at.trim() || undefined : undefined;
}

/** The same as a title or a name is shown: in one line, without characters that no page can hold. */
export function lineAt(value: unknown, key: string): string | undefined {
  return oneLine(textAt(value, key) ?? "") || undefined;
}

/** The texts in the list under a key. */
export function textsAt(value: unknown, key: string): string[] {
  return listAt(value, key).filter((item): item is string => typeof item === "string");
}

/** A copy without some of its keys. */
export function without(object: JsonObject, ...keys: readonly string[]): JsonObject {
  return Object.fromEntries(Object.entries(object).filter(([key]) => !keys.includes(key)));
}
