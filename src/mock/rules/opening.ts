import { isObject, type JsonObject } from "../../openapi/json";
import { isMoney, money, numberIn } from "../decimals";
import { demoObjects } from "../demo-objects";
import type { MockRecord } from "../model";

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
    found.set(invoiceId, (found.get(invoiceId) ?? 0n) + numberIn(amount));
  return found;
}

const invoicesIn = (demo: unknown): JsonObject[] =>
  demoObjects(demo, ({ id, amount, customerId }) =>
    Boolean(/^inv_/.test(String(id)) && isMoney(amount) && customerId),
  );

/** The invoices in the files of a demo company, with what payments and credits have left open. */
export function openingInvoices(demo: unknown): MockRecord[] {
  const paid = settled(demo);
  return invoicesIn(demo).map((invoice) => {
    const total = numberIn(invoice.amount);
    const open = total - (paid.get(invoice.id) ?? 0n);
    const { currency } = invoice.amount as JsonObject;
    return {
      ...structuredClone(invoice),
      total: invoice.amount,
      openAmount: money(open > 0n ? open : 0n, currency),
      status: open <= 0n ? "paid" : open < total ? "partially_paid" : "open",
    };
  });
}
