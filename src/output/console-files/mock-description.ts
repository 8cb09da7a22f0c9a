import { isObject, type JsonObject } from "../../openapi/json";

/** Keys with texts for people, which the mock does not read. */
const texts = new Set([
  ...["description", "summary", "externalDocs", "tags", "x-overview", "x-tagGroups"],
  ...["x-enumDescriptions", "conditions", "effects", "x-since"],
]);

/** Keys with an author's values, in which no key is a keyword. */
const values = new Set(["example", "default", "const", "enum", "value"]);

/** Keys of maps whose keys are the author's names. */
const maps = new Set(["properties", "patternProperties", "schemas", "paths", "parameters"]);

/** Drops the texts that only people read. */
export function mockDescription(document: JsonObject): JsonObject {
  const lean = (value: unknown, names: boolean): unknown => {
    if (Array.isArray(value)) return value.map((one) => lean(one, false));
    if (!isObject(value)) return value;
    return Object.fromEntries(
      Object.entries(value).flatMap(([key, inner]): [string, unknown][] => {
        if (names) return [[key, lean(inner, false)]];
        if (texts.has(key)) return [];
        // `examples` of a schema is a list of values; elsewhere it is a map by name.
        const isValue = values.has(key) || (key === "examples" && Array.isArray(inner));
        return [[key, isValue ? inner : lean(inner, maps.has(key) || key === "examples")]];
      }),
    );
  };
  return lean(document, false) as JsonObject;
}
