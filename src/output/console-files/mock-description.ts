import { isObject, type JsonObject } from "../../openapi/json";

/** What the mock does not read: texts for people. */
const texts = new Set(["description", "summary", "externalDocs", "tags", "x-overview"]);

/** Values of the author's, in which no key is a keyword. */
const values = new Set(["example", "default", "const", "enum", "value"]);

/** Maps of names that the author chose. */
const maps = new Set(["properties", "patternProperties", "schemas", "paths", "parameters"]);

/** A description without the texts that only people read. */
export function mockDescription(document: JsonObject): JsonObject {
  const lean = (value: unknown, names: boolean): unknown => {
    if (Array.isArray(value)) return value.map((one) => lean(one, false));
    if (!isObject(value)) return value;
    return Object.fromEntries(
      Object.entries(value).flatMap(([key, inner]): [string, unknown][] => {
        if (names) return [[key, lean(inner, false)]];
        if (texts.has(key)) return [];
        // The list of a schema's examples is of values, the one of an answer is a map of names.
        const isValue = values.has(key) || (key === "examples" && Array.isArray(inner));
        return [[key, isValue ? inner : lean(inner, maps.has(key) || key === "examples")]];
      }),
    );
  };
  return lean(document, false) as JsonObject;
}
