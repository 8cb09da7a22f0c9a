import { type JsonObject, objectsAt, textAt } from "../../../openapi/json";
import { quantity } from "../../decimals";
import { type Call, mayRefuse, refuseCall } from "../rule";
import { unitMoney } from "../stock/costs";
import { inUnit } from "../stock/movements";
import { inBase, itemOf } from "./transfer-moves";

export interface LineProgress {
  line: JsonObject;
  dispatched: bigint;
  arrived: bigint;
  lost: bigint;
}

/** What a call has done with a line: goods that left, arrived, or are written off. */
export function progressOf(
  after: JsonObject,
  before: JsonObject | undefined,
  given: JsonObject,
  call: Call,
): LineProgress {
  const was = (name: string) => inBase(after, before?.[name], call);
  const whole = inBase(after, after.quantity, call);
  const leaves = ["in_transit", "partially_received", "received"].includes(String(after.status));
  const hasLeft = was("quantityShipped") > 0n;
  const dispatched = leaves && !hasLeft ? whole : 0n;
  const shipped = hasLeft ? was("quantityShipped") : dispatched;
  const open = shipped - was("quantityReceived") - was("quantityWrittenOff");
  const total = given.quantityReceived ?? undefined;
  const isCompleted = call.request.operation.id === "complete-inventory-transfer" && leaves;
  let arrived = 0n;
  if (total !== undefined && inBase(after, total, call) < was("quantityReceived"))
    refuseCall(call, "validation-failed", `${String(after.sku)}: more has arrived already.`);
  if (total !== undefined) arrived = inBase(after, total, call) - was("quantityReceived");
  // What nobody names has arrived in full.
  else if (isCompleted) arrived = open;
  else if (after.status === "received")
    arrived = given.quantity === undefined ? open : inBase(after, given.quantity, call);
  else if (after.status === "partially_received")
    arrived =
      inBase(after, given.quantity ?? after.quantityReceived, call) -
      (given.quantity === undefined ? was("quantityReceived") : 0n);
  if (arrived > open)
    refuseCall(
      call,
      mayRefuse(call, "transfer-quantity-exceeded")
        ? "transfer-quantity-exceeded"
        : "validation-failed",
      `${String(after.sku)}: more was received than is in transit.`,
    );
  const isClosed = after.status === "closed" || isCompleted;
  return { line: after, dispatched, arrived, lost: isClosed ? open - arrived : 0n };
}

/** The body's words about a line. */
export function givenFor(line: JsonObject, call: Call): JsonObject {
  const named = objectsAt(call.body, "lines").find((one) => Object.values(one).includes(line.id));
  if (named) return named;
  return Object.values(call.request.path).includes(String(line.id)) ? call.body : {};
}

export function lineAfter(
  progress: LineProgress,
  before: JsonObject | undefined,
  cost: bigint,
  call: Call,
): JsonObject {
  const { line, dispatched, arrived, lost } = progress;
  const item = itemOf(line, call);
  const { unit } = line.quantity as JsonObject;
  const show = (number: bigint) => quantity(inUnit(item, number, unit, call.world), unit);
  const was = (name: string) => inBase(line, before?.[name], call);
  const shipped = was("quantityShipped") + dispatched;
  const received = was("quantityReceived") + arrived;
  const writtenOff = was("quantityWrittenOff") + lost;
  const status =
    shipped === 0n || ["closed", "cancelled"].includes(String(line.status))
      ? line.status
      : received + writtenOff >= shipped
        ? writtenOff > 0n && (received === 0n || was("quantityShipped") > 0n)
          ? "closed"
          : "received"
        : received > 0n
          ? "partially_received"
          : line.status;
  return {
    ...line,
    status,
    quantityShipped: show(shipped),
    quantityReceived: show(received),
    quantityWrittenOff: show(writtenOff),
    quantityInTransit: show(shipped - received - writtenOff),
    ...(lost > 0n && { statusReason: textAt(call.body, "reason") ?? null }),
    unitCost: shipped > 0n ? unitMoney(cost) : null,
  };
}
