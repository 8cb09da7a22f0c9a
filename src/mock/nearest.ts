import { isObject, type JsonObject } from "../openapi/json";

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

/** Compares JSON values; a library would tell apart objects that a worker and a page have made. */
function areEqual(a: unknown, b: unknown): boolean {
  if (typeof a !== "object" || typeof b !== "object" || !a || !b) return a === b;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const others = new Map(Object.entries(b));
  const own = Object.entries(a);
  return (
    own.length === others.size &&
    own.every(([key, value]) => others.has(key) && areEqual(value, others.get(key)))
  );
}

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
