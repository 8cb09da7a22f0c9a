import { objectAt, type JsonObject } from "../../../openapi/json";
import { money, numberIn } from "../../decimals";
import type { MockRecord } from "../../model";
import type { World } from "../../world";
import { invoicesOf } from "./invoices";
import { isOpen } from "./open-bills";

/** The posted invoices of a customer, or the bills of a vendor that may be paid, as allocations, with what is open. */
function documentsOf({ kind, vendorId, customerId }: MockRecord, world: World): JsonObject[] {
  if (kind === "vendor_payment")
    return world.store
      .list("/bills")
      .filter((bill) => bill.vendorId === vendorId && isOpen(bill) && bill.paymentHold !== true)
      .map((bill) => ({
        allocation: { type: "bill", billId: bill.id },
        open: objectAt(bill, "totals").balance,
        dueDate: bill.dueDate,
      }));
  return invoicesOf(customerId, world)
    .filter(({ status }) => status !== "draft")
    .map(({ id, openAmount, dueDate }) => ({
      allocation: { type: "invoice", invoiceId: id },
      open: openAmount,
      dueDate,
    }));
}

/** Allocations of what a payment has left to the oldest due documents of its party and currency. */
export function autoAllocations(
  payment: MockRecord,
  given: readonly JsonObject[],
  world: World,
): JsonObject[] {
  const { currency } = objectAt(payment, "amount");
  const idOf = ({ invoiceId, billId }: JsonObject) => invoiceId ?? billId;
  const settled = new Set(given.map(idOf));
  let left = given.reduce((rest, { amount }) => rest - numberIn(amount), numberIn(payment.amount));
  return documentsOf(payment, world)
    .filter((one) => objectAt(one, "open").currency === currency && numberIn(one.open) > 0n)
    .filter((one) => !settled.has(idOf(objectAt(one, "allocation"))))
    .sort((a, b) => String(a.dueDate ?? "").localeCompare(String(b.dueDate ?? "")))
    .flatMap((one) => {
      const open = numberIn(one.open);
      const part = open < left ? open : left;
      if (part <= 0n) return [];
      left -= part;
      return [{ ...objectAt(one, "allocation"), amount: money(part, currency) }];
    });
}
