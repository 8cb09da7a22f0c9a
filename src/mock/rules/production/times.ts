import { objectsAt, type JsonObject } from "../../../openapi/json";
import { divided, numberIn, one, plainText, round, times } from "../../decimals";
import type { World } from "../../world";
import { unitMoney } from "../stock/costs";
import { termsOf } from "./operation-terms";

/** The minutes of an operation for some pieces. */
interface OperationTime {
  operation: JsonObject;
  setup: bigint;
  run: bigint;
}

const sixty = 60n;
const wholePieces = (number: bigint) => ((number + one - 1n) / one) * one;
const add = (numbers: readonly bigint[]) => numbers.reduce((sum, number) => sum + number, 0n);

/** The operations of a routing by their numbers. */
export const inSequence = (routing: JsonObject | undefined): JsonObject[] =>
  objectsAt(routing, "operations").sort(
    (a, b) => Number(a.operationNumber) - Number(b.operationNumber),
  );

/**
 * Setup once, and the run of each begun batch, of the operations that some good pieces pass. A yield below 100 raises
 * what is started at its operation, and at those before it.
 */
export function operationTimes(routing: JsonObject, pieces: bigint): OperationTime[] {
  let started = pieces;
  const backward = inSequence(routing)
    .reverse()
    .map((operation) => {
      const good = numberIn(operation.yieldPercent ?? "100");
      started = wholePieces(divided(started * 100n, good));
      const batch = numberIn(operation.batchQuantity ?? 1);
      const batches = batch > 0n ? (started + batch - 1n) / batch : 0n;
      return {
        operation,
        setup: numberIn(operation.setupMinutes),
        run: batches * numberIn(operation.runMinutes),
      };
    });
  return backward.reverse();
}

/** What minutes of an operation cost at the rates of its work center, or at the hourly cost of who worked; a crew multiplies labor. */
export function timeCost(operation: JsonObject, minutes: bigint, world: World) {
  const { store } = world;
  const center = store.find(operation.workCenterId)?.record;
  const crew = operation.crewSize ?? termsOf(operation, world)?.crewSize ?? "1";
  const rate = center?.laborRate ?? store.find(operation.operatorId)?.record.hourlyCost;
  return {
    labor: times(times(minutes, numberIn(crew)), numberIn(rate)) / sixty,
    overhead: times(minutes, numberIn(center?.overheadRate)) / sixty,
  };
}

/** The quantity over which a routing spreads its setup. */
export const lotOf = (routing: JsonObject | undefined): bigint =>
  numberIn(routing?.lotSize ?? 1) || one;

/** What one piece costs by a routing at its lot size, with the rates of now. */
export function standardCost(routing: JsonObject | undefined, world: World) {
  const lot = lotOf(routing);
  const all = operationTimes(routing ?? {}, lot);
  const costs = all.map(({ operation, setup, run }) => timeCost(operation, setup + run, world));
  return {
    labor: divided(add(costs.map(({ labor }) => labor)), lot),
    overhead: divided(add(costs.map(({ overhead }) => overhead)), lot),
    subcontract: add(all.map(({ operation }) => numberIn(operation.subcontractUnitCost))),
  };
}

const minutes = (number: bigint) => plainText(round(number, 2));

/** The standard of a routing as the API shows it: times and costs of one piece. */
export function shownStandard(routing: JsonObject, world: World): JsonObject {
  const lot = lotOf(routing);
  const all = operationTimes(routing, lot);
  const { labor, overhead, subcontract } = standardCost(routing, world);
  return {
    setupMinutes: minutes(add(all.map(({ setup }) => setup))),
    runMinutes: minutes(divided(add(all.map(({ run }) => run)), lot)),
    laborCost: unitMoney(labor),
    overheadCost: unitMoney(overhead),
    subcontractCost: unitMoney(subcontract),
  };
}
