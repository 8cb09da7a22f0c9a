import { objectsAt, textAt, type JsonObject } from "../../../openapi/json";
import { makeRecord } from "../../create-record";
import { numberIn, one, quantity } from "../../decimals";
import { label } from "../../label";
import type { MockRecord } from "../../model";
import { changesOf, reached, refuseCall, type Call } from "../rule";
import { loadOf, orderSizes } from "./load";

const plans = "/work-plans";
const orders = "/work-orders";

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

/** Makes the work orders of a plan that is issued, by the lot sizes of its lines. */
export function makeOrders(call: Call): void {
  const { world } = call;
  const collection = world.collection(orders);
  if (!collection) return;
  for (const plan of reached(call, plans, "issued")) {
    if (call.before?.status !== "draft") continue;
    const lines = objectsAt(plan, "lines").map((line) => {
      const { unit } = line.quantity as JsonObject;
      const made = orderSizes(line).map((pieces) => {
        const given = {
          itemId: line.itemId,
          quantity: quantity(pieces, unit),
          bomId: line.bomId,
          locationId: plan.locationId,
          dueDate: line.dueDate,
          priority: line.priority,
        };
        const order = {
          ...makeRecord(collection, given, world, world.time()),
          workPlanId: plan.id,
        };
        world.store.put(orders, order);
        return (order as MockRecord).id;
      });
      return { ...line, workOrderIds: made };
    });
    world.store.put(plans, { ...plan, lines });
  }
}

/** Issues the orders that a plan has made and that start by the day the call names. */
export function releaseOrders({ body, world, ...call }: Call): void {
  const until = textAt(body, "releaseUntil");
  if (!until) return;
  for (const { before, after } of changesOf({ body, world, ...call }, orders))
    if (!before && String(after.startDate ?? "") <= until)
      world.store.put(orders, { ...after, status: "issued", issuedAt: world.time() });
}

const ended = ["completed", "closed", "cancelled"];

/** Lets the open orders of a completed plan answer to another one; refuses to leave them behind. */
export function carryOver(call: Call): void {
  const { world, body } = call;
  for (const plan of reached(call, plans, "completed")) {
    const open = world.store
      .list(orders)
      .filter(
        ({ workPlanId, status }) => workPlanId === plan.id && !ended.includes(String(status)),
      );
    const [first] = open;
    if (first && !body.carryOverTo)
      refuseCall(
        call,
        "work-orders-open",
        `${label(first)} is not completed, closed, or canceled.`,
      );
    for (const order of open) world.store.put(orders, { ...order, workPlanId: body.carryOverTo });
  }
}
