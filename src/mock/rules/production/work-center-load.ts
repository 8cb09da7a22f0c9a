import { listAt, objectAt, objectsAt, textsAt, type JsonObject } from "../../../openapi/json";
import { addTo, divided, numberIn, one, quantity, round, times, sumIn } from "../../decimals";
import { formatDecimal } from "../../../openapi/lint/decimal";
import type { MockRecord } from "../../model";
import type { World } from "../../world";
import { forEach, type Rules } from "../rule";
import { capacity } from "./capacity";
import { bomOn, routingFor } from "./in-force";
import { termsOf } from "./operation-terms";
import { operationTimes } from "./times";

type Minutes = Map<unknown, bigint>;

/** The pieces of each work order that a line of a plan becomes. */
export function orderSizes({ quantity, lotSize }: JsonObject): bigint[] {
  const sizes: bigint[] = [];
  const most = numberIn(lotSize) || numberIn(quantity);
  for (let left = numberIn(quantity); left > 0n; left -= most)
    sizes.push(left < most ? left : most);
  return sizes;
}

/** True if a line becomes more work orders than it can name. */
export const isSplitTooFar = ({ quantity, lotSize }: JsonObject): boolean =>
  Boolean(lotSize) && numberIn(quantity) > numberIn(lotSize) * 200n;

/** Minutes that the lines of a plan need at each work center, by the routings of their BOMs. */
function required(plan: JsonObject, world: World): Minutes {
  const minutes: Minutes = new Map();
  for (const line of objectsAt(plan, "lines")) {
    const bom =
      world.store.find(line.bomId)?.record ?? bomOn(line.itemId, String(line.dueDate), world);
    const routing = routingFor(bom, { ...line, locationId: plan.locationId }, world);
    for (const pieces of orderSizes(line))
      for (const { operation, setup, run } of operationTimes(routing ?? {}, pieces))
        addTo(minutes, operation.workCenterId, setup + run);
  }
  return minutes;
}

/** Pieces that have still to pass an operation: all but those that have passed it, or were lost on the way. */
export function piecesLeft(operation: JsonObject, order: JsonObject): bigint {
  const all = objectsAt(order, "operations");
  const until = all.slice(0, all.findIndex(({ id }) => id === operation.id) + 1);
  const lost = sumIn(until, "quantityScrapped");
  const left = numberIn(order.quantity) - numberIn(operation.quantityCompleted) - lost;
  return left > 0n ? left : 0n;
}

/** Planned minutes of an operation for the pieces that have not passed it; its setup is over once it was started. */
export function minutesLeft(operation: JsonObject, order: JsonObject, world: World): bigint {
  const setup = numberIn(termsOf(operation, world)?.setupMinutes);
  const isBegun = operation.startedAt !== null || numberIn(operation.reportedMinutes) > 0n;
  const whole = numberIn(order.quantity);
  const open = piecesLeft(operation, order);
  const run = numberIn(operation.plannedMinutes) - setup;
  return divided(times(run, open), whole) + (isBegun || open <= 0n ? 0n : setup);
}

const onFloor = ["issued", "in_progress", "on_hold"];

/** Minutes left on issued orders that no line of a plan made, and whose days touch its period. */
function others(plan: JsonObject, world: World): Minutes {
  const minutes: Minutes = new Map();
  const own = new Set<unknown>(
    objectsAt(plan, "lines").flatMap((line) => textsAt(line, "workOrderIds")),
  );
  for (const order of world.store.list("/work-orders")) {
    const due = String(order.dueDate ?? order.startDate ?? "");
    const isWithin =
      due >= String(plan.periodStart) && String(order.startDate ?? due) <= String(plan.periodEnd);
    if (own.has(order.id) || !onFloor.includes(String(order.status)) || !isWithin) continue;
    for (const operation of objectsAt(order, "operations"))
      addTo(minutes, operation.workCenterId, minutesLeft(operation, order, world));
  }
  return minutes;
}

/** The load of each work center that the routings of a plan pass. */
export function loadOf(plan: JsonObject, world: World): JsonObject[] {
  const beside = others(plan, world);
  return [...required(plan, world)].map(([workCenterId, needed]) => {
    const center = world.store.find(workCenterId)?.record ?? {};
    const other = beside.get(workCenterId) ?? 0n;
    const offered = capacity(center, String(plan.periodStart), String(plan.periodEnd));
    const percent = formatDecimal(round(divided((needed + other) * 100n, offered), 1));
    return {
      workCenterId,
      requiredMinutes: Number(round(needed, 0) / one),
      otherMinutes: Number(round(other, 0) / one),
      capacityMinutes: Number(round(offered, 0) / one),
      loadPercent: percent.slice(0, -1),
    };
  });
}

/** The lines of a plan with what their orders have brought into stock. */
export const withCompleted = (plan: JsonObject, { store }: World): JsonObject[] =>
  objectsAt(plan, "lines").map((line) => {
    const made = listAt(line, "workOrderIds").reduce(
      (sum: bigint, id) => sum + numberIn(store.find(id)?.record.quantityCompleted),
      0n,
    );
    return { ...line, quantityCompleted: quantity(made, objectAt(line, "quantity").unit) };
  });

/** Work plans with the load of now. */
export const workPlanRules: Rules = forEach(
  [
    "get-work-plans",
    "get-work-plan",
    "create-work-plan",
    "update-work-plan",
    "update-work-plan-status",
    "issue-work-plan",
    "complete-work-plan",
  ],
  {
    shows: (row, { world }) => {
      const plan: MockRecord = world.store.get("/work-plans", String(row.id)) ?? row;
      const isCounted = Array.isArray(row.lines) && plan.status !== "completed";
      const lines = isCounted && { lines: withCompleted(row, world) };
      return { ...lines, load: loadOf(plan, world) };
    },
  },
);
