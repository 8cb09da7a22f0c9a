import { isObject, type JsonObject } from "../../openapi/json";
import { isMoney, money, numberIn } from "../decimals";
import type { MockRecord } from "../model";

/** The movements in the files of a demo company that brought its first stock, at any depth. */
export function openingMovements(demo: unknown): MockRecord[] {
  if (Array.isArray(demo)) return demo.flatMap(openingMovements);
  if (!isObject(demo)) return [];
  const isMovement = "itemId" in demo && "postedOn" in demo && isObject(demo.document);
  return isMovement ? [structuredClone(demo)] : Object.values(demo).flatMap(openingMovements);
}

/** Amounts by the id of the invoice that they settle, at any depth. */
function settled(demo: unknown, found = new Map<unknown, bigint>()): Map<unknown, bigint> {
  if (Array.isArray(demo)) demo.forEach((inner) => settled(inner, found));
  else if (isObject(demo)) {
    if (demo.invoiceId && isMoney(demo.amount))
      found.set(demo.invoiceId, (found.get(demo.invoiceId) ?? 0n) + numberIn(demo.amount));
    Object.values(demo).forEach((inner) => settled(inner, found));
  }
  return found;
}

function invoicesIn(demo: unknown): JsonObject[] {
  if (Array.isArray(demo)) return demo.flatMap(invoicesIn);
  if (!isObject(demo)) return [];
  const isInvoice = /^inv_/.test(String(demo.id)) && isMoney(demo.amount) && demo.customerId;
  return isInvoice ? [demo] : Object.values(demo).flatMap(invoicesIn);
}

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
