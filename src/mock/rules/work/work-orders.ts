import { label } from "../../record-label";
import { objectAt, objectsAt } from "../../../openapi/json";
import { numberIn } from "../../decimals";
import type { MockRecord } from "../../model";
import { today } from "../days";
import { changed } from "./changed-orders";
import { closeCost } from "./finished-cost";
import { costOf, putComponent, unneeded, withReservation } from "./planned-work";
import { idleCenter } from "../production/complete-orders";
import { keepTerms } from "../production/operation-terms";
import { planDrafts } from "../production/order-drafts";
import {
  cancelOrders,
  carryOver,
  checkBegun,
  checkBoms,
  checkLoad,
  checkTakenOver,
  followLines,
  keepBoms,
  makeOrders,
  openBoms,
  releaseOrders,
  sortLines,
} from "../production/plan-orders";
import { propose } from "../production/proposals";
import {
  changesOf,
  forEach,
  inTurn,
  mayRefuse,
  reached,
  refuseCall,
  type Call,
  type Rules,
} from "../rule";
import { availableIn, figuresAt } from "../stock/stock-figures";
import { hasStock, inUnit } from "../stock/movements";
import { settleParts } from "../stock/reserve";

const workOrders = "/work-orders";

const urgency = ({ after }: { after: MockRecord }) =>
  `${String(after.priority)} ${String(after.dueDate ?? "9999")}`;

/** Reserves the components of issued orders, and makes their first operation ready. Orders that come back from a hold have both. */
function issued(call: Call): void {
  const { world } = call;
  const all = changesOf(call, workOrders);
  // Orders of a plan reserve by rank and due date, others as they are sent.
  if (call.request.operation.id === "issue-work-plan")
    all.sort((a, b) => urgency(a).localeCompare(urgency(b)));
  for (const { before, after: order } of all) {
    if (order.status !== "issued" || (before && before.status !== "draft")) continue;
    const operations = objectsAt(order, "operations").map((operation, index) => ({
      ...operation,
      status: index === 0 ? "ready" : "pending",
    }));
    for (const operation of operations) keepTerms(operation, world);
    const none = objectsAt(order, "components").map((component) => withReservation(component, 0n));
    world.store.put(workOrders, {
      ...order,
      operations,
      components: none,
      cost: costOf(order, call),
    });
    for (const component of none) {
      const item = world.store.find(component.itemId)?.record ?? {};
      const needed = numberIn(component.quantityRequired) - numberIn(component.quantityConsumed);
      const { unit } = objectAt(component, "quantityRequired");
      const free = hasStock(item)
        ? inUnit(item, availableIn(figuresAt(item, order.locationId, world)), unit, world)
        : needed;
      const part = free < needed ? free : needed;
      if (part < needed && call.body.allowShortages === false)
        refuseCall(
          call,
          "insufficient-stock",
          `${label(item)}: not enough is available for ${label(order)}.`,
        );
      putComponent(call, order, withReservation(component, part > 0n ? part : 0n));
    }
  }
}

/** Gives up what an order has reserved, once it ends. */
function released(call: Call): void {
  for (const status of ["closed", "cancelled", "completed"])
    for (const order of reached(call, workOrders, status)) {
      const components = objectsAt(order, "components").map(unneeded);
      call.world.store.put(workOrders, { ...order, components });
      settleParts(call, order);
    }
}

/** Ends an order whose rest is given up; what is left in process is a variance. */
function closed(call: Call): void {
  const { world } = call;
  for (const order of reached(call, workOrders, "closed"))
    closeCost(call, { ...order, completedAt: world.time() }, 0n, today(world));
}

/** Plans new and changed drafts, with their cost. Refuses an order without a BOM. */
function planned(call: Call): void {
  for (const order of planDrafts(call)) {
    const idle = idleCenter(order, call.world);
    if (idle && mayRefuse(call, "work-order-incomplete"))
      refuseCall(call, "work-order-incomplete", `${label(order)}: ${idle.why}`);
    if (!objectsAt(order, "components").length && mayRefuse(call, "bom-missing"))
      refuseCall(call, "bom-missing", `There is no BOM in force for ${String(order.sku)}.`);
    call.world.store.put(workOrders, { ...order, cost: costOf(order, call) });
  }
}

/** Lets components follow orders whose quantity may be that of their line. */
const resized = (call: Call) => changed({ ...call, body: { quantity: null } });

/** Orders of production: their plan, reservations, and end. */
export const workOrderRules: Rules = {
  "create-work-order": { refuses: ["bom-missing"], after: planned },
  "update-work-order": {
    refuses: ["bom-missing", "insufficient-stock", "work-order-not-editable"],
    after: inTurn(planned, changed),
  },
  "issue-work-plan": {
    refuses: ["bom-missing", "work-center-overloaded", "work-order-incomplete"],
    before: checkLoad,
    after: inTurn(makeOrders, planned, checkBoms, keepBoms, releaseOrders, issued),
  },
  "create-work-plan": {
    after: inTurn(openBoms, propose, sortLines),
  },
  "update-work-plan": {
    refuses: ["work-plan-not-editable", "transition-not-allowed", "bom-missing"],
    before: checkBegun,
    after: inTurn(openBoms, followLines, planned, checkBoms, sortLines, resized, released),
  },
  "update-work-plan-status": {
    after: inTurn(cancelOrders, released),
  },
  "delete-work-plan": { refuses: ["work-orders-open"], before: checkTakenOver },
  "complete-work-plan": { refuses: ["work-orders-open"], after: carryOver },
  ...forEach(["issue-work-order", "update-work-order-status-bulk", "update-work-order-status"], {
    refuses: ["insufficient-stock"],
    after: inTurn(issued, closed, released),
  }),
};
