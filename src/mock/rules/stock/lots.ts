import type { JsonObject } from "../../../openapi/json";
import { makeRecord } from "../../create-record";
import { textAt } from "../../../openapi/json";
import type { MockRecord } from "../../model";
import { addDays } from "../days";
import type { Call } from "../rule";

const root = "/lots";

/** Numbers of lots are unique within an item without regard to case. */
const isSameNumber = (one: unknown, other: unknown): boolean =>
  String(one).toLowerCase() === String(other).toLowerCase();

/** The lot of an item with a number. */
export const lotOf = (
  { world }: Call,
  itemId: unknown,
  lotNumber: unknown,
): MockRecord | undefined =>
  world.store
    .list(root)
    .find((lot) => lot.itemId === itemId && isSameNumber(lot.lotNumber, lotNumber));

/** The lot with a number, which is made if the item has none. */
export function ensureLot(call: Call, item: JsonObject, given: JsonObject, on: string): string {
  const known = lotOf(call, item.id, given.lotNumber);
  const { world } = call;
  const days = Number(item.shelfLifeDays ?? 0);
  const made = textAt(given, "manufacturedOn") ?? textAt(known ?? {}, "manufacturedOn") ?? on;
  const expiresOn = textAt(given, "expiresOn") ?? (days ? addDays(made, days) : null);
  if (known) {
    if (known.expiresOn === null && expiresOn) world.store.put(root, { ...known, expiresOn });
    return String(known.id);
  }
  const collection = world.collection(root);
  if (!collection) return "";
  const fields = {
    lotNumber: given.lotNumber,
    itemId: item.id,
    expiresOn,
    manufacturedOn: textAt(given, "manufacturedOn") ?? null,
    vendorLotNumber: textAt(given, "vendorLotNumber") ?? null,
    vendorId: textAt(given, "vendorId") ?? null,
    onHand: { value: "0", unit: item.baseUnit },
    available: { value: "0", unit: item.baseUnit },
  };
  const lot = makeRecord(collection, fields, world, world.time());
  world.store.put(root, { ...lot, ...fields });
  return String(lot.id);
}
