import { label } from "../../record-label";
import { isObject, type JsonObject, objectAt, objectsAt } from "../../../openapi/json";
import { numberIn } from "../../decimals";
import type { MockRecord } from "../../model";
import { optionMistake } from "../checks/option-mistake";
import { creditLeft } from "../money/balances";
import { type Call, mayRefuse, reached, refuseAt, refuseCall } from "../rule";

export const orders = "/sales-orders";

export const totalOf = (order: JsonObject) => numberIn(objectAt(order, "totals").total);

/** Refuses a line without a price, if the operation has a code for it. */
export function checkPrice(call: Call, code: string, line: JsonObject, index: number): void {
  if (isObject(line.unitPrice) || !mayRefuse(call, code)) return;
  const message = "There is no price for the item.";
  refuseCall(call, code, `${label(line)} has no price.`, [
    { pointer: `/lines/${index}/unitPrice`, rule: "required", message },
  ]);
}

/** Refuses customers who must not order. A customer on hold may, until the order is issued. */
export function checkCustomer(call: Call, customerId: unknown, isBinding: boolean): void {
  const customer = call.world.store.find(customerId)?.record;
  if (!customer) return;
  const isOff = customer.status === "inactive" || (isBinding && customer.status !== "active");
  const status = String(customer.status).replaceAll("_", " ");
  if (isOff && mayRefuse(call, "customer-on-hold"))
    refuseCall(call, "customer-on-hold", `${label(customer)} is ${status}.`);
}

/** Refuses to go on with what is open of a customer on hold. That of an inactive one can be finished. */
export function checkHold(call: Call, customerId: unknown): void {
  const customer = call.world.store.find(customerId)?.record;
  if (customer?.status === "on_hold" && mayRefuse(call, "customer-on-hold"))
    refuseCall(call, "customer-on-hold", `${label(customer)} is on hold.`);
}

/** Refuses items that are not sold, and lines without a price. What was on a line before may stay. */
export function checkLines(call: Call, order: JsonObject, before?: JsonObject): void {
  const known = new Map(objectsAt(before, "lines").map(({ id, itemId }) => [id, itemId]));
  for (const [index, line] of objectsAt(order, "lines").entries()) {
    if (known.has(line.id) && known.get(line.id) === line.itemId) continue;
    const item = call.world.store.find(line.itemId)?.record;
    const isOff = item?.isSellable === false || item?.status === "inactive";
    if (isOff && mayRefuse(call, "item-not-sellable"))
      refuseAt(
        call,
        "item-not-sellable",
        `/lines/${index}/itemId`,
        "The item cannot be sold.",
        `${label(item)} is not for sale.`,
      );
    checkPrice(call, "price-missing", line, index);
  }
}

/** Refuses an order that goes nowhere, or whose invoice does. */
export function checkAddresses(call: Call, order: JsonObject): void {
  for (const name of ["billingAddress", "shippingAddress"])
    if (!isObject(order[name]) && mayRefuse(call, "sales-order-incomplete"))
      refuseAt(
        call,
        "sales-order-incomplete",
        `/${name}`,
        `The order has no ${name}.`,
        `${label(order)} has no ${name}.`,
      );
}

/** Refuses an order with a line that leaves a required question of its item open, or has an answer that the item no longer takes. */
export function checkAnswers(call: Call, order: JsonObject): void {
  const { world } = call;
  if (!mayRefuse(call, "sales-order-incomplete")) return;
  for (const [index, line] of objectsAt(order, "lines").entries()) {
    const asked = world.store.get("/items/{itemId}/options", String(line.itemId));
    const answers = objectAt(line, "options");
    const open = objectsAt(asked, "options").find(
      ({ isRequired, code }) => isRequired === true && answers[String(code)] === undefined,
    );
    const mistake = open
      ? { code: String(open.code), message: `${String(open.name)} is not answered.` }
      : optionMistake({ id: line.itemId }, answers, world);
    const pointer = `/lines/${index}/options/${mistake?.code}`;
    if (mistake) refuseAt(call, "sales-order-incomplete", pointer, mistake.message);
  }
}

/** Refuses an order that is worth more, or becomes so by an amount, than its customer may owe. */
export function checkCredit(call: Call, order: MockRecord, more = totalOf(order)): void {
  const left = creditLeft(call, order.customerId);
  if (left === undefined || more <= left) return;
  const detail = `${label(order)} exceeds the customer's remaining credit.`;
  refuseCall(call, "credit-limit-exceeded", detail);
}

/** The shipments in which a line of an order is being packed. */
const packing = ({ world }: Call, order: JsonObject, lineId?: unknown): MockRecord[] =>
  world.store
    .list("/shipments")
    .filter(
      (shipment) =>
        shipment.salesOrderId === order.id &&
        ["picking", "packed"].includes(String(shipment.status)) &&
        (lineId === undefined ||
          objectsAt(shipment, "lines").some((line) => line.salesOrderLineId === lineId)),
    );

/** Refuses what a shipment that is being packed is in the way of; shipments are not in their own way. */
export function checkPacking(
  call: Call,
  order: JsonObject,
  lineId?: unknown,
  ownId?: unknown,
): void {
  const shipment = packing(call, order, lineId).find(({ id }) => id !== ownId);
  if (shipment && mayRefuse(call, "line-being-packed"))
    refuseCall(
      call,
      "line-being-packed",
      `${label(shipment)} is ${String(shipment.status)} with lines of ${label(order)}.`,
    );
}

/** Refuses the end of an order of which something is not invoiced. */
export function checkSettled(call: Call): void {
  for (const order of reached(call, orders, "completed")) {
    const invoices = objectsAt(order, "invoices");
    const draft = invoices.find(({ status }) => status === "draft");
    const shipped = objectsAt(order, "lines").some(
      (line) => numberIn(line.quantityShipped) > numberIn(line.quantityInvoiced),
    );
    const open = call.world.store
      .list("/shipments")
      .find(
        (shipment) =>
          shipment.salesOrderId === order.id &&
          shipment.status === "completed" &&
          ["open", "estimated"].includes(String(objectAt(shipment, "shippingRate").costStatus)),
      );
    const why = draft
      ? `${label(draft)} is a draft. Invoices are posted in the app; here, only those for what this session ships.`
      : shipped
        ? `${label(order)} has shipped lines that no invoice charges.`
        : open && `The carrier cost of ${label(open)} is not final.`;
    if (why) refuseCall(call, "sales-order-not-settled", why);
  }
}
