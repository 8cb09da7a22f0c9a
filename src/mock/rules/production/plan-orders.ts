import { objectAt, objectsAt, textAt, textsAt, type JsonObject } from "../../../openapi/json";
import { makeRecord } from "../../create-record";
import { numberIn, one, quantity } from "../../decimals";
import { label } from "../../record-label";
import { fillOpen } from "../../line-quantities";
import type { MockRecord } from "../../model";
import type { World } from "../../world";
import { touched } from "../../change-record";
import {
  changesOf,
  forEach,
  madeBy,
  reached,
  refuseAt,
  refuseCall,
  type Call,
  type Rules,
} from "../rule";
import { openOption } from "./complete-orders";
import { hasWork } from "./has-work";
import { isInForce } from "./in-force";
import { loadOf, orderSizes, withCompleted } from "./work-center-load";
import { planOrder } from "./order-plan";
import { startOf } from "./schedule";

const plans = "/work-plans";
const orders = "/work-orders";
const ended = ["completed", "closed", "cancelled"];

/** Refuses a plan for which the hours of a work center do not suffice. */
export function checkLoad(call: Call): void {
  const { before: plan, body, world } = call;
  if (!plan || plan.status !== "draft" || body.allowOverload === true) return;
  const full = loadOf(plan, world).find(({ loadPercent }) => numberIn(loadPercent) > 100n * one);
  const center = world.store.find(full?.workCenterId)?.record;
  if (full)
    refuseCall(
      call,
      "work-center-overloaded",
      `${String(center?.code)} is loaded to ${String(full.loadPercent)} percent.`,
    );
}

/** What a work order takes from the line that it is made for. */
const givenBy = (line: JsonObject, pieces: bigint): JsonObject => ({
  quantity: quantity(pieces, objectAt(line, "quantity").unit),
  dueDate: line.dueDate,
  priority: line.priority,
});

/** Makes work orders for pieces of a line; answers with their ids. */
function ordersFor(plan: JsonObject, line: JsonObject, sizes: readonly bigint[], world: World) {
  const collection = world.collection(orders);
  if (!collection) return [];
  return sizes.map((pieces) => {
    const { itemId, bomId } = line;
    const given = { ...givenBy(line, pieces), itemId, bomId, locationId: plan.locationId };
    const made = makeRecord(collection, given, world, world.time());
    const order: MockRecord = { ...made, workPlanId: plan.id };
    world.store.put(orders, order);
    return order.id;
  });
}

/** Makes the work orders of a plan that is issued, by the lot sizes of its lines. */
export function makeOrders(call: Call): void {
  const { world } = call;
  for (const plan of reached(call, plans, "issued")) {
    if (call.before?.status !== "draft") continue;
    const lines = objectsAt(plan, "lines").map((line) => ({
      ...line,
      workOrderIds: ordersFor(plan, line, orderSizes(line), world),
    }));
    world.store.put(plans, { ...plan, lines });
  }
}

/** The lines of a plan keep the BOM that their orders were made with. */
export function keepBoms(call: Call): void {
  const { store } = call.world;
  for (const plan of reached(call, plans, "issued")) {
    const lines = objectsAt(plan, "lines").map((line) => ({
      ...line,
      bomId: line.bomId ?? store.find(textsAt(line, "workOrderIds")[0])?.record.bomId ?? null,
    }));
    store.put(plans, { ...plan, lines });
  }
}

/** Refuses to make orders from a BOM that is not in force on the day of their start. */
export function checkBoms(call: Call): void {
  for (const order of madeBy(call, orders)) {
    const bom = call.world.store.find(order.bomId)?.record;
    const day = textAt(order, "startDate") ?? String(order.dueDate);
    if (!isInForce(bom, day))
      refuseCall(call, "bom-missing", `No BOM of ${String(order.sku)} is in force on ${day}.`);
  }
}

/** A line that names no BOM takes that of the day on which its orders start. */
export function openBoms(call: Call): void {
  for (const { before, after } of changesOf(call, plans)) {
    const added = objectsAt(call.body, "lines").filter(({ id }) => id === undefined);
    const known = new Set(objectsAt(before, "lines").map(({ id }) => id));
    const lines = objectsAt(after, "lines").map((line): JsonObject => {
      if (known.has(line.id)) return line;
      // What demand proposes comes after what was sent.
      const { bomId = null } = added.shift() ?? {};
      return { ...line, bomId };
    });
    call.world.store.put(plans, { ...after, lines });
  }
}

const ordersOf = (line: JsonObject | undefined, { store }: World): MockRecord[] =>
  textsAt(line, "workOrderIds").flatMap((id) => {
    const order = store.get(orders, id);
    return order ? [order] : [];
  });

/** Refuses to change lines on which work has begun, and to remove lines that have orders or to give them another BOM. */
export function checkBegun(call: Call): void {
  for (const [index, row] of objectsAt(call.body, "lines").entries()) {
    const line = objectsAt(call.before, "lines").find(({ id }) => row.id && id === row.id);
    const made = ordersOf(line, call.world);
    const begun = made.find(hasWork);
    const why = begun ? `Work on ${label(begun)} has begun.` : "The line has work orders.";
    const isOther = row.bomId !== undefined && row.bomId !== line?.bomId;
    if (begun ?? (made.length && (row.remove === true || isOther)))
      refuseAt(call, "work-plan-not-editable", `/lines/${index}`, why);
  }
}

/** An order that is given up before work began: nothing of it is open any more. */
function givenUp(order: MockRecord, statusReason: unknown): MockRecord {
  const operations = objectsAt(order, "operations").map((operation) => ({
    ...operation,
    status: "skipped",
  }));
  const next: MockRecord = { ...order, status: "cancelled", statusReason, operations };
  fillOpen(next);
  return next;
}

/** An order with what its line gives it; it does not start after its new due date. */
function moved(order: MockRecord, given: JsonObject, world: World): MockRecord {
  const next: MockRecord = { ...order, ...given };
  const isLate = String(next.startDate ?? "") > String(next.dueDate);
  return isLate ? { ...next, startDate: startOf(next, world) } : next;
}

/** Lets the orders of an issued plan follow its lines; a new line gets orders at once. */
export function followLines(call: Call): void {
  const { world } = call;
  for (const { before, after: plan } of changesOf(call, plans)) {
    if (!before || before.status === "draft") continue;
    const lines = objectsAt(plan, "lines").map((line): JsonObject => {
      const known = objectsAt(before, "lines").find(({ id }) => id === line.id);
      const sizes = orderSizes(line);
      const isSame = ["quantity", "dueDate", "priority", "lotSize"].every(
        (name) => JSON.stringify(line[name]) === JSON.stringify(known?.[name]),
      );
      if (known && isSame) return line;
      const made = ordersOf(line, world).filter(({ status }) => status !== "cancelled");
      for (const [index, order] of made.entries()) {
        const pieces = sizes[index];
        if (!pieces && order.status === "on_hold")
          refuseCall(call, "transition-not-allowed", `${label(order)} is on hold.`);
        const next = pieces ? moved(order, givenBy(line, pieces), world) : givenUp(order, null);
        const isDraft = next.status === "draft";
        world.store.put(orders, isDraft ? planOrder(next, { bomId: order.bomId }, world) : next);
      }
      const more = ordersFor(plan, line, sizes.slice(made.length), world);
      return { ...line, workOrderIds: [...textsAt(line, "workOrderIds"), ...more] };
    });
    world.store.put(plans, { ...plan, lines });
  }
}

/** With a plan, its orders that nobody has begun are given up. */
export function cancelOrders(call: Call): void {
  const { store } = call.world;
  for (const plan of reached(call, plans, "cancelled"))
    for (const order of store.list(orders))
      if (order.workPlanId === plan.id && ["draft", "issued"].includes(String(order.status)))
        store.put(orders, givenUp(order, plan.statusReason ?? null));
}

/** The orders that answer to a plan and have not ended. */
const openOrdersOf = (plan: MockRecord | undefined, { store }: World): MockRecord[] =>
  store
    .list(orders)
    .filter(({ workPlanId, status }) => workPlanId === plan?.id && !ended.includes(String(status)));

/** Refuses to delete a draft that has taken over orders of another plan. */
export function checkTakenOver(call: Call): void {
  const [order] = openOrdersOf(call.before, call.world);
  if (order && call.before?.status === "draft")
    refuseCall(call, "work-orders-open", `It has taken over ${label(order)}.`);
}

/** Issues the orders that a plan has made and that start by the day the call names. */
export function releaseOrders(call: Call): void {
  const { world } = call;
  const until = textAt(call.body, "releaseUntil");
  if (!until) return;
  for (const order of madeBy(call, orders)) {
    if (String(order.startDate ?? "") > until) continue;
    const lack = openOption(order, world);
    if (lack) refuseCall(call, "work-order-incomplete", lack.why);
    world.store.put(orders, { ...order, status: "issued", issuedAt: world.time() });
  }
}

/** Pieces that come into stock, or are taken out again, change the plan whose line they are for. */
function progressed(call: Call): void {
  const { world } = call;
  for (const { before, after } of changesOf(call, orders)) {
    if (!before || numberIn(before.quantityCompleted) === numberIn(after.quantityCompleted))
      continue;
    const plan = world.store
      .list(plans)
      .find((one) =>
        objectsAt(one, "lines").some((line) =>
          textsAt(line, "workOrderIds").includes(String(after.id)),
        ),
      );
    if (plan && plan.status !== "completed")
      world.store.put(
        plans,
        touched({ ...plan, lines: withCompleted(plan, world) }, world.time(), world),
      );
  }
}

/** The lines of a new or changed plan by due date. */
export function sortLines(call: Call): void {
  const dueOf = (line: JsonObject) => textAt(line, "dueDate") ?? "";
  for (const { after: plan } of changesOf(call, plans)) {
    const lines = [...objectsAt(plan, "lines")];
    lines.sort((a, b) => dueOf(a).localeCompare(dueOf(b)));
    call.world.store.put(plans, { ...plan, lines });
  }
}

/** Plans tell what has been built for them. */
export const planProgressRules: Rules = forEach(["complete-work-order", "update-build-status"], {
  after: progressed,
});

/** Lets the open orders of a completed plan answer to another one, refuses to leave them behind, and fixes what was built. */
export function carryOver(call: Call): void {
  const { world, body } = call;
  for (const plan of reached(call, plans, "completed")) {
    const open = openOrdersOf(plan, world);
    const [first] = open;
    if (first && !body.carryOverTo)
      refuseCall(
        call,
        "work-orders-open",
        `${label(first)} is not completed, closed, or canceled.`,
      );
    for (const order of open) world.store.put(orders, { ...order, workPlanId: body.carryOverTo });
    world.store.put(plans, { ...plan, lines: withCompleted(plan, world) });
  }
}
