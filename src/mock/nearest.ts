import { isObject, type JsonObject } from "../openapi/json";

/** Fields whose values tell kinds of records apart. */
const kinds = new Set([
  "kind",
  "type",
  "source",
  "partyType",
  "entityType",
  "dataType",
  "valueType",
  "inputType",
]);

/** Compares JSON values; a library would tell apart objects that a worker and a page have made. */
function areEqual(a: unknown, b: unknown): boolean {
  if (typeof a !== "object" || typeof b !== "object" || !a || !b) return a === b;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const [one, other] = [a as JsonObject, b as JsonObject];
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && areEqual(one[key], other[key]))
  );
}

/** The record that agrees most with given fields; of another kind only if there is none of the same. */
export function nearest(records: readonly JsonObject[], given: JsonObject): JsonObject | undefined {
  if (records.length < 2) return records[0];
  // What a field says of a record depends on its name, which is looked at once for all records.
  const fields = Object.entries(given).map(([key, value]) => ({
    key,
    value,
    isKind: kinds.has(key),
    isId: key.endsWith("Id"),
  }));
  let best: JsonObject | undefined;
  let bestScore = -Infinity;
  for (const record of records) {
    let score = 0;
    for (const { key, value, isKind, isId } of fields) {
      if (!(key in record)) score -= 1;
      else if (isKind && record[key] !== value) score -= 100;
      else if (isId && record[key] === value) score += 4;
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
