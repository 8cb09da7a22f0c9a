import { isObject, type JsonObject } from "../openapi/json";
import { canonical } from "./etag";

/** Fields whose values tell kinds of records apart. */
const kinds = [
  "kind",
  "type",
  "source",
  "partyType",
  "entityType",
  "dataType",
  "valueType",
  "inputType",
];

const isHeld = (value: unknown) => typeof value === "object" && value !== null;

const areEqual = (a: unknown, b: unknown) =>
  a === b || (isHeld(a) && isHeld(b) && canonical(a) === canonical(b));

/** The record that agrees most with given fields; of another kind only if there is none of the same. */
export function nearest(records: readonly JsonObject[], given: JsonObject): JsonObject | undefined {
  let best: JsonObject | undefined;
  let bestScore = -Infinity;
  for (const record of records) {
    let score = 0;
    for (const [key, value] of Object.entries(given)) {
      if (!(key in record)) score -= 1;
      else if (kinds.includes(key) && record[key] !== value) score -= 100;
      else if (key.endsWith("Id") && record[key] === value) score += 4;
      else if (areEqual(record[key], value)) score += 2;
    }
    if (score > bestScore) [best, bestScore] = [record, score];
  }
  return best;
}

/** All objects under a key of some records, such as the lines of all orders. */
export function under(records: readonly JsonObject[], key: string): JsonObject[] {
  return records.flatMap((record) => {
    const value = record[key];
    return (Array.isArray(value) ? value : [value]).filter(isObject);
  });
}
