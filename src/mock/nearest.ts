import { isObject, type JsonObject } from "../openapi/json";
import { canonical } from "./etag";

/** Fields that make records of different kinds when they differ. */
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

/** Of records, the one that agrees most with what is given; never one of another kind while there is one of the same. */
export function nearest(records: readonly JsonObject[], given: JsonObject): JsonObject | undefined {
  let best: JsonObject | undefined;
  let bestScore = -Infinity;
  for (const record of records) {
    let score = 0;
    for (const [key, value] of Object.entries(given)) {
      if (!(key in record)) score -= 1;
      else if (kinds.includes(key) && record[key] !== value) score -= 100;
      else if (key.endsWith("Id") && record[key] === value) score += 4;
      else if (canonical(record[key]) === canonical(value)) score += 2;
    }
    if (score > bestScore) [best, bestScore] = [record, score];
  }
  return best;
}

/** All objects that stand under a key of some records: the lines of all orders. */
export function under(records: readonly JsonObject[], key: string): JsonObject[] {
  return records.flatMap((record) => {
    const value = record[key];
    return (Array.isArray(value) ? value : [value]).filter(isObject);
  });
}
