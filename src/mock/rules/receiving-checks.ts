import { label } from "../label";
import { type JsonObject, objectsAt, textsAt } from "../../openapi/json";
import { numberIn, times } from "../decimals";
import type { MockRecord } from "../model";
import type { Received } from "./landed-shares";
import { type Call, refuseAt, refuseCall } from "./rule";
import { inBaseUnit } from "./stock/movements";
import { pieceOf } from "./stock/serials";

export const root = "/receivings";

/** The order before the call, and its line, that a line of a receiving names. */
export function ordered(call: Call, lineId: unknown): { order?: MockRecord; line?: JsonObject } {
  const changed = call.world.store.changes().map(({ before }) => before);
  const found = call.world.store.find(lineId)?.record;
  const order =
    changed.find((one) => one && objectsAt(one, "lines").some(({ id }) => id === lineId)) ?? found;
  return { order, line: objectsAt(order, "lines").find(({ id }) => id === lineId) };
}

const receivable = new Set<unknown>(["open", "partially_received", "received"]);

/** Refuses orders that are not open, and more than the tolerance of the vendor allows. */
export function checkOrders(call: Call): void {
  for (const [index, given] of objectsAt(call.body, "lines").entries()) {
    const order = call.world.store.find(given.purchaseOrderLineId)?.record;
    const line = objectsAt(order, "lines").find(({ id }) => id === given.purchaseOrderLineId);
    if (!order || !line) continue;
    if (!receivable.has(order.status))
      refuseCall(call, "purchase-order-not-open", `${label(order)} is ${String(order.status)}.`);
    const item = call.world.store.find(line.itemId)?.record ?? {};
    const vendor = call.world.store.find(order.vendorId)?.record;
    const most = inBaseUnit(item, line.quantity, call.world);
    const allowed = most + times(most, numberIn(vendor?.overReceiptPercent) / 100n);
    const here =
      inBaseUnit(item, given.quantity, call.world) +
      inBaseUnit(item, line.quantityReceived, call.world);
    if (here > allowed)
      refuseAt(
        call,
        "over-receipt",
        `/lines/${index}/quantity`,
        "It exceeds the open quantity and the vendor's tolerance.",
        `${label(line)}: more was received than was ordered.`,
      );
    for (const serialNumber of textsAt(given, "serialNumbers"))
      if (pieceOf(call, item.id, serialNumber))
        refuseCall(call, "serial-number-taken", `${label(item)} ${serialNumber} already exists.`);
  }
}

export function checkLots(call: Call, { line, item, base }: Received, index: number): void {
  const lots = objectsAt(line, "lots");
  const sum = lots.reduce((total, lot) => total + inBaseUnit(item, lot.quantity, call.world), 0n);
  if ((lots.length && sum !== base) || (item.tracking === "lot" && !lots.length && base > 0n))
    refuseCall(
      call,
      "validation-failed",
      `${label(line)}: the lots do not add up to the quantity.`,
      [
        {
          pointer: `/lines/${index}/lots`,
          rule: "sum",
          message: "Lots are missing, or do not add up to the quantity.",
        },
      ],
    );
}

export function checkBilled(call: Call): void {
  if (call.before && call.before.billingStatus !== "unbilled")
    refuseCall(call, "receiving-billed", `${label(call.before)} has been billed.`);
}
