import type { JsonObject } from "../../../openapi/json";
import type { MockRecord } from "../../model";
import type { World } from "../../world";
import { isBetween } from "../days";
import { changesOf, type Call } from "../rule";

/** True for the default of an item that is in use. */
export const isMarked = (record: JsonObject | undefined) =>
  record?.isDefault === true && record.status === "active";

/** True for a BOM that is in use on a day. */
export const isInForce = (bom: JsonObject | undefined, day: string): boolean =>
  bom?.status === "active" && isBetween(day, bom.effectiveFrom, bom.effectiveTo);

/** The BOM from which an item is built on a day: the default one, or else the one that is in force since the latest day. */
export function bomOn(itemId: unknown, day: string, { store }: World): MockRecord | undefined {
  const inForce = store
    .list("/boms")
    .filter((bom) => bom.itemId === itemId && isInForce(bom, day))
    .sort((a, b) => String(a.effectiveFrom ?? "").localeCompare(String(b.effectiveFrom ?? "")));
  return inForce.find(isMarked) ?? inForce.at(-1);
}

/** The routing that orders for an item at a location follow: that of their BOM if it is one of the location, or else the default. */
export function routingFor(
  bom: JsonObject | undefined,
  { itemId, locationId }: JsonObject,
  { store }: World,
): MockRecord | undefined {
  const named = store.find(bom?.assemblyRoutingId)?.record;
  if (named?.locationId === locationId) return named;
  return store
    .list("/assembly-routings")
    .find((one) => one.itemId === itemId && one.locationId === locationId && isMarked(one));
}

/** Takes the mark of the default off the others, of which only one has it; returns the records that got it. */
export function markDefault(call: Call, root: string, scope: readonly string[]): MockRecord[] {
  const { store } = call.world;
  return changesOf(call, root).flatMap(({ before, after }) => {
    if (!isMarked(after) || isMarked(before)) return [];
    for (const other of store.list(root))
      if (
        other.id !== after.id &&
        isMarked(other) &&
        scope.every((name) => other[name] === after[name])
      )
        store.put(root, { ...other, isDefault: false });
    return [after];
  });
}
