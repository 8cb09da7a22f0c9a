import { addCost } from "./work-costs";
import { type JsonObject, objectAt, objectsAt } from "../../../openapi/json";
import { money, numberIn, quantity, times } from "../../decimals";
import type { MockRecord } from "../../model";
import { accountFor, post } from "../money/ledger";
import type { Call } from "../rule";
import { usedLine } from "./used-components";

const root = "/work-orders";

export const builds = "/builds";

const kinds = ["material", "labor", "overhead", "subcontract"] as const;

/** The other builds of an order that hold. */
const buildsOf = (order: MockRecord, madeId: unknown, { world }: Call) =>
  world.store
    .list(builds)
    .filter(
      ({ workOrderId, id, status }) =>
        workOrderId === order.id && id !== madeId && status !== "reversed",
    );

/** The part of each kind of cost that goes with some pieces: that of all pieces in process. */
export function shares(
  order: MockRecord,
  pieces: bigint,
  madeId: unknown,
  call: Call,
): Record<(typeof kinds)[number], bigint> {
  const cost = objectAt(order, "cost");
  const earlier = buildsOf(order, madeId, call);
  const open =
    numberIn(order.quantity) -
    numberIn(call.before?.quantityCompleted) -
    numberIn(order.quantityScrapped);
  const last = objectsAt(order, "operations").at(-1);
  const passed = numberIn(last?.quantityCompleted) - numberIn(call.before?.quantityCompleted);
  const inProcess = passed > pieces && passed <= open ? passed : pieces;
  return Object.fromEntries(
    kinds.map((kind) => {
      const spent =
        numberIn(cost[kind]) -
        earlier.reduce(
          (sum, build) =>
            sum + numberIn(objectAt(build, "cost")[kind === "subcontract" ? "other" : kind]),
          0n,
        );
      return [kind, inProcess > 0n && spent > 0n ? (spent * pieces) / inProcess : 0n];
    }),
  ) as Record<(typeof kinds)[number], bigint>;
}

export function linesOf(
  order: MockRecord,
  build: MockRecord,
  pieces: bigint,
  call: Call,
): JsonObject[] {
  const made = numberIn(order.quantityCompleted);
  const before = numberIn(call.before?.quantityCompleted);
  const consumed =
    made > 0n
      ? (number: bigint) => (number * pieces) / (made - before > 0n ? made - before : made)
      : () => 0n;
  const earlier = buildsOf(order, build.id, call).flatMap((one) => objectsAt(one, "components"));
  return objectsAt(build, "components").map((line) => {
    const component = objectsAt(order, "components").find((one) => one.itemId === line.itemId);
    const item = call.world.store.find(line.itemId)?.record ?? {};
    const known = earlier
      .filter(({ itemId }) => itemId === line.itemId)
      .reduce((sum, one) => sum + numberIn(one.quantityUsed), 0n);
    const number = consumed(numberIn(component?.quantityConsumed) - known);
    const movements = call.world.store
      .list("stock-movements")
      .filter(
        (one) =>
          one.itemId === line.itemId &&
          objectAt(one, "document").id === order.id &&
          numberIn(one.quantity) < 0n,
      );
    const cost = numberIn(movements.at(-1)?.unitCost ?? item.averageCost);
    return usedLine(
      line,
      { item, quantity: number, value: times(number, cost) },
      objectAt(line, "quantityPlanned").unit,
    );
  });
}

/** Takes what is finished out of process; what is left of an order that has ended is a variance. */
export function closeCost(call: Call, order: MockRecord, total: bigint, on: string): void {
  const { world } = call;
  const cost = addCost(order, { finished: total });
  const rest = numberIn(cost.workInProcess);
  const isOver = order.status === "completed" || order.status === "closed";
  const components = isOver
    ? objectsAt(order, "components").map((component) => ({
        ...component,
        quantityReserved: quantity(0n, objectAt(component, "quantityRequired").unit),
        quantityShort: quantity(0n, objectAt(component, "quantityRequired").unit),
      }))
    : order.components;
  if (isOver && rest !== 0n)
    post(call, {
      type: "work_order",
      document: order,
      on,
      memo: `Variance of ${String(order.documentNumber)}`,
      sides: [
        { account: accountFor("variances", world), amount: rest },
        { account: accountFor("workInProcess", world), amount: -rest },
      ],
    });
  world.store.put(root, {
    ...order,
    components,
    cost: isOver
      ? { ...cost, workInProcess: money(0n, "USD"), variance: money(rest, "USD") }
      : cost,
  });
}
