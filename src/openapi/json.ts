import { oneLine } from "../config/one-line";

/** An object of a description that nothing has checked yet. */
export type JsonObject = { [key: string]: unknown };

/** True for objects that are not arrays. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function ownValue(value: unknown, key: string): unknown {
  return isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}

/** The object under a key, or an empty one. */
export function objectAt(value: unknown, key: string): JsonObject {
  const at = ownValue(value, key);
  return isObject(at) ? at : {};
}

/** The components of one kind by name, such as `schemas`. */
export const componentsOf = (document: JsonObject, kind: string): JsonObject =>
  objectAt(objectAt(document, "components"), kind);

/** The list under a key, or an empty one. */
export function listAt(value: unknown, key: string): unknown[] {
  const at = ownValue(value, key);
  return Array.isArray(at) ? at : [];
}

/** The objects in the list under a key. */
export const objectsAt = (value: unknown, key: string): JsonObject[] =>
  listAt(value, key).filter(isObject);

/** The text under a key, trimmed; undefined if it is missing, empty, or not a text. */
export function textAt(value: unknown, key: string): string | undefined {
  const at = ownValue(value, key);
  return typeof at === "string" ? at.trim() || undefined : undefined;
}

/** `textAt` for titles and names: on one line, without control characters. */
export function lineAt(value: unknown, key: string): string | undefined {
  return oneLine(textAt(value, key) ?? "") || undefined;
}

/** The texts in the list under a key. */
export function textsAt(value: unknown, key: string): string[] {
  return listAt(value, key).filter((item): item is string => typeof item === "string");
}

/** A value as messages and pages show it: texts without quotes. */
export const shownValue = (value: unknown): string =>
  typeof value === "string" ? value : (JSON.stringify(value) ?? String(value));

/** A copy with some of its keys. */
export const pick = (object: JsonObject, isKept: (key: string) => boolean): JsonObject =>
  Object.fromEntries(Object.entries(object).filter(([key]) => isKept(key)));

/** A copy without some of its keys. */
export const without = (object: JsonObject, ...keys: readonly string[]): JsonObject =>
  pick(object, (key) => !keys.includes(key));
