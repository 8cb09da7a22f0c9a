import { label } from "../../record-label";
import { type JsonObject, objectAt, objectsAt, textAt } from "../../../openapi/json";
import { numberIn, quantity, sumIn } from "../../decimals";
import { openQuantity } from "../../line-quantities";
import type { MockRecord } from "../../model";
import { isServed } from "../money/invoices";
import { type Call, mayRefuse, refuseAt, refuseCall, refuseValues } from "../rule";
import { isReserved } from "../stock/reserve";

const orderLine = (order: JsonObject | undefined, id: unknown) =>
  objectsAt(order, "lines").find((line) => line.id === id);

/** What of an order's line can leave: what is reserved for it, or what is open of a line without stock. */
function shippable(line: JsonObject, call: Call): bigint {
  const item = call.world.store.find(line.itemId)?.record;
  return isReserved(item) ? numberIn(line.quantityReserved) : openQuantity(line);
}

/** The goods of an order that can leave, as rows that name its lines in a field; at one location if there is one. */
function rowsLeft(
  call: Call,
  order: JsonObject | undefined,
  { locationId, field }: { locationId: unknown; field: string },
): JsonObject[] {
  return objectsAt(order, "lines").flatMap((line) => {
    const left = shippable(line, call);
    const place = line.locationId ?? order?.locationId;
    const isElsewhere = locationId !== undefined && locationId !== place;
    return left === 0n || isElsewhere || isServed(line, call.world)
      ? []
      : [{ [field]: line.id, quantity: quantity(left, objectAt(line, "quantity").unit) }];
  });
}

/** What leaves if nobody names lines: all that is reserved, at one location if the body has one. */
export function reservedLines(call: Call): JsonObject {
  const { locationId } = call.body;
  const lines = rowsLeft(call, call.before, { locationId, field: "lineItemId" });
  return lines.length ? { lines } : {};
}

/** What is planned if nobody names lines: all that is reserved at the location. Services get no line. */
export function plannedLines(call: Call, order: JsonObject | undefined): JsonObject {
  const locationId = call.body.locationId ?? order?.locationId;
  return { lines: rowsLeft(call, order, { locationId, field: "salesOrderLineId" }) };
}

/** Refuses lines whose goods are reserved at another location than that of the shipment. */
export function checkPlace(call: Call, shipment: MockRecord, order: JsonObject | undefined): void {
  for (const [index, line] of objectsAt(shipment, "lines").entries()) {
    const ordered = orderLine(order, line.salesOrderLineId);
    const item = call.world.store.find(ordered?.itemId)?.record;
    const place = ordered?.locationId ?? order?.locationId;
    if (!ordered || !isReserved(item) || !place || place === shipment.locationId) continue;
    const name = label(call.world.store.find(place)?.record);
    const detail = `${label(line)} is reserved at ${name}, and one shipment has one location.`;
    const message = `The line is reserved at ${name}.`;
    refuseAt(call, "insufficient-stock", `/lines/${index}`, message, detail);
  }
}

const valueOf = (quantity: unknown) => String(objectAt({ quantity }, "quantity").value);

/** Refuses more than is reserved for the lines of the order. */
export function checkReserved(
  call: Call,
  shipment: MockRecord,
  order: JsonObject | undefined,
): void {
  for (const [index, line] of objectsAt(shipment, "lines").entries()) {
    const ordered = orderLine(order, line.salesOrderLineId);
    if (!ordered || numberIn(line.quantity) <= shippable(ordered, call)) continue;
    const [asked, reserved] = [line.quantity, ordered.quantityReserved].map(valueOf);
    const detail = `${label(line)}: ${asked} were asked for, ${reserved} are reserved.`;
    const message = "It exceeds what is reserved.";
    refuseAt(call, "insufficient-stock", `/lines/${index}`, message, detail);
  }
}

/** Refuses rows that name a line of which nothing is left to ship, and a shipment of nothing. */
export function checkSomethingLeft(
  call: Call,
  shipment: MockRecord,
  order: JsonObject | undefined,
): void {
  const shipped = objectsAt(shipment, "lines").map((line) => line.salesOrderLineId);
  const empty = objectsAt(call.body, "lines").flatMap((row, index) => {
    const line = orderLine(order, row.lineItemId ?? row.salesOrderLineId);
    return line && !shipped.includes(line.id) ? [{ line, index }] : [];
  });
  const [first] = empty;
  if (!first && shipped.length) return;
  refuseCall(
    call,
    "insufficient-stock",
    `${label(first?.line ?? order)}: nothing is left to ship.`,
    empty.map(({ index }) => ({
      pointer: `/lines/${index}`,
      rule: "state",
      message: "Nothing of the line is left to ship.",
    })),
  );
}

function isComplete(shipment: MockRecord, order: JsonObject | undefined, call: Call): boolean {
  return objectsAt(order, "lines").every((line) => {
    const item = call.world.store.find(line.itemId)?.record;
    const own = objectsAt(shipment, "lines").filter((one) => one.salesOrderLineId === line.id);
    const inShipment = sumIn(own, "quantity");
    return (
      !isReserved(item) ||
      ["cancelled", "closed"].includes(String(line.status)) ||
      inShipment >= openQuantity(line)
    );
  });
}

export function checkShipComplete(
  call: Call,
  shipment: MockRecord,
  order: JsonObject | undefined,
): void {
  if (order?.backorderPolicy !== "ship_complete" || isComplete(shipment, order, call)) return;
  const detail = `${label(order)} must ship complete, and something is missing.`;
  if (mayRefuse(call, "ship-complete-required")) refuseCall(call, "ship-complete-required", detail);
}

/** Refuses a day before the order. Guides ship on days before the session what they have just ordered. */
export function checkDay(call: Call, on: string, order: JsonObject | undefined): void {
  const ordered = textAt(order, "orderDate") ?? on;
  if (on < ordered && ordered < call.world.started.slice(0, 10))
    refuseValues(call, [["/shippedOn", `${on} is before the order.`, "range"]]);
}
