import { type JsonObject, objectAt, objectsAt, textAt, textsAt } from "../../../openapi/json";
import { numberIn, quantity, times } from "../../decimals";
import type { MockRecord } from "../../model";
import type { Call } from "../rule";
import { unitCostAt } from "../stock/costs";
import { hasStock, inBaseUnit } from "../stock/movements";
import { lastIssue, putIn, referenceTo } from "../stock/moves";
import { withReservation } from "./planned-work";
import { drawComponent, type Used } from "./used-components";

/** Operations that start the work at a station. */
export const starts = ["start-work-order", "start-work-order-operation"];

/** What a call reports of pieces: good and lost ones, negative in a correction. */
export function piecesOf(operation: JsonObject, before: JsonObject | undefined): bigint {
  const was = (name: string) => numberIn(operation[name]) - numberIn(before?.[name]);
  return was("quantityCompleted") + was("quantityScrapped");
}

/** The quantity of a component that a call uses: named, picked with a start or a first report, or backflushed with pieces. */
function quantityUsed(
  component: JsonObject,
  was: JsonObject | undefined,
  operation: JsonObject,
  pieces: bigint,
  order: MockRecord,
  call: Call,
  isFirst: boolean,
): bigint {
  const named = numberIn(component.quantityConsumed) - numberIn(was?.quantityConsumed);
  const isNamed = objectsAt(call.body, "components").some(
    (one) => one.componentId === component.id,
  );
  if (isNamed || component.operationNumber !== operation.operationNumber) return named;
  const isStart = starts.includes(call.request.operation.id);
  if (component.issueMethod === "pick" && (isStart || isFirst))
    return numberIn(component.quantityRequired) - numberIn(component.quantityConsumed);
  if (isStart) return 0n;
  const whole = numberIn(order.quantity);
  return component.issueMethod === "backflush" && whole > 0n
    ? (numberIn(component.quantityRequired) * pieces) / whole
    : 0n;
}

/** Puts a component back into its bin, at what it has cost the order. */
function putBack(
  call: Call,
  component: JsonObject,
  given: JsonObject,
  number: bigint,
  order: MockRecord,
  on: string,
): Used {
  const item = call.world.store.find(component.itemId)?.record ?? {};
  if (!hasStock(item)) return { item, quantity: 0n, value: 0n };
  const last = lastIssue(order, item.id, call.world);
  const cost = last ? numberIn(last.unitCost) : unitCostAt(item, order.locationId, call.world);
  const { unit } = objectAt(component, "quantityRequired");
  const base = inBaseUnit(item, quantity(number, unit), call.world);
  putIn(call, {
    item,
    locationId: order.locationId,
    bin: textAt(last, "bin") ?? null,
    lotId: textAt(last, "lotId") ?? null,
    serialNumbers: textsAt(given, "serialNumbers"),
    quantity: base,
    unitCost: cost,
    document: referenceTo("work_order", order),
    on,
    isReturn: true,
  });
  return { item, quantity: -number, value: -times(base, cost) };
}

/** A component of which a call has used some more, or put some back; what is left of its reservation stays. */
function consumed(component: JsonObject, was: JsonObject | undefined, number: bigint) {
  const { unit } = objectAt(component, "quantityRequired");
  const total = numberIn(was?.quantityConsumed) + number;
  const reserved = numberIn(was?.quantityReserved) - number;
  const used = { ...component, quantityConsumed: quantity(total, unit) };
  return withReservation(used, reserved > 0n ? reserved : 0n);
}

/** Takes what a report uses of components out of stock, and puts back what a correction returns. */
export function moveComponents(
  call: Call,
  before: MockRecord | undefined,
  order: MockRecord,
  operation: JsonObject,
  was: JsonObject | undefined,
  on: string,
) {
  const pieces = piecesOf(operation, was);
  const isFirst = was?.status === "ready" && pieces > 0n;
  const center = call.world.store.find(operation.workCenterId)?.record;
  const used: Used[] = [];
  const components = objectsAt(order, "components").map((component) => {
    const old = objectsAt(before, "components").find((one) => one.id === component.id);
    const number = quantityUsed(component, old, operation, pieces, order, call, isFirst);
    if (number === 0n) return component;
    const given =
      objectsAt(call.body, "components").find((one) => one.componentId === component.id) ?? {};
    const where = {
      locationId: order.locationId,
      document: referenceTo("work_order", order),
      on,
      supplyBin: center?.supplyBin,
    };
    used.push(
      number > 0n
        ? drawComponent(call, component, given, number, where)
        : putBack(call, component, given, -number, order, on),
    );
    return consumed(component, old, number);
  });
  return { components, used };
}
