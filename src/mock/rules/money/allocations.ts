import { touched } from "../../change-record";
import { label } from "../../record-label";
import { type JsonObject, objectAt, objectsAt } from "../../../openapi/json";
import { money, numberIn } from "../../decimals";
import type { MockRecord } from "../../model";
import type { World } from "../../world";
import { changeBalance } from "./balances";
import { invoiceOf, paidStatus, settleInvoice } from "./invoices";
import { type Call, refuseAt, refuseCall } from "../rule";

/** What other payments hold for a purchase order that no bill has used. */
const prepaidFor = (purchaseOrderId: unknown, own: MockRecord, { store }: World): bigint =>
  store
    .list("/payments")
    .filter(({ id }) => id !== own.id)
    .flatMap((payment) => objectsAt(payment, "allocations"))
    .filter((one) => purchaseOrderId !== undefined && one.purchaseOrderId === purchaseOrderId)
    .reduce((sum, one) => sum + numberIn(one.amount), 0n);

/** The document that an allocation settles. */
const documentOf = (
  { invoiceId, billId, salesOrderId, purchaseOrderId }: JsonObject,
  world: World,
): JsonObject | undefined =>
  invoiceId
    ? invoiceOf(world, invoiceId)
    : world.store.find(billId ?? salesOrderId ?? purchaseOrderId)?.record;

/** What a payment can settle of a document, which an order is until it ends. */
function openFor(
  payment: MockRecord,
  { type, purchaseOrderId }: JsonObject,
  document: JsonObject,
  world: World,
): bigint {
  const status = String(document.status);
  const totals = objectAt(document, "totals");
  if (type === "invoice") return numberIn(document.openAmount);
  if (type === "bill") return status === "draft" ? 0n : numberIn(totals.balance);
  const isUnsent = type === "purchase_order" && ["draft", "pending_approval"].includes(status);
  if (isUnsent || ["completed", "cancelled", "closed"].includes(status)) return 0n;
  const used = numberIn(totals.invoiced) + numberIn(totals.billed);
  const kept = numberIn(document.depositAmount) + prepaidFor(purchaseOrderId, payment, world);
  return numberIn(totals.total) - used - kept;
}

/** Settles a document with an amount, or opens it again with a negative one. */
export function settleWith(allocation: JsonObject, amount: bigint, world: World): void {
  const { type } = allocation;
  const document = documentOf(allocation, world);
  if (!document) return;
  const { currency } = document;
  if (type === "invoice") {
    settleInvoice(world, document, amount);
    changeBalance(world, document.customerId, { openInvoices: -amount });
  }
  if (type === "bill") {
    const totals = objectAt(document, "totals");
    const open = numberIn(totals.balance) - amount;
    const paid = money(numberIn(totals.paid) + amount, currency);
    world.store.put("/bills", {
      ...document,
      status: paidStatus(open, numberIn(totals.total)),
      totals: { ...totals, paid, balance: money(open, currency) },
    });
  }
  if (type === "sales_order") {
    const depositAmount = money(numberIn(document.depositAmount) + amount, currency);
    world.store.put("/sales-orders", touched({ ...document, depositAmount }, world.time(), world));
  }
}

export const worth = (allocation: JsonObject) =>
  numberIn(allocation.amount) + numberIn(allocation.discount);

/** Checks an allocation against what its document has open, and settles it. */
export function allocate(
  call: Call,
  payment: MockRecord,
  allocation: JsonObject,
  index: number,
): JsonObject {
  const { world } = call;
  const document = documentOf(allocation, world);
  const pointer = `/allocations/${index}/amount`;
  if (!document)
    refuseCall(call, "validation-failed", "An allocation names a document that does not exist.", [
      {
        pointer: `/allocations/${index}`,
        rule: "reference",
        message: "There is no such document.",
      },
    ]);
  const amount = worth(allocation);
  const currency = document.currency ?? objectAt(document, "total").currency;
  const open = openFor(payment, allocation, document, world);
  const refuse = (code: string, message: string, why: string): never =>
    refuseAt(call, code, pointer, message, `${label(document)} ${why}.`);
  if (objectAt(allocation, "amount").currency !== currency)
    refuse(
      "allocation-currency-mismatch",
      "The currency differs from that of the document.",
      `is in ${String(currency)}`,
    );
  if ((document.customerId ?? document.vendorId) !== (payment.customerId ?? payment.vendorId))
    refuse(
      "allocation-currency-mismatch",
      "The document belongs to someone else.",
      "belongs to someone else",
    );
  if (amount > open)
    refuse(
      "allocation-exceeds-open",
      "It exceeds what the document has open.",
      `has only ${String(money(open, currency).amount)} open`,
    );
  settleWith(allocation, amount, world);
  return {
    discount: null,
    ...allocation,
    documentNumber: document.documentNumber,
    openAfter: money(open - amount, currency),
  };
}
