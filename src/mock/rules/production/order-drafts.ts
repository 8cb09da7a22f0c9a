import type { MockRecord } from "../../model";
import { changesOf, type Call } from "../rule";
import { planOrder } from "./order-plan";
import { startOf } from "./schedule";

const root = "/work-orders";

/** What decides about components and operations of a draft. */
const deciding = [
  "quantity",
  "bomId",
  "assemblyRoutingId",
  "options",
  "startDate",
  "dueDate",
  "locationId",
];

/** Plans the drafts that name a BOM or a routing which a call has changed. */
export function followDrafts(call: Call, name: "bomId" | "assemblyRoutingId", of: string): void {
  const { store } = call.world;
  const changed = new Set(
    changesOf(call, of).flatMap(({ before, after }) => (before ? [after.id] : [])),
  );
  for (const order of store.list(root))
    if (order.status === "draft" && changed.has(order[name]))
      store.put(root, planOrder(order, order, call.world));
}

/** Plans new orders, and changed drafts unless the call names their components. */
export function planDrafts(call: Call): MockRecord[] {
  const { world, body } = call;
  return changesOf(call, root).flatMap(({ before, after }) => {
    const isAsked = !before || deciding.some((name) => name in body);
    if (after.status !== "draft" || !isAsked || "components" in body) return [];
    // New orders of a plan have the BOM of their line; what the mock has filled in is nobody's choice.
    const isPlanned = !before && after.workPlanId !== null;
    const named = before ? after : isPlanned ? { bomId: after.bomId } : body;
    const planned = planOrder(after, named, world);
    const startDate = planned.startDate ?? startOf(planned, world);
    world.store.put(root, { ...planned, startDate });
    return [{ ...planned, startDate }];
  });
}
