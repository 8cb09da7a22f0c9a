import { touched } from "../../change-record";
import { label } from "../../label";
import { type JsonObject, objectAt, objectsAt } from "../../../openapi/json";
import { money, numberIn } from "../../decimals";
import type { MockRecord } from "../../model";
import type { World } from "../../world";
import { changeBalance } from "./balances";
import { invoiceOf, paidStatus, settleInvoice } from "./invoices";
import { type Call, refuseAt, refuseCall } from "../rule";

/** A document that a payment can settle. */
interface Payable {
  record: JsonObject;
  party: unknown;
  currency: unknown;
  open: bigint;
}

/** What other payments hold for a purchase order that no bill has used. */
const prepaidFor = (purchaseOrderId: unknown, own: MockRecord, { store }: World): bigint =>
  store
    .list("/payments")
    .filter(({ id }) => id !== own.id)
    .flatMap((payment) => objectsAt(payment, "allocations"))
    .filter((one) => purchaseOrderId !== undefined && one.purchaseOrderId === purchaseOrderId)
    .reduce((sum, one) => sum + numberIn(one.amount), 0n);

/** The document of an allocation, and what is open of it. */
function payable(
  { type, invoiceId, billId, salesOrderId, purchaseOrderId }: JsonObject,
  payment: MockRecord,
  world: World,
): Payable | undefined {
  if (type === "invoice") {
    const record = invoiceOf(world, invoiceId);
    return (
      record && {
        record,
        party: record.customerId,
        currency: objectAt(record, "total").currency,
        open: numberIn(record.openAmount),
      }
    );
  }
  const record = world.store.find(billId ?? salesOrderId ?? purchaseOrderId)?.record;
  if (!record) return undefined;
  const totals = objectAt(record, "totals");
  const { currency } = record;
  if (type === "bill")
    return {
      record,
      party: record.vendorId,
      currency,
      open: record.status === "draft" ? 0n : numberIn(totals.balance),
    };
  const isUnsent =
    type === "purchase_order" && ["draft", "pending_approval"].includes(String(record.status));
  const isOver = ["completed", "cancelled", "closed"].includes(String(record.status));
  const used = numberIn(totals.invoiced) + numberIn(totals.billed);
  const kept = numberIn(record.depositAmount) + prepaidFor(purchaseOrderId, payment, world);
  const open = isOver || isUnsent ? 0n : numberIn(totals.total) - used - kept;
  return { record, party: record.customerId ?? record.vendorId, currency, open };
}

/** Settles a document with an amount, or opens it again with a negative one. */
export function settleWith(allocation: JsonObject, amount: bigint, world: World): void {
  const { type, invoiceId, billId, salesOrderId } = allocation;
  if (type === "invoice") {
    const invoice = invoiceOf(world, invoiceId);
    if (!invoice) return;
    settleInvoice(world, invoice, amount);
    changeBalance(world, invoice.customerId, { openInvoices: -amount });
  }
  if (type === "bill") {
    const bill = world.store.find(billId)?.record;
    if (!bill) return;
    const totals = objectAt(bill, "totals");
    const open = numberIn(totals.balance) - amount;
    world.store.put("/bills", {
      ...bill,
      status: paidStatus(open, numberIn(totals.total)),
      totals: {
        ...totals,
        paid: money(numberIn(totals.paid) + amount, bill.currency),
        balance: money(open, bill.currency),
      },
    });
  }
  if (type === "sales_order") {
    const order = world.store.find(salesOrderId)?.record;
    const depositAmount = money(numberIn(order?.depositAmount) + amount, order?.currency);
    if (order)
      world.store.put("/sales-orders", touched({ ...order, depositAmount }, world.time(), world));
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
  const found = payable(allocation, payment, world);
  const pointer = `/allocations/${index}/amount`;
  if (!found)
    refuseCall(call, "validation-failed", "An allocation names a document that does not exist.", [
      {
        pointer: `/allocations/${index}`,
        rule: "reference",
        message: "There is no such document.",
      },
    ]);
  const amount = worth(allocation);
  if (objectAt(allocation, "amount").currency !== found.currency)
    refuseAt(
      call,
      "allocation-currency-mismatch",
      pointer,
      "The currency differs from that of the document.",
      `${label(found.record)} is in ${String(found.currency)}.`,
    );
  if (found.party !== (payment.customerId ?? payment.vendorId))
    refuseAt(
      call,
      "allocation-currency-mismatch",
      pointer,
      "The document belongs to someone else.",
      `${label(found.record)} belongs to someone else.`,
    );
  if (amount > found.open)
    refuseAt(
      call,
      "allocation-exceeds-open",
      pointer,
      "It exceeds what the document has open.",
      `${label(found.record)} has only ${String(money(found.open, found.currency).amount)} open.`,
    );
  settleWith(allocation, amount, world);
  return {
    discount: null,
    ...allocation,
    documentNumber: found.record.documentNumber,
    openAfter: money(found.open - amount, found.currency),
  };
}
