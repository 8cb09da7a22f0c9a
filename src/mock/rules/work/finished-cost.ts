import { addCost } from "./work-costs";
import { type JsonObject, objectAt, objectsAt } from "../../../openapi/json";
import { money, numberIn, quantity, round, times } from "../../decimals";
import type { MockRecord } from "../../model";
import { accountFor, post } from "../money/ledger";
import type { Call } from "../rule";
import { inBaseUnit } from "../stock/movements";
import { lastIssue } from "../stock/moves";
import { costKinds, moveCosts, passedAt, type Costs } from "./operation-costs";
import { unneeded } from "./planned-work";
import { usedLine } from "./used-components";

const root = "/work-orders";

export const builds = "/builds";

/** The other builds of an order that hold. */
const buildsOf = (order: MockRecord, madeId: unknown, { world }: Call) =>
  world.store
    .list(builds)
    .filter(
      ({ workOrderId, id, status }) =>
        workOrderId === order.id && id !== madeId && status !== "reversed",
    );

/** The part of each kind of cost that goes with some pieces: at each operation, that of all pieces which have passed it. */
export function shares(order: MockRecord, pieces: bigint, madeId: unknown, call: Call): Costs {
  const inStock = numberIn(call.before?.quantityCompleted);
  const { moved, known } = moveCosts(order, pieces, inStock, call.world);
  const cost = objectAt(order, "cost");
  const earlier = buildsOf(order, madeId, call);
  const open = numberIn(order.quantity) - inStock - numberIn(order.quantityScrapped);
  const passed = passedAt(objectsAt(order, "operations").at(-1), inStock);
  const inProcess = passed > pieces && passed <= open ? passed : pieces;
  return Object.fromEntries(
    costKinds.map((kind) => {
      const spent =
        numberIn(cost[kind]) -
        earlier.reduce(
          (sum, build) =>
            sum + numberIn(objectAt(build, "cost")[kind === "subcontract" ? "other" : kind]),
          0n,
        );
      // What no operation has cost was used by the completion, or belongs to a build that was reversed.
      const rest = spent - known[kind];
      const partOfRest = inProcess > 0n && rest > 0n ? (rest * pieces) / inProcess : 0n;
      // In cents, as the build stores it, so that the last build gets what is left.
      return [kind, round(moved[kind] + partOfRest, 2)];
    }),
  ) as Costs;
}

export function linesOf(
  order: MockRecord,
  build: MockRecord,
  pieces: bigint,
  call: Call,
): JsonObject[] {
  const inStock = numberIn(call.before?.quantityCompleted);
  const passedFor = (component: JsonObject | undefined) => {
    const operation = objectsAt(order, "operations").find(
      ({ operationNumber }) => operationNumber === component?.operationNumber,
    );
    const passed = passedAt(operation, inStock);
    return passed > pieces ? passed : pieces;
  };
  const earlier = buildsOf(order, build.id, call).flatMap((one) => objectsAt(one, "components"));
  return objectsAt(build, "components").map((line) => {
    const component = objectsAt(order, "components").find((one) => one.itemId === line.itemId);
    const item = call.world.store.find(line.itemId)?.record ?? {};
    const known = earlier
      .filter(({ itemId }) => itemId === line.itemId)
      .reduce((sum, one) => sum + numberIn(one.quantityUsed), 0n);
    const open = numberIn(component?.quantityConsumed) - known;
    const number = pieces > 0n ? round((open * pieces) / passedFor(component), 6) : 0n;
    const last = lastIssue(order, line.itemId, call.world);
    const cost = numberIn(last?.unitCost ?? item.averageCost);
    const { unit } = objectAt(line, "quantityPlanned");
    const base = inBaseUnit(item, quantity(number, unit), call.world);
    return usedLine(line, { item, quantity: number, value: times(base, cost) }, unit);
  });
}

/** True for an order of which nothing more is made. */
export const isOver = ({ status }: JsonObject) => status === "completed" || status === "closed";

/** Moves what an order that has ended costs more than its pieces out of process. */
export const postVariance = (
  call: Call,
  order: MockRecord,
  what: string,
  amount: bigint,
  on: string,
) =>
  post(call, {
    type: "work_order",
    document: order,
    on,
    memo: `${what} of ${String(order.documentNumber)}`,
    sides: [
      { account: accountFor("variances", call.world), amount },
      { account: accountFor("workInProcess", call.world), amount: -amount },
    ],
  });

/** Takes what is finished out of process; what is left of an order that has ended is a variance. */
export function closeCost(call: Call, order: MockRecord, total: bigint, on: string): void {
  const { world } = call;
  const cost = addCost(order, { finished: total });
  const rest = numberIn(cost.workInProcess);
  if (!isOver(order)) return void world.store.put(root, { ...order, cost });
  if (rest !== 0n) postVariance(call, order, "Variance", rest, on);
  world.store.put(root, {
    ...order,
    components: objectsAt(order, "components").map(unneeded),
    cost: { ...cost, workInProcess: money(0n, "USD"), variance: money(rest, "USD") },
  });
}
