import { objectAt, textAt, type JsonObject } from "../../../openapi/json";
import { money, numberIn } from "../../decimals";
import type { MockRecord } from "../../model";
import type { World } from "../../world";
import { invoicesOf } from "./invoices";
import { isOpen, openOf } from "./open-bills";

/** What is open of an invoice or bill, and the allocation that would settle it. */
interface OpenDocument {
  allocation: JsonObject;
  open: bigint;
  currency: unknown;
  dueDate: string;
}

function postedInvoicesOf(customerId: unknown, world: World): OpenDocument[] {
  return invoicesOf(customerId, world)
    .filter(({ status }) => status !== "draft")
    .map((invoice) => ({
      allocation: { type: "invoice", invoiceId: invoice.id },
      open: numberIn(invoice.openAmount),
      currency: objectAt(invoice, "total").currency,
      dueDate: textAt(invoice, "dueDate") ?? "",
    }));
}

function billsOf(vendorId: unknown, { store }: World): OpenDocument[] {
  return store
    .list("/bills")
    .filter((bill) => bill.vendorId === vendorId && isOpen(bill) && bill.paymentHold !== true)
    .map((bill) => ({
      allocation: { type: "bill", billId: bill.id },
      open: openOf(bill),
      currency: bill.currency,
      dueDate: textAt(bill, "dueDate") ?? "",
    }));
}

/** Allocations of what a payment has left to the oldest due documents of its party and currency. */
export function autoAllocations(
  payment: MockRecord,
  given: readonly JsonObject[],
  world: World,
): JsonObject[] {
  const { currency } = objectAt(payment, "amount");
  const settled = new Set(given.map(({ invoiceId, billId }) => invoiceId ?? billId));
  const documents =
    payment.kind === "vendor_payment"
      ? billsOf(payment.vendorId, world)
      : postedInvoicesOf(payment.customerId, world);
  let left = given.reduce((rest, { amount }) => rest - numberIn(amount), numberIn(payment.amount));
  return documents
    .filter((one) => one.currency === currency && one.open > 0n)
    .filter(({ allocation: { invoiceId, billId } }) => !settled.has(invoiceId ?? billId))
    .sort((a, b) => a.dueDate.localeCompare(b.dueDate))
    .flatMap(({ allocation, open }) => {
      const part = open < left ? open : left;
      if (part <= 0n) return [];
      left -= part;
      return [{ ...allocation, amount: money(part, currency) }];
    });
}
