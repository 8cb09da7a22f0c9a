import { label } from "../../record-label";
import { isObject, objectAt, objectsAt, without, type JsonObject } from "../../../openapi/json";
import { divided, money, numberIn, plainText, quantity, times } from "../../decimals";
import type { MockRecord } from "../../model";
import type { World } from "../../world";
import { putComponent, withReservation } from "./planned-work";
import { termsOf } from "../production/operation-terms";
import { scheduled, startOf } from "../production/schedule";
import { operationTimes } from "../production/times";
import { changesOf, refuseAt, refuseCall, type Call } from "../rule";
import { hasStock, inUnit } from "../stock/movements";
import { settle } from "../stock/reserve";
import { availableIn, figuresAt } from "../stock/stock-figures";

const root = "/work-orders";
const running = new Set<unknown>(["issued", "in_progress", "on_hold"]);

const unitOf = (component: JsonObject) => objectAt(component, "quantityRequired").unit;

/** The most pieces that the order or one of its operations has reported, good or scrapped. */
const reportedOf = (order: MockRecord): bigint =>
  [order, ...objectsAt(order, "operations")]
    .map((one) => numberIn(one.quantityCompleted) + numberIn(one.quantityScrapped))
    .reduce((most, one) => (one > most ? one : most), 0n);

/** Refuses less than was reported of the order, and less or another item of a component than was consumed. */
function checkReported(call: Call, order: MockRecord, before: MockRecord): void {
  const refuse = (pointer: string, why: string) =>
    refuseAt(call, "work-order-not-editable", pointer, why);
  if (numberIn(order.quantity) < reportedOf(before))
    refuse("/quantity", `More pieces of ${label(order)} have already been reported.`);
  const done = objectsAt(before, "operations").find(({ status }) => status === "completed");
  if (done && numberIn(order.quantity) > numberIn(before.quantity))
    refuse("/quantity", `${String(done.name)} is completed. Make another order for the rest.`);
  const rows = objectsAt(call.body, "components");
  for (const [index, { id, itemId, remove, quantityRequired }] of rows.entries()) {
    const known = objectsAt(before, "components").find((one) => one.id === id);
    const used = numberIn(known?.quantityConsumed);
    if (used > 0n && itemId && itemId !== known?.itemId)
      refuse(
        `/components/${index}/itemId`,
        `${label(known)} has been consumed. Lower its quantity, and add another component.`,
      );
    if (used > 0n && (remove === true || (quantityRequired && numberIn(quantityRequired) < used)))
      refuse(`/components/${index}`, `More of ${label(known)} has already been consumed.`);
  }
}

/** Components and times for another number of pieces; what is consumed, or sent with it, stays. */
function scaled(order: MockRecord, before: MockRecord, call: Call): MockRecord {
  const { world } = call;
  const factor = divided(numberIn(order.quantity), numberIn(before.quantity));
  const steps = objectsAt(order, "operations").flatMap((row) => {
    const terms = termsOf(row, world);
    const { routingOperationId: id = null, operationNumber = null } = row;
    return terms ? [{ ...terms, id, operationNumber }] : [];
  });
  const planned = operationTimes({ operations: steps }, numberIn(order.quantity));
  const cost = objectAt(order, "cost");
  const sent = objectsAt(call.body, "components").filter((row) => row.quantityRequired);
  const old = new Set(objectsAt(before, "components").map(({ id }) => id));
  const isSent = ({ id }: JsonObject) => !old.has(id) || sent.some((row) => row.id === id);
  return {
    ...order,
    // What is planned was fixed when the order was issued; it goes with the pieces.
    ...(isObject(cost.planned) && {
      cost: { ...cost, planned: money(times(numberIn(cost.planned), factor), "USD") },
    }),
    components: objectsAt(order, "components").map((component) => {
      const row = world.store.find(component.bomComponentId)?.holder;
      if (row?.isFixedQuantity === true || isSent(component)) return component;
      const wanted = times(numberIn(component.quantityRequired), factor);
      const used = numberIn(component.quantityConsumed);
      return {
        ...component,
        quantityRequired: quantity(wanted > used ? wanted : used, unitOf(component)),
      };
    }),
    operations: objectsAt(order, "operations").map((row) => {
      const time = planned.find(({ operation }) => operation.id === row.routingOperationId);
      return time && row.status !== "completed"
        ? { ...row, plannedMinutes: plainText(time.setup + time.run) }
        : row;
    }),
  };
}

/** Reserves what the components of an order need now. Refuses more than there is. */
function follow(call: Call, order: MockRecord, before: MockRecord): void {
  const { world } = call;
  for (const component of objectsAt(order, "components")) {
    const item = world.store.find(component.itemId)?.record ?? {};
    const known = objectsAt(before, "components").find(({ id }) => id === component.id);
    const isSame =
      known?.itemId === component.itemId &&
      numberIn(known?.quantityRequired) === numberIn(component.quantityRequired);
    if (isSame || !hasStock(item)) continue;
    const own = known?.itemId === component.itemId ? numberIn(known?.quantityReserved) : 0n;
    const needed = numberIn(component.quantityRequired) - numberIn(component.quantityConsumed);
    const stock = availableIn(figuresAt(item, order.locationId, world));
    const free = own + inUnit(item, stock, unitOf(component), world);
    const part = free < needed ? free : needed;
    const reserved = withReservation(component, part > own || needed < own ? part : own);
    if (numberIn(reserved.quantityShort) > numberIn(known?.quantityShort))
      refuseCall(
        call,
        "insufficient-stock",
        `${label(item)}: not enough is available for ${label(order)}.`,
      );
    putComponent(call, order, reserved);
    settle(call, item, order.locationId);
  }
}

/** An alternate has its own SKU. */
export const withNames = (order: MockRecord, before: MockRecord, { world }: Call): MockRecord => ({
  ...order,
  components: objectsAt(order, "components").map((component) => {
    const known = objectsAt(before, "components").find(({ id }) => id === component.id);
    const isOther = known && known.itemId !== component.itemId;
    return isOther
      ? { ...component, sku: world.store.find(component.itemId)?.record.sku }
      : component;
  }),
});

/** A component has lots or serial numbers only if its item has. */
function inTracking(component: JsonObject, { store }: World): JsonObject {
  const tracking = String(store.find(component.itemId)?.record.tracking);
  const other = ["lot", "serial"].filter((name) => !tracking.includes(name));
  return without(component, ...other.map((name) => (name === "lot" ? "lots" : "serialNumbers")));
}

/** What is added is used by itself, from the first operation that is not done. Drafts lack all that they need. */
function withAdded(order: MockRecord, { body, world }: Call): MockRecord {
  const open = objectsAt(order, "operations").find(({ status }) => status !== "completed");
  const place = { operationNumber: open?.operationNumber ?? null, issueMethod: "backflush" };
  const sent = objectsAt(body, "components");
  const components = objectsAt(order, "components").map((component) => {
    const isAdded = component.bomComponentId === null && !component.operationNumber;
    const placed =
      isAdded && sent.length ? { ...inTracking(component, world), ...place } : component;
    return order.status === "draft" ? withReservation(placed, 0n) : placed;
  });
  // A number is fixed once travelers are printed; before, the barcodes follow it.
  const operations = objectsAt(order, "operations").map((operation) => ({
    ...operation,
    barcode: `${String(order.documentNumber)}/${String(operation.operationNumber)}`,
  }));
  return { ...order, components, ...(order.status === "draft" && { operations }) };
}

/** What decides about the days of an order. */
const deciding = ["quantity", "startDate", "dueDate", "priority"];

/** An order with the planned starts of what has not begun; a start that is cleared is counted back from the due date. */
function timed(order: MockRecord, { body, world }: Call): MockRecord {
  if (!deciding.some((name) => name in body)) return order;
  const isCleared = "startDate" in body && body.startDate === null;
  const next = isCleared ? { ...order, startDate: startOf(order, world) } : order;
  return { ...next, operations: scheduled(next, world) };
}

/** Lets components, times, and reservations of orders that are issued follow a change. */
export function changed(call: Call): void {
  for (const { before, after } of changesOf(call, root)) {
    if (!before) continue;
    const renamed = withAdded(withNames(after, before, call), call);
    call.world.store.put(root, renamed);
    if (!running.has(after.status)) continue;
    checkReported(call, after, before);
    const isScaled =
      "quantity" in call.body && numberIn(after.quantity) !== numberIn(before.quantity);
    const order = timed(isScaled ? scaled(renamed, before, call) : renamed, call);
    call.world.store.put(root, order);
    follow(call, order, before);
  }
}
