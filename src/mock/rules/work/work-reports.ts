import {
  isObject,
  type JsonObject,
  objectAt,
  objectsAt,
  pick,
  textAt,
  textsAt,
} from "../../../openapi/json";
import { money, numberIn, one, quantity, sumIn, times } from "../../decimals";
import { fillOpen } from "../../line-quantities";
import type { MockRecord, MockResponse } from "../../model";
import { touched } from "../../change-record";
import { refuseTransition } from "../../move";
import { checkVersion } from "../../preconditions";
import { success } from "../../record-responses";
import type { World } from "../../world";
import { accountFor, homeCurrency, post } from "../money/ledger";
import { piecesLeft } from "../production/work-center-load";
import { termsOf } from "../production/operation-terms";
import { timeCost } from "../production/times";
import {
  type Call,
  changesOf,
  forEach,
  inTurn,
  mayRefuse,
  reached,
  refuseValues,
  refuseCall,
  type Rules,
} from "../rule";
import { checkStation } from "./stations";
import { afterMoves } from "../stock/after-moves";
import { pieceOf } from "../stock/serials";
import { type Used, inventoryOf, valueOf } from "./used-components";
import { addOpenCosts, type Costs } from "./operation-costs";
import { isClocked, momentIn, startClock, stopClock } from "./work-clock";
import { addCost, stamp } from "./work-costs";
import { moveComponents, piecesOf, starts } from "./work-use";

const root = "/work-orders";

/** Lets the next operation begin once pieces have come to it, all of them unless the steps overlap, and wait if they were taken back. */
function passedOn(order: MockRecord, world: World): JsonObject[] {
  const operations = objectsAt(order, "operations");
  return operations.map((operation, index) => {
    const earlier = operations[index - 1];
    const isOverlap = earlier !== undefined && termsOf(earlier, world)?.overlap === true;
    const has =
      numberIn(earlier?.quantityCompleted) > 0n && (isOverlap || earlier?.status === "completed");
    if (index > 0 && operation.status === "pending" && has)
      return { ...operation, status: "ready" };
    if (index > 0 && operation.status === "ready" && !has)
      return { ...operation, status: "pending" };
    return operation;
  });
}

/** True for a start that names an employee who is not at work at the operation yet. */
export const isFurther = (operation: JsonObject, { operatorId }: JsonObject): boolean =>
  typeof operatorId === "string" && !textsAt(operation, "operatorIds").includes(operatorId);

/** One more employee begins at an operation that runs: its status stays. */
function joined(call: Call): MockResponse | undefined {
  const { before, body, request, world } = call;
  if (!starts.includes(request.operation.id)) return undefined;
  const operations = objectsAt(before, "operations");
  const operation = operations.find(({ id }) => id === request.path.workOrderOperationId);
  if (!before || operation?.status !== "in_progress" || !isFurther(operation, body))
    return undefined;
  checkVersion(request, before);
  const started = operations.map((one) => (one === operation ? startClock(call, one) : one));
  const order = touched({ ...before, operations: started }, world.now(), world);
  world.store.put(root, order);
  return success(request.operation, order, { record: order });
}

/** Refuses work on an order that is not open for it, and an operation to which nothing has come yet. */
function checkSequence(call: Call): void {
  const { before, body, request } = call;
  const operation = objectsAt(before, "operations").find(
    ({ id }) => id === request.path.workOrderOperationId,
  );
  if (!before || !operation) return;
  if (!["issued", "in_progress"].includes(String(before.status)))
    refuseTransition(request.operation, before, ["issued", "in_progress"]);
  const isStart = starts.includes(request.operation.id);
  if (operation.status === "in_progress" && isStart && !isFurther(operation, body))
    refuseTransition(request.operation, operation, ["ready", "paused"], "in_progress");
  if (operation.status === "pending")
    refuseCall(
      call,
      "operation-out-of-sequence",
      `No pieces have reached ${String(operation.name)} from the operation before it.`,
    );
  const isReport = !isStart && body.isCorrection !== true;
  if (isReport && operation.status === "completed" && !piecesLeft(operation, before))
    refuseTransition(request.operation, operation, ["ready", "in_progress", "paused"]);
  if (isReport && operation.status === "ready" && body.minutes === undefined)
    refuseValues(call, [
      [
        "/minutes",
        `${String(operation.name)} was never started. Send the minutes it took.`,
        "required",
      ],
    ]);
}

/** Starts the clock of an operation, or stops it and counts its minutes. */
function clocked(call: Call, operation: JsonObject): JsonObject {
  if (starts.includes(call.request.operation.id)) return startClock(call, operation);
  return call.body.isCorrection === true ? operation : stopClock(call, operation);
}

/** What a subcontractor gets for pieces, by the price on the routing. */
function subcontractCost(operation: JsonObject, pieces: bigint, world: World): bigint {
  const price = numberIn(termsOf(operation, world)?.subcontractUnitCost);
  return numberIn(money(times(price, pieces), homeCurrency));
}

/** What a report costs by kind: components, the minutes that it adds, and the work of a subcontractor. */
function costsOf(
  operation: JsonObject,
  was: JsonObject | undefined,
  used: readonly Used[],
  { body, world }: Call,
): Costs {
  const minutes = numberIn(operation.reportedMinutes) - numberIn(was?.reportedMinutes);
  const operatorId = body.operatorId ?? textsAt(was, "operatorIds")[0];
  return {
    material: valueOf(used),
    ...timeCost({ ...operation, operatorId }, minutes, world),
    subcontract: subcontractCost(operation, piecesOf(operation, was), world),
  };
}

/** An order after a report: with its operations, what is scrapped and open, and its cost. */
function reported(
  order: MockRecord,
  components: JsonObject[],
  operation: JsonObject,
  costs: Costs,
  world: World,
): MockRecord {
  const isDone = operation.status === "completed";
  const completedAt = isDone ? (operation.completedAt ?? world.time()) : null;
  const operations = objectsAt(order, "operations").map((one) =>
    one.id === operation.id ? { ...operation, completedAt } : one,
  );
  const done: MockRecord = { ...order, components, operations };
  const scrapped = sumIn(operations, "quantityScrapped");
  done.quantityScrapped = quantity(scrapped, objectAt(order, "quantity").unit);
  fillOpen(done);
  if (order.cost !== undefined) done.cost = addCost(order, costs);
  done.operations = passedOn(done, world);
  return done;
}

/** Posts what a report costs to work in process; the bill of a subcontractor will debit the account that is credited for it. */
function postCosts(
  call: Call,
  order: MockRecord,
  operation: JsonObject,
  used: readonly Used[],
  { material, labor, overhead, subcontract }: Costs,
  on: string,
): void {
  const { world } = call;
  const center = world.store.find(operation.workCenterId)?.record;
  const vendor = world.store.find(center?.subcontractVendorId)?.record;
  post(call, {
    type: "work_order",
    document: order,
    on,
    memo: `Work order ${String(order.documentNumber)}`,
    sides: [
      {
        account: accountFor("workInProcess", world),
        amount: material + labor + overhead + subcontract,
      },
      ...inventoryOf(used, call),
      { account: center?.laborAppliedAccountId ?? accountFor("labor", world), amount: -labor },
      {
        account: center?.overheadAppliedAccountId ?? accountFor("overhead", world),
        amount: -overhead,
      },
      {
        account: vendor?.expenseAccountId ?? accountFor("goodsReceived", world),
        amount: -subcontract,
      },
    ],
  });
}

/** Uses components, counts minutes, and posts both to work in process. */
function report(
  call: Call,
  before: MockRecord | undefined,
  order: MockRecord,
  operation: JsonObject,
): void {
  const { world } = call;
  const on = momentIn(call).slice(0, 10);
  const was = objectsAt(before, "operations").find(({ id }) => id === operation.id);
  const { components, used } = moveComponents(call, before, order, operation, was, on);
  const costs = costsOf(operation, was, used, call);
  const done = reported(order, components, operation, costs, world);
  addOpenCosts(operation, costs, world);
  world.store.put(root, done);
  stamp(order, call);
  postCosts(call, done, operation, used, costs, on);
  afterMoves(call);
}

/** Counts what a call has reported of an operation; the first one unless it is named. */
export function reportOperation(call: Call, named = call.request.path.workOrderOperationId): void {
  for (const { before, after: order } of changesOf(call, root)) {
    const id = named ?? objectsAt(order, "operations")[0]?.id;
    const operation = objectsAt(order, "operations").find((one) => one.id === id) ?? {};
    report(call, before, order, clocked(call, operation));
  }
}

/** Stops the clocks of orders that go on hold, and counts their minutes. */
function held(call: Call): void {
  for (const order of reached(call, root, "on_hold"))
    for (const operation of objectsAt(order, "operations"))
      if (isClocked(operation, call.world)) {
        const now = call.world.store.get(root, String(order.id)) ?? order;
        report(call, now, now, stopClock(call, operation));
      }
}

/** An employee who starts at one place is stopped at others, unless a machine runs there alone. */
function stopElsewhere(call: Call): void {
  const { world, body, before, request } = call;
  const operatorId = textAt(body, "operatorId");
  if (!operatorId || !starts.includes(request.operation.id)) return;
  const started = request.path.workOrderOperationId ?? objectsAt(before, "operations")[0]?.id;
  const own = pick(body, (name) => ["operatorId", "startedAt", "scannedAt"].includes(name));
  for (const order of world.store.list(root))
    for (const operation of objectsAt(order, "operations")) {
      const isHere = textsAt(operation, "operatorIds").includes(operatorId);
      const center = world.store.find(operation.workCenterId)?.record;
      if (operation.id === started || !isHere || !isClocked(operation, world)) continue;
      if (center?.kind === "machine") continue;
      const now = world.store.get(root, String(order.id)) ?? order;
      const stopped = stopClock({ ...call, body: own }, operation, [operatorId]);
      const status = textsAt(stopped, "operatorIds").length ? operation.status : "paused";
      report({ ...call, body: own }, now, now, { ...stopped, status });
    }
}

/** Refuses numbers that are stamped on other pieces, or not one for each good piece. */
function checkStamped(call: Call): void {
  const { body, before, world } = call;
  const serialNumbers = textsAt(body, "serialNumbers");
  if (!serialNumbers.length || body.isCorrection === true) return;
  const { quantity: good } = body;
  if (isObject(good) && numberIn(good) !== BigInt(serialNumbers.length) * one)
    refuseValues(call, [["/serialNumbers", "There must be one for each good piece.", "length"]]);
  const item = world.store.find(before?.itemId)?.record;
  const taken = serialNumbers.find((piece) => pieceOf(call, item?.id, piece));
  if (taken && mayRefuse(call, "finished-serial-taken"))
    refuseCall(call, "finished-serial-taken", `${String(item?.sku)} ${taken} already exists.`);
}

/** Starts and reports of operations. */
export const workReportRules: Rules = {
  ...forEach(["update-work-order-status", "update-work-order-status-bulk"], { after: held }),
  ...forEach([...starts, "complete-work-order-operation"], {
    refuses: [
      "operator-not-allowed",
      "work-center-busy",
      "operation-out-of-sequence",
      "insufficient-stock",
      "lot-not-available",
      "serial-not-available",
      "finished-serial-taken",
      "quantity-above-open",
    ],
    before: inTurn(checkSequence, checkStation, checkStamped),
    instead: joined,
    after: (call) => {
      reportOperation(call);
      stopElsewhere(call);
    },
  }),
};
