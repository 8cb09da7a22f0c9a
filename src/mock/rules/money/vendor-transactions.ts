import { objectAt, objectsAt, type JsonObject } from "../../../openapi/json";
import { money, numberIn, sumIn } from "../../decimals";
import type { World } from "../../world";
import { takeOver } from "../master-data/take-over";
import { isOpen, openOf, toCome, typed } from "./open-bills";
import type { Call, Rules } from "../rule";

/** A document of a vendor, what it adds to the balance, and when it was made. */
interface Entry {
  row: JsonObject;
  owed: bigint;
  at: string;
}

/** What a payment settles: its amount, and the cash discounts that it takes. */
const settled = (payment: JsonObject): bigint =>
  numberIn(payment.amount) + sumIn(objectsAt(payment, "allocations"), "discount");

/** The documents of a vendor by kind. */
function entriesOf(id: unknown, currency: unknown, { store }: World): Entry[] {
  const own = (root: string) => store.list(root).filter((one) => one.vendorId === id);
  const entry = (type: string, one: JsonObject, owed: bigint, more: JsonObject): Entry => ({
    row: {
      type,
      id: one.id,
      documentNumber: one.documentNumber,
      date: one.postingDate,
      reference: null,
      status: one.status ?? "posted",
      amount: money(owed, currency),
      openAmount: null,
      dueDate: null,
      ...more,
    },
    owed,
    at: String(one.createdAt),
  });
  const orders = own("/purchase-orders").filter(({ status }) => status !== "draft");
  return [
    ...orders.map((one) =>
      entry("purchase_order", one, 0n, {
        date: one.orderDate,
        reference: one.vendorReference,
        amount: objectAt(one, "totals").total,
        openAmount: money(toCome(one), currency),
      }),
    ),
    ...own("/receivings").map((one) =>
      entry("receiving", one, 0n, {
        date: one.receivedOn,
        reference: one.packingSlipNumber,
        status: one.billingStatus,
        amount: objectAt(one, "totals").goods,
      }),
    ),
    ...own("/bills")
      .filter(isOpen)
      .map((one) =>
        entry("bill", one, numberIn(objectAt(one, "totals").total), {
          reference: one.vendorInvoiceNumber,
          openAmount: money(openOf(one), currency),
          dueDate: one.dueDate,
        }),
      ),
    ...own("/payments").map((one) =>
      entry("payment", one, -settled(one), {
        date: one.paymentDate,
        reference: one.referenceNumber,
      }),
    ),
    ...store
      .list("/journal-entries")
      .filter((one) => one.origin === "manual" && typed(one, id) !== 0n)
      .map((one) => entry("journal_entry", one, typed(one, id), {})),
  ];
}

/** The rows of entries, oldest first, with what was owed after each. */
function withBalances(entries: Entry[], currency: unknown): JsonObject[] {
  const key = ({ row, at }: Entry) => `${String(row.date)} ${at}`;
  let balance = 0n;
  return entries
    .sort((a, b) => (key(a) < key(b) ? -1 : 1))
    .map(({ row, owed }) => ({ ...row, balanceAfter: money((balance += owed), currency) }));
}

/** The documents of a vendor, newest first, those that are open or settled if the call asks for them. */
function transactions(call: Call): JsonObject[] {
  const { id, currency } = call.before ?? {};
  const rows = withBalances(entriesOf(id, currency, call.world), currency);
  const { isOpen: wanted } = call.request.query;
  takeOver(call, ["isOpen"]);
  const isLeft = (row: JsonObject) => numberIn(row.openAmount) !== 0n;
  return rows
    .reverse()
    .filter((row) =>
      wanted === undefined ? true : row.openAmount !== null && isLeft(row) === wanted,
    );
}

/** What happened between the company and a vendor, from its documents. */
export const vendorTransactionRules: Rules = {
  "get-vendor-transaction-history": { answer: transactions },
};
