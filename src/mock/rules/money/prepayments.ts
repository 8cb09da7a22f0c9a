import { objectAt, objectsAt, textsAt, type JsonObject } from "../../../openapi/json";
import { money, numberIn } from "../../decimals";
import type { MockRecord } from "../../model";
import type { World } from "../../world";
import type { Call } from "../rule";
import { settleWith } from "./allocations";
import { openOf } from "./open-bills";
import { exchangeDifference, postChange, sidesOf } from "./payment-postings";

const root = "/payments";

/** The payments that prepay one of the orders, the oldest first. */
function prepaying(orders: readonly string[], { store }: World): MockRecord[] {
  return store
    .list(root)
    .filter((payment) =>
      objectsAt(payment, "allocations").some((one) => orders.includes(String(one.purchaseOrderId))),
    )
    .sort((a, b) => String(a.paymentDate).localeCompare(String(b.paymentDate)));
}

/** The allocations of a payment once a bill has used what it prepays, as far as the bill is open. */
function usedBy(bill: JsonObject, allocation: JsonObject, open: bigint): JsonObject[] {
  const whole = numberIn(allocation.amount);
  const used = whole < open ? whole : open;
  const { currency } = objectAt(allocation, "amount");
  return [
    {
      type: "bill",
      billId: bill.id,
      documentNumber: bill.documentNumber,
      amount: money(used, currency),
      discount: null,
      openAfter: money(open - used, currency),
    },
    ...(used < whole ? [{ ...allocation, amount: money(whole - used, currency) }] : []),
  ];
}

/** Applies to a posted bill what was prepaid for its orders: the payments then pay the bill instead of the order. */
export function applyPrepayments(call: Call, bill: MockRecord): void {
  const { world } = call;
  if (bill.paymentHold === true) return;
  const orders = textsAt(bill, "purchaseOrderIds");
  for (const payment of prepaying(orders, world)) {
    const allocations = objectsAt(payment, "allocations").flatMap((one) => {
      const open = openOf(world.store.find(bill.id)?.record ?? bill);
      if (open <= 0n || !orders.includes(String(one.purchaseOrderId))) return [one];
      const [used = {}, ...rest] = usedBy(bill, one, open);
      settleWith(used, numberIn(used.amount), world);
      return [used, ...rest];
    });
    const used: MockRecord = { ...payment, allocations };
    const sides = sidesOf(used, world);
    world.store.put(root, { ...used, ...exchangeDifference(used, sides) });
    postChange(call, used, sidesOf(payment, world), sides, bill.postingDate);
  }
}
