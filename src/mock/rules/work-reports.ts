import { today } from "./days";
import { type JsonObject, objectsAt } from "../../openapi/json";
import { numberIn, times } from "../decimals";
import type { MockRecord } from "../model";
import { accountFor, post } from "./ledger";
import { type Call, changesOf, forEach, mayRefuse, refuseCall, type Rules } from "./rule";
import { afterMoves } from "./stock/after-moves";
import { referenceTo } from "./stock/moves";
import { drawComponent, type Used, inventoryOf } from "./used-components";
import { addCost, rateOf, stamp } from "./work-costs";
import { consumed, piecesOf, putBack, quantityUsed } from "./work-use";

const root = "/work-orders";

/** Lets the next operation begin once pieces have come to it, and wait if all were taken back. */
function passedOn(order: MockRecord): JsonObject[] {
  const operations = objectsAt(order, "operations");
  return operations.map((operation, index) => {
    const has = numberIn(operations[index - 1]?.quantityCompleted) > 0n;
    if (index > 0 && operation.status === "pending" && has)
      return { ...operation, status: "ready" };
    if (index > 0 && operation.status === "ready" && !has)
      return { ...operation, status: "pending" };
    return operation;
  });
}

/** Refuses an operation to which nothing has come yet. */
function checkSequence(call: Call): void {
  const operation = objectsAt(call.before, "operations").find(
    ({ id }) => id === call.request.path.workOrderOperationId,
  );
  const isOpen = ["issued", "in_progress"].includes(String(call.before?.status));
  if (isOpen && operation?.status === "pending" && mayRefuse(call, "operation-out-of-sequence"))
    refuseCall(
      call,
      "operation-out-of-sequence",
      `Nothing has come to ${String(operation.name)} from the operation before it.`,
    );
}

/** Uses components, counts minutes, and posts both to work in process. */
function reported(call: Call): void {
  const { world } = call;
  for (const { before, after: order } of changesOf(call, root)) {
    const on = today(world);
    const id = call.request.path.workOrderOperationId ?? objectsAt(order, "operations")[0]?.id;
    const find = (record: JsonObject | undefined) =>
      objectsAt(record, "operations").find((one) => one.id === id);
    const operation = find(order) ?? {};
    const pieces = piecesOf(operation, find(before));
    const used: Used[] = [];
    const components = objectsAt(order, "components").map((component) => {
      const was = objectsAt(before, "components").find((one) => one.id === component.id);
      const number = quantityUsed(component, was, operation, pieces, order, call);
      if (number === 0n) return component;
      const given =
        objectsAt(call.body, "components").find((one) => one.componentId === component.id) ?? {};
      const where = {
        locationId: order.locationId,
        document: referenceTo("work_order", order),
        on,
      };
      used.push(
        number > 0n
          ? drawComponent(call, component, given, number, where)
          : putBack(call, component, -number, order, on),
      );
      return consumed(component, was, number);
    });
    const minutes = numberIn(operation.reportedMinutes) - numberIn(find(before)?.reportedMinutes);
    const rate = rateOf(operation, call);
    const [labor, overhead] = [times(minutes, rate.labor), times(minutes, rate.overhead)];
    const material = used.reduce((sum, { value }) => sum + value, 0n);
    const done: MockRecord = { ...order, components };
    if (order.cost !== undefined) done.cost = addCost(order, { material, labor, overhead });
    done.operations = passedOn(done);
    world.store.put(root, done);
    stamp(order, call);
    const center = world.store.find(operation.workCenterId)?.record;
    post(call, {
      type: "work_order",
      document: done,
      on,
      memo: `Work order ${String(order.documentNumber)}`,
      sides: [
        { account: accountFor("workInProcess", world), amount: material + labor + overhead },
        ...inventoryOf(used, call),
        { account: center?.laborAppliedAccountId ?? accountFor("labor", world), amount: -labor },
        {
          account: center?.overheadAppliedAccountId ?? accountFor("overhead", world),
          amount: -overhead,
        },
      ],
    });
    afterMoves(call);
  }
}

/** Starts and reports of operations. */
export const workReportRules: Rules = forEach(
  ["start-work-order", "start-work-order-operation", "complete-work-order-operation"],
  {
    refuses: [
      "operation-out-of-sequence",
      "insufficient-stock",
      "lot-not-available",
      "serial-not-available",
    ],
    before: checkSequence,
    after: reported,
  },
);
