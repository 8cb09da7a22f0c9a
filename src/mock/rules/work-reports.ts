import { objectAt, objectsAt, textAt, textsAt, type JsonObject } from "../../openapi/json";
import { money, numberIn, quantity, times } from "../decimals";
import type { MockRecord } from "../model";
import { accountFor, post } from "./ledger";
import { changesOf, forEach, mayRefuse, refuseCall, type Call, type Rules } from "./rule";
import { afterMoves } from "./stock/after-moves";
import { unitCostAt } from "./stock/costs";
import { hasStock } from "./stock/movements";
import { putIn, referenceTo } from "./stock/moves";
import { inventoryOf, drawComponent, type Used } from "./used-components";

const root = "/work-orders";
const sixty = 60n;
/** Key of the serial numbers that were stamped at operations, among the records. */
export const stampedKey = "stamped-pieces";

/** Id of the record with the numbers that were stamped for an order. */
export const stampId = ({ id }: JsonObject) => `stamped ${String(id)}`;

/** The cost of a minute at the work center of an operation. */
export function rateOf(
  operation: JsonObject,
  { world }: Call,
): { labor: bigint; overhead: bigint } {
  const center = world.store.find(operation.workCenterId)?.record;
  return {
    labor: numberIn(center?.laborRate) / sixty,
    overhead: numberIn(center?.overheadRate) / sixty,
  };
}

const startIds = new Set(["start-work-order", "start-work-order-operation"]);

/** What a call reports of pieces: good and lost ones, negative in a correction. */
function piecesOf(operation: JsonObject, before: JsonObject | undefined): bigint {
  const was = (name: string) => numberIn(operation[name]) - numberIn(before?.[name]);
  return was("quantityCompleted") + was("quantityScrapped");
}

/** The quantity of a component that a call uses: named, picked with a start, or backflushed with pieces. */
function quantityUsed(
  component: JsonObject,
  was: JsonObject | undefined,
  operation: JsonObject,
  pieces: bigint,
  order: MockRecord,
  call: Call,
): bigint {
  const named = numberIn(component.quantityConsumed) - numberIn(was?.quantityConsumed);
  const isNamed = objectsAt(call.body, "components").some(
    (one) => one.componentId === component.id,
  );
  if (isNamed || component.operationNumber !== operation.operationNumber) return named;
  if (startIds.has(call.request.operation.id))
    return component.issueMethod === "pick"
      ? numberIn(component.quantityRequired) - numberIn(component.quantityConsumed)
      : 0n;
  const whole = numberIn(order.quantity);
  return component.issueMethod === "backflush" && whole > 0n
    ? (numberIn(component.quantityRequired) * pieces) / whole
    : 0n;
}

/** Puts a component back into its bin. */
function putBack(
  call: Call,
  component: JsonObject,
  number: bigint,
  order: MockRecord,
  on: string,
): Used {
  const item = call.world.store.find(component.itemId)?.record ?? {};
  const cost = unitCostAt(item, order.locationId, call.world);
  if (!hasStock(item)) return { item, quantity: 0n, value: 0n };
  const last = call.world.store
    .list("stock-movements")
    .filter((one) => one.itemId === item.id && objectAt(one, "document").id === order.id)
    .at(-1);
  putIn(call, {
    item,
    locationId: order.locationId,
    bin: textAt(last, "bin") ?? null,
    lotId: textAt(last, "lotId") ?? null,
    quantity: number,
    unitCost: cost,
    document: referenceTo("work_order", order),
    on,
  });
  return { item, quantity: -number, value: -times(number, cost) };
}

function consumed(component: JsonObject, was: JsonObject | undefined, number: bigint): JsonObject {
  const { unit } = objectAt(component, "quantityRequired");
  const total = numberIn(was?.quantityConsumed) + number;
  const reserved = numberIn(was?.quantityReserved) - number;
  const left = reserved > 0n ? reserved : 0n;
  const short = numberIn(component.quantityRequired) - total - left;
  return {
    ...component,
    quantityConsumed: quantity(total, unit),
    quantityReserved: quantity(left, unit),
    quantityShort: quantity(short > 0n ? short : 0n, unit),
  };
}

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

/** Adds to the cost of an order by kind. */
export function addCost(order: MockRecord, by: Readonly<Record<string, bigint>>): JsonObject {
  const cost = { ...objectAt(order, "cost") };
  for (const [name, amount] of Object.entries(by))
    cost[name] = money(numberIn(cost[name]) + amount, "USD");
  const sum = ["material", "labor", "overhead", "subcontract"].reduce(
    (total, name) => total + numberIn(cost[name]),
    0n,
  );
  return {
    ...cost,
    actual: money(sum, "USD"),
    workInProcess: money(sum - numberIn(cost.finished), "USD"),
  };
}

function stamp(order: MockRecord, { body, world }: Call): void {
  const known = textsAt(world.store.get(stampedKey, stampId(order)), "serialNumbers");
  const named = textsAt(body, "serialNumbers");
  const serialNumbers =
    body.isCorrection === true
      ? known.filter((one) => !named.includes(one))
      : [...new Set([...known, ...named])];
  if (named.length) world.store.put(stampedKey, { id: stampId(order), serialNumbers });
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
    const on = world.time().slice(0, 10);
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
