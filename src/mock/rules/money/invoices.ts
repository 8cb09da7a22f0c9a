import { isObject, objectAt, objectsAt, type JsonObject } from "../../../openapi/json";
import { money, numberIn, quantity, sumIn } from "../../decimals";
import type { MockRecord } from "../../model";
import { changeBalance } from "./balances";
import { lentTo } from "../master-data/categories";
import { accountFor, post } from "./ledger";
import { owedOn } from "./party-accounts";
import { dueOn } from "./due-dates";
import { taxSides } from "./sales-tax";
import type { Call } from "../rule";
import type { World } from "../../world";

const orders = "/sales-orders";

/** Key of invoices that no order or shipment shows, among the records. */
export const invoicesKey = "invoices";

/** The goods that earlier invoices of the order have charged. */
function chargedBefore(shipment: MockRecord, order: JsonObject, world: World): bigint {
  const [own] = objectsAt(shipment, "invoices");
  const ids = objectsAt(order, "invoices").map(({ id }) => id);
  const at = ids.indexOf(own?.id);
  const earlier = new Set(at < 0 ? ids : ids.slice(0, at));
  return world.store
    .list("/shipments")
    .filter((one) => objectsAt(one, "invoices").some(({ id }) => earlier.has(id)))
    .reduce((sum, one) => sum + numberIn(one.goodsValue), 0n);
}

/** True for a line that never ships: what it charges is posted with the invoice. */
export const isServed = ({ itemId }: JsonObject, { store }: World): boolean =>
  ["service", "other_charge"].includes(String(store.find(itemId)?.record.kind));

/** The statuses of lines of which nothing is left to ship. */
const over = new Set<unknown>(["shipped", "closed", "cancelled"]);

/** The services and charges of an order, which are on the invoice of the shipment that has left nothing to ship. */
function servedWith(shipment: MockRecord, world: World): JsonObject[] {
  const order = world.store.find(shipment.salesOrderId)?.record;
  const [own] = objectsAt(shipment, "invoices");
  const ids = objectsAt(order, "invoices").map(({ id }) => id);
  const isLast = !ids.includes(own?.id) || ids.at(-1) === own?.id;
  const lines = objectsAt(order, "lines");
  const isDone = lines.every(({ status }) => over.has(status));
  return isLast && isDone
    ? lines.filter((line) => line.status === "shipped" && isServed(line, world))
    : [];
}

/**
 * What is charged for a shipment: its share of the order's amounts, and its freight. Shares are differences of rounded
 * sums, so that the invoices of an order add up to its tax and its discount.
 */
function amountsOf(shipment: MockRecord, order: JsonObject, world: World) {
  const totals = objectAt(order, "totals");
  const shipped = objectsAt(shipment, "lines").filter((line) => !isServed(line, world));
  const goods = sumIn(shipped, "amount");
  const subtotal = numberIn(totals.subtotal);
  const served = servedWith(shipment, world);
  const services = sumIn(served, "amount");
  const before = chargedBefore(shipment, order, world);
  const upTo = (value: unknown, part: bigint) =>
    subtotal > 0n ? numberIn(money((numberIn(value) * part) / subtotal, shipment.currency)) : 0n;
  const share = (value: unknown) => upTo(value, before + goods + services) - upTo(value, before);
  const tax = share(totals.tax);
  const discount = share(totals.discount);
  const shipping = numberIn(objectAt(shipment, "shippingRate").customerCharge);
  const total = goods + services - discount + tax + shipping;
  return { goods, served, tax, discount, shipping, total };
}

/** The orders and shipments that show invoices. */
const showing = ({ store }: World) =>
  [orders, "/shipments"].flatMap((root) =>
    store.list(root).map((record) => ({ root, record, invoices: objectsAt(record, "invoices") })),
  );

/** Changes an invoice wherever it is shown: in its order and in its shipments. */
export function changeInvoice(world: World, id: unknown, fields: JsonObject): void {
  for (const { root, record, invoices } of showing(world)) {
    if (!invoices.some((invoice) => invoice.id === id)) continue;
    world.store.put(root, {
      ...record,
      invoices: invoices.map((invoice) =>
        invoice.id === id ? { ...invoice, ...fields } : invoice,
      ),
      ...(root === orders && { updatedAt: world.time() }),
    });
  }
  const hidden = world.store.get(invoicesKey, String(id));
  if (hidden) world.store.put(invoicesKey, { ...hidden, ...fields });
}

/** The status of a document of which something is open. */
export const paidStatus = (open: bigint, whole: bigint): string =>
  open <= 0n ? "paid" : open < whole ? "partially_paid" : "open";

/** Settles an invoice with an amount, or opens it again with a negative one. */
export function settleInvoice(world: World, invoice: JsonObject, amount: bigint): void {
  const open = numberIn(invoice.openAmount) - amount;
  changeInvoice(world, invoice.id, {
    openAmount: money(open, objectAt(invoice, "total").currency),
    status: paidStatus(open, numberIn(invoice.total)),
  });
}

/** An invoice by its id, from wherever it is shown, with the customer who owes it and the rate at which it was posted. */
export function invoiceOf(
  world: World,
  id: unknown,
): (JsonObject & { customerId?: unknown; exchangeRate?: unknown }) | undefined {
  for (const { record, invoices } of showing(world)) {
    const found = invoices.find((invoice) => invoice.id === id);
    if (!found) continue;
    const order = world.store.find(record.salesOrderId)?.record ?? record;
    return { ...found, customerId: record.customerId, exchangeRate: order.exchangeRate };
  }
  return world.store.get(invoicesKey, String(id));
}

/** Gives the invoice that a shipment has drafted its whole amount and its dates. */
export function draftInvoice(
  { world }: Call,
  shipment: MockRecord,
  order: JsonObject,
  on: string,
): void {
  const [invoice] = objectsAt(shipment, "invoices");
  if (!invoice) return;
  const term = world.store.find(order.paymentTermId)?.record;
  const { total } = amountsOf(shipment, order, world);
  changeInvoice(world, invoice.id, {
    total: money(total, shipment.currency),
    openAmount: money(0n, shipment.currency),
    invoiceDate: on,
    dueDate: dueOn(term, on),
  });
}

/** Posts a drafted invoice, as people do in the app: it is owed from now on, and its lines are invoiced. */
export function postInvoice(call: Call, shipment: MockRecord, invoice: JsonObject): void {
  const { world } = call;
  const order = world.store.find(shipment.salesOrderId)?.record ?? {};
  const open = numberIn(invoice.total);
  const { goods, served, tax, discount, shipping } = amountsOf(shipment, order, world);
  const party = { type: "customer", id: shipment.customerId };
  post(call, {
    type: "invoice",
    document: { ...shipment, id: invoice.id, documentNumber: invoice.documentNumber },
    on: invoice.invoiceDate,
    memo: `Invoice ${String(invoice.documentNumber)}`,
    currency: order.currency,
    exchangeRate: order.exchangeRate,
    sides: [
      { account: owedOn(shipment.customerId, world), amount: open, party },
      { account: accountFor("discounts", world), amount: discount },
      { account: accountFor("unbilled", world), amount: -goods, party },
      ...served.map((line) => ({
        account:
          lentTo(world.store.find(line.itemId)?.record, "revenueAccountId", world) ??
          accountFor("revenue", world),
        amount: -numberIn(line.amount),
      })),
      ...taxSides(order, -tax, world),
      { account: accountFor("shippingIncome", world), amount: -shipping },
    ],
  });
  changeInvoice(world, invoice.id, {
    status: "open",
    openAmount: { ...(invoice.total as JsonObject) },
  });
  countInvoiced(world, shipment, open);
  changeBalance(world, shipment.customerId, { openInvoices: open, uninvoicedOrders: -open });
}

function countInvoiced(world: World, shipment: MockRecord, total: bigint): void {
  const order = world.store.find(shipment.salesOrderId)?.record;
  if (!order) return;
  const served = servedWith(shipment, world);
  const lines = objectsAt(order, "lines").map((line) => {
    const shipped = objectsAt(shipment, "lines").filter((one) => one.salesOrderLineId === line.id);
    const charged = served.some(({ id }) => id === line.id)
      ? numberIn(line.quantityShipped)
      : sumIn(shipped, "quantity");
    const quantityInvoiced = isObject(line.quantity)
      ? quantity(numberIn(line.quantityInvoiced) + charged, line.quantity.unit)
      : line.quantityInvoiced;
    return charged > 0n ? { ...line, quantityInvoiced } : line;
  });
  const totals = objectAt(order, "totals");
  world.store.put(orders, {
    ...order,
    lines,
    totals: { ...totals, invoiced: money(numberIn(totals.invoiced) + total, order.currency) },
  });
}

/** The invoices of a customer, wherever they are shown. */
export function invoicesOf(customerId: unknown, world: World): JsonObject[] {
  const shown = showing(world)
    .filter(({ record }) => record.customerId === customerId)
    .flatMap(({ invoices }) => invoices);
  const hidden = world.store.list(invoicesKey).filter((one) => one.customerId === customerId);
  return [...new Map([...shown, ...hidden].map((one) => [one.id, one])).values()];
}
