import type { JsonObject } from "../json";

const pairs = [
  ["minimum", "maximum"],
  ["exclusiveMinimum", "exclusiveMaximum"],
  ["exclusiveMinimum", "maximum"],
  ["minimum", "exclusiveMaximum"],
  ["minLength", "maxLength"],
  ["minItems", "maxItems"],
  ["minProperties", "maxProperties"],
] as const;

/** Two limits of a schema between which nothing is. */
export interface LimitPair {
  keys: readonly [string, string];
  values: readonly [number, number];
}

/** The limits of a schema that exclude each other. */
export function crossedLimits(schema: JsonObject): LimitPair | undefined {
  for (const keys of pairs) {
    const [min, max] = keys.map((key) => schema[key]);
    if (typeof min === "number" && typeof max === "number" && min > max)
      return { keys, values: [min, max] };
  }
  return undefined;
}
