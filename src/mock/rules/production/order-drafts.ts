import { objectAt, objectsAt, type JsonObject } from "../../../openapi/json";
import type { MockRecord } from "../../model";
import type { World } from "../../world";
import { changesOf, type Call } from "../rule";
import { bomOn } from "./in-force";
import { planOrder } from "./order-plan";
import { scheduled, startOf } from "./schedule";

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

/** Answers to the options of what an order builds: its own, or those of the line it is for, or else the preselected ones. */
function answersFor(order: MockRecord, { store }: World): JsonObject {
  const known = objectsAt(store.get("/items/{itemId}/options", String(order.itemId)), "options");
  const preselected = known.flatMap((option) =>
    objectsAt(option, "choices")
      .filter(({ isDefault }) => isDefault === true)
      .map(({ code }) => [option.code, code]),
  );
  const line = objectsAt(store.find(order.salesOrderId)?.record, "lines").find(
    ({ itemId }) => itemId === order.itemId,
  );
  return {
    ...(Object.fromEntries(preselected) as JsonObject),
    ...objectAt(line, "options"),
    ...objectAt(order, "options"),
  };
}

/** A planned draft with what a call says of its components. */
function withSent(planned: MockRecord, after: MockRecord, before: MockRecord, { body }: Call) {
  const sent = objectsAt(body, "components");
  const asked = objectsAt(after, "components");
  const known = new Set(objectsAt(before, "components").map(({ id }) => id));
  const own = objectsAt(planned, "components").flatMap((component) => {
    const { itemId, quantityRequired, remove } = sent.find(({ id }) => id === component.id) ?? {};
    const change = {
      ...(itemId ? { itemId } : {}),
      ...(quantityRequired ? { quantityRequired } : {}),
    };
    return remove === true ? [] : [{ ...component, ...change }];
  });
  const components = [...own, ...asked.filter(({ id }) => !known.has(id))];
  return { ...planned, components };
}

/** Plans new orders and changed drafts, whose components then change as the call says. */
export function planDrafts(call: Call): MockRecord[] {
  const { world, body } = call;
  return changesOf(call, root).flatMap(({ before, after }) => {
    const isAsked = !before || deciding.some((name) => name in body);
    const isNamed = before && "components" in body;
    if (after.status !== "draft") return [];
    if (!isAsked) return isNamed ? [after] : [];
    // New orders of a plan have the BOM of their line; what the mock has filled in is nobody's choice.
    const isPlanned = !before && after.workPlanId !== null;
    const named = before ? after : isPlanned ? { bomId: after.bomId } : body;
    const order: MockRecord = before
      ? { ...after, components: before.components }
      : { ...after, options: answersFor(after, world) };
    const planned = planOrder(order, named, world);
    const startDate = planned.startDate ?? startOf(planned, world);
    const started = { ...planned, startDate };
    // The BOM is that of the day of the start, which only the operations tell.
    const bom = bomOn(order.itemId, String(startDate), world);
    const isOther =
      startDate !== planned.startDate && bom && !named.bomId && bom.id !== planned.bomId;
    const drawn = isOther ? planOrder({ ...order, startDate }, named, world) : started;
    const timed = { ...drawn, operations: scheduled(drawn, world) };
    const made = isNamed ? withSent(timed, after, before, call) : timed;
    world.store.put(root, made);
    return [made];
  });
}
