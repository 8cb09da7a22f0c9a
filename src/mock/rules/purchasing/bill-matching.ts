import { label } from "../../record-label";
import { isObject, objectAt, objectsAt, type JsonObject } from "../../../openapi/json";
import { money, numberIn, one, times } from "../../decimals";
import type { MockRecord } from "../../model";
import { netPrice } from "../../net-price";
import { afterDiscount } from "../sales/order-discount";
import { refuseAt, type Call } from "../rule";
import { inBaseUnit } from "../stock/movements";

/** From the worst match to the best. */
const worst = ["quantity_variance", "price_variance", "matched", "not_applicable"];

/** What a line charges, next to what was ordered and received. */
function matched(line: JsonObject, tolerance: bigint, call: Call): JsonObject {
  const { world } = call;
  const known = (id: unknown) => world.store.find(id)?.holder;
  const found = world.store.find(line.purchaseOrderLineId);
  const order = found?.holder;
  const item = world.store.find(order?.itemId)?.record;
  if (!order || !item || !isObject(order.unitPrice)) return line;
  const base = (quantity: unknown) => inBaseUnit(item, quantity, world);
  const charged = base(line.quantity);
  const perUnit = base({ value: "1", unit: objectAt(order, "quantity").unit }) || one;
  const expected = times(
    (charged * one) / perUnit,
    times(netPrice(order), afterDiscount(found?.record)),
  );
  const variance = numberIn(line.amount) - numberIn(money(expected, order.unitPrice.currency));
  // Goods that are billed in advance are compared with what was ordered.
  const receipt = known(line.receivingLineId);
  const source = receipt ?? order;
  const most = base(source.quantity) - base(source.quantityCancelled);
  const isTooMuch = charged + base(source.quantityBilled) > most;
  const isTooDear = variance > times(expected, tolerance / 100n);
  const match = isTooMuch ? "quantity_variance" : isTooDear ? "price_variance" : "matched";
  return { ...line, priceVariance: money(variance, order.unitPrice.currency), match };
}

/** A bill with its lines matched with orders and receipts. */
export function matchedBill(call: Call, bill: MockRecord): MockRecord {
  const vendor = call.world.store.find(bill.vendorId)?.record;
  const tolerance = numberIn(vendor?.priceTolerancePercent ?? "2");
  const lines = objectsAt(bill, "lines").map((line) =>
    line.type === "purchase_order" ? matched(line, tolerance, call) : line,
  );
  // Landed cost always matches: what it differs from its estimate is posted.
  const found = lines.map(({ type, match }) => (type === "landed_cost" ? "matched" : match));
  const matchStatus = worst.find((status) => found.includes(status)) ?? "not_applicable";
  return { ...bill, lines, matchStatus };
}

const isOff = ({ match }: JsonObject) =>
  match === "price_variance" || match === "quantity_variance";

/** Holds a draft with a variance; refuses to post it unless the variance is approved. */
export function settleVariance(call: Call, bill: MockRecord): JsonObject {
  const { before, body, world } = call;
  const index = objectsAt(bill, "lines").findIndex(isOff);
  const line = objectsAt(bill, "lines")[index];
  if (!line) return {};
  // A hold that was taken off stays off.
  const known = objectsAt(before, "lines").some(isOff) ? bill.paymentHold : true;
  if (bill.status === "draft") return { paymentHold: body.paymentHold ?? known };
  if (body.approveVariance === true) return { approvedBy: world.actor };
  const message = `${label(line)} is ${String(line.match).replace("_", " ")}.`;
  return refuseAt(call, "bill-variance", `/lines/${index}`, message, `${label(bill)}: ${message}`);
}
