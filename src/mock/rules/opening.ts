import { isObject, objectAt, objectsAt, type JsonObject } from "../../openapi/json";
import { addTo, isMoney, money, numberIn } from "../decimals";
import { demoObjects } from "../demo-objects";
import type { MockRecord } from "../model";
import { withBalance } from "./money/balances";
import { isUnsettledOrder } from "./stock/demand";
import { invoicesKey } from "./money/invoices";

/** The movements in the files of a demo company that brought its first stock. */
export const openingMovements = (demo: unknown): MockRecord[] =>
  demoObjects(demo, (one) => "itemId" in one && "postedOn" in one && isObject(one.document)).map(
    (movement) => structuredClone(movement),
  );

/** Amounts by the id of the invoice that they settle. */
function settled(demo: unknown): Map<unknown, bigint> {
  const found = new Map<unknown, bigint>();
  // What names a customer too is on the invoice, such as an expense that is charged on.
  const isSettling = ({ invoiceId, customerId, amount }: JsonObject) =>
    Boolean(invoiceId && !customerId && isMoney(amount));
  for (const { invoiceId, amount } of demoObjects(demo, isSettling))
    addTo(found, invoiceId, numberIn(amount));
  return found;
}

const invoicesIn = (demo: unknown): JsonObject[] =>
  demoObjects(demo, ({ id, amount, customerId }) =>
    Boolean(/^inv_/.test(String(id)) && isMoney(amount) && customerId),
  );

/** The invoices in the files of a demo company, drafts and posted ones, with what payments and credits have left open. */
export function openingInvoices(demo: unknown): MockRecord[] {
  const paid = settled(demo);
  return invoicesIn(demo).map((invoice) => {
    const total = numberIn(invoice.amount);
    const left = total - (paid.get(invoice.id) ?? 0n);
    const open = invoice.status === "draft" || left < 0n ? 0n : left;
    const { currency } = invoice.amount as JsonObject;
    return {
      ...structuredClone(invoice),
      total: invoice.amount,
      openAmount: money(open, currency),
      status: invoice.status ?? (open === 0n ? "paid" : open < total ? "partially_paid" : "open"),
    };
  });
}

/** What customers owe: their invoices, less payments and credit memos that are not used up. */
function owedBy(records: ReadonlyMap<string, readonly MockRecord[]>): Map<unknown, bigint> {
  const owed = new Map<unknown, bigint>();
  const of = (root: string) => records.get(root) ?? [];
  for (const { customerId, openAmount } of of(invoicesKey))
    addTo(owed, customerId, numberIn(openAmount));
  for (const { customerId, unallocatedAmount } of of("/payments"))
    if (customerId) addTo(owed, customerId, -numberIn(unallocatedAmount));
  for (const { customerId, openAmount } of of("/credit-memos"))
    addTo(owed, customerId, -numberIn(openAmount));
  return owed;
}

/** What customers have ordered and not been invoiced for. */
function orderedBy(records: ReadonlyMap<string, readonly MockRecord[]>): Map<unknown, bigint> {
  const ordered = new Map<unknown, bigint>();
  for (const { customerId, totals } of (records.get("/sales-orders") ?? []).filter(
    isUnsettledOrder,
  )) {
    const { total, invoiced } = objectAt({ totals }, "totals");
    addTo(ordered, customerId, numberIn(total) - numberIn(invoiced));
  }
  return ordered;
}

/** Shows the invoices of orders and shipments as payments and credits have left them, and what customers owe because of it. */
export function settleOpening(records: Map<string, MockRecord[]>): void {
  const invoices = new Map((records.get(invoicesKey) ?? []).map((one) => [one.id, one]));
  const settledInvoice = (shown: JsonObject): JsonObject => {
    const known = invoices.get(String(shown.id));
    return known ? { ...shown, status: known.status, openAmount: known.openAmount } : shown;
  };
  const change = (root: string, changed: (record: MockRecord) => MockRecord) => {
    const list = records.get(root);
    if (list) records.set(root, list.map(changed));
  };
  for (const root of ["/sales-orders", "/shipments"])
    change(root, (record) =>
      Array.isArray(record.invoices)
        ? { ...record, invoices: objectsAt(record, "invoices").map(settledInvoice) }
        : record,
    );
  const owed = owedBy(records);
  const ordered = orderedBy(records);
  change("/customers", (customer) =>
    isObject(customer.balance)
      ? withBalance(customer, {
          openInvoices: owed.get(customer.id) ?? 0n,
          uninvoicedOrders: ordered.get(customer.id) ?? 0n,
        })
      : customer,
  );
}
