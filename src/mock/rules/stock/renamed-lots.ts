import { isObject, type JsonObject } from "../../../openapi/json";
import type { MockRecord } from "../../model";
import { changesOf, type Call } from "../rule";

/** The number that a lot of an item had, and has now. */
interface Renamed {
  itemId: unknown;
  from: unknown;
  to: unknown;
}

/** What a document says with the new number of a lot; the same value if it does not name the lot. */
function withNumber(value: unknown, lot: Renamed, itemId?: unknown): unknown {
  if (Array.isArray(value)) {
    const rows = value.map((row) => withNumber(row, lot, itemId));
    return rows.some((row, index) => row !== value[index]) ? rows : value;
  }
  if (!isObject(value)) return value;
  const of = value.itemId ?? itemId;
  const changed: JsonObject = {};
  for (const [name, inner] of Object.entries(value)) {
    const isNumber = name === "lotNumber" && inner === lot.from && of === lot.itemId;
    const next = isNumber ? lot.to : withNumber(inner, lot, of);
    if (next !== inner) changed[name] = next as JsonObject[string];
  }
  return Object.keys(changed).length ? { ...value, ...changed } : value;
}

/** Documents show the lot by its new number. */
export function renameLots(call: Call): void {
  const { store } = call.world;
  for (const { before, after } of changesOf(call, "/lots")) {
    if (!before || before.lotNumber === after.lotNumber) continue;
    const lot = { itemId: after.itemId, from: before.lotNumber, to: after.lotNumber };
    for (const [root, records] of [...store.collections()])
      for (const record of [...records]) {
        const next = withNumber(record, lot) as MockRecord;
        if (next !== record) store.put(root, next);
      }
  }
}
