import { objectAt, objectsAt, textsAt, type JsonObject } from "../json";

/** All folders and requests of a collection, in order. */
export function itemsOf(collection: unknown, list = "item"): JsonObject[] {
  return objectsAt(collection, list).flatMap((item) => [item, ...itemsOf(item, list)]);
}

export const isRequest = (item: JsonObject): boolean => "request" in item;

/** The method of a request and its path as in the description: `GET`, `/items/{itemId}`. */
export function placeOf(item: JsonObject): { method: string; path: string } {
  const request = objectAt(item, "request");
  const segments = textsAt(objectAt(request, "url"), "path");
  const path = segments.map((one) => one.replace(/^:(.*)$/, "{$1}")).join("/");
  return { method: String(request.method), path: `/${path}` };
}

/** Folders without requests say nothing: their texts are those of the whole description. */
export function withoutEmptyFolders(items: readonly JsonObject[]): JsonObject[] {
  return items.flatMap((item) => {
    if (isRequest(item)) return [item];
    const kept = withoutEmptyFolders(objectsAt(item, "item"));
    return kept.length ? [{ ...item, item: kept }] : [];
  });
}
