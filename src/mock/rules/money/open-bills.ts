import { objectAt, objectsAt, textAt, type JsonObject } from "../../../openapi/json";
import { money, numberIn, times } from "../../decimals";
import { openQuantity } from "../../line-quantities";
import { netPrice } from "../../net-price";
import { today } from "../days";
import { forEach, type Call, type Rules } from "../rule";

/** True for a bill that is posted. */
export const isOpen = ({ status }: JsonObject): boolean =>
  status !== "draft" && status !== "voided" && status !== "cancelled";

/** What is left to pay of a bill. */
export const openOf = (bill: JsonObject): bigint => numberIn(objectAt(bill, "totals").balance);

const isGivenUp = new Set<unknown>(["closed", "cancelled"]);

/** What of a purchase order is still to come, at its prices. */
export const toCome = (order: JsonObject): bigint =>
  objectsAt(order, "lines")
    .filter(({ status }) => !isGivenUp.has(status) && !isGivenUp.has(order.status))
    .reduce((sum, line) => sum + times(openQuantity(line), netPrice(line)), 0n);

/** What a typed entry adds to what is owed to a vendor. */
export const typed = (entry: JsonObject, id: unknown): bigint =>
  objectsAt(entry, "lines")
    .filter((line) => objectAt(line, "party").id === id)
    .reduce((sum, { debit, credit }) => sum + numberIn(credit) - numberIn(debit), 0n);

/** What a payment holds for a vendor that no bill has used. */
const prepaid = (payment: JsonObject): bigint =>
  objectsAt(payment, "allocations")
    .filter(({ purchaseOrderId }) => purchaseOrderId)
    .reduce((sum, { amount }) => sum + numberIn(amount), numberIn(payment.unallocatedAmount));

/** How much of a received line no posted bill charges. */
function notBilled({ quantity, quantityBilled }: JsonObject): bigint {
  const left = numberIn(quantity) - numberIn(quantityBilled);
  return left > 0n ? left : 0n;
}

/** What is owed to a vendor, what of it is late, what is on the way, and what came without a bill. */
export function owedTo(vendor: JsonObject, { world }: Call): JsonObject {
  const day = today(world);
  const bills = world.store
    .list("/bills")
    .filter((bill) => bill.vendorId === vendor.id && isOpen(bill));
  const sum = (of: readonly JsonObject[]) => of.reduce((total, bill) => total + openOf(bill), 0n);
  const own = (root: string) => world.store.list(root).filter((one) => one.vendorId === vendor.id);
  const paidAhead = own("/payments").reduce((total, payment) => total + prepaid(payment), 0n);
  const entered = world.store
    .list("/journal-entries")
    .filter(({ origin }) => origin === "manual")
    .reduce((total, entry) => total + typed(entry, vendor.id), 0n);
  const expected = own("/purchase-orders")
    .filter(({ status }) => status === "open" || status === "partially_received")
    .reduce((total, order) => total + toCome(order), 0n);
  const received = own("/receivings")
    .flatMap((receiving) => objectsAt(receiving, "lines"))
    .reduce((total, line) => total + times(notBilled(line), netPrice(line)), 0n);
  const late = bills.filter((bill) => (textAt(bill, "dueDate") ?? day) < day);
  return {
    balance: {
      ...objectAt(vendor, "balance"),
      openBills: money(sum(bills) + entered - paidAhead, vendor.currency),
      overdue: money(sum(late), vendor.currency),
      openOrders: money(expected, vendor.currency),
      receivedNotBilled: money(received, vendor.currency),
    },
  };
}

/** Balances of vendors, which follow from their bills, payments, and typed entries. */
export const vendorBalanceRules: Rules = forEach(["get-vendor", "update-vendor"], {
  shows: (vendor, call) => ("balance" in vendor ? owedTo(vendor, call) : {}),
});
