import { objectAt, objectsAt, type JsonObject } from "../../../openapi/json";
import { numberIn, quantity } from "../../decimals";
import { inBaseUnit, inUnit } from "../stock/movements";
import type { Call } from "../rule";
import { root } from "./receiving-checks";

/** How much of a receiving is billed. */
export function billingStatus(lines: readonly JsonObject[]): string {
  const isAll = lines.every((line) => numberIn(line.quantityBilled) >= numberIn(line.quantity));
  const isSome = lines.some((line) => numberIn(line.quantityBilled) > 0n);
  return isAll ? "billed" : isSome ? "partially_billed" : "unbilled";
}

/**
 * Lets the receipts of an order line take what bills without a receipt charge for it, the earliest first, or give it
 * back, the latest first.
 */
export function shareAdvance({ world }: Call, orderLineId: unknown): void {
  const { store } = world;
  const ordered = store.find(orderLineId)?.holder;
  const item = store.find(ordered?.itemId)?.record;
  if (!ordered || !item) return;
  const base = (amount: unknown) => inBaseUnit(item, amount, world);
  const receipts = store
    .list(root)
    .sort((a, b) => String(a.receivedOn).localeCompare(String(b.receivedOn)))
    .flatMap((receiving) =>
      objectsAt(receiving, "lines")
        .filter(({ purchaseOrderLineId }) => purchaseOrderLineId === orderLineId)
        .map((line) => ({ receivingId: String(receiving.id), line })),
    );
  let left = receipts.reduce(
    (rest, { line }) => rest - base(line.quantityBilled),
    base(ordered.quantityBilled),
  );
  for (const { receivingId, line } of left < 0n ? receipts.reverse() : receipts) {
    const billed = base(line.quantityBilled);
    const room = base(line.quantity) - billed;
    const free = room > 0n ? room : 0n;
    const taken = left < 0n ? (left < -billed ? -billed : left) : left < free ? left : free;
    const receiving = store.get(root, receivingId);
    if (!taken || !receiving) continue;
    left -= taken;
    const { unit } = objectAt(line, "quantity");
    const quantityBilled = quantity(inUnit(item, billed + taken, unit, world), unit);
    const lines = objectsAt(receiving, "lines").map((one) =>
      one.id === line.id ? { ...one, quantityBilled } : one,
    );
    store.put(root, { ...receiving, lines, billingStatus: billingStatus(lines) });
  }
}
