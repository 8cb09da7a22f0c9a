import { isObject, type JsonObject } from "../openapi/json";

/** The objects in the files of a demo company that a test finds, at any depth, also below one another. */
export function demoObjects(
  demo: unknown,
  test: (object: JsonObject) => boolean,
  found: JsonObject[] = [],
): JsonObject[] {
  if (Array.isArray(demo)) demo.forEach((inner) => demoObjects(inner, test, found));
  else if (isObject(demo)) {
    if (test(demo)) found.push(demo);
    Object.values(demo).forEach((inner) => demoObjects(inner, test, found));
  }
  return found;
}
