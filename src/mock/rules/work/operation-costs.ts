import { numberIn, plainText, round } from "../../decimals";
import { objectsAt, type JsonObject } from "../../../openapi/json";
import type { World } from "../../world";

/** What production costs money for. */
export const costKinds = ["material", "labor", "overhead", "subcontract"] as const;
export type Costs = Record<(typeof costKinds)[number], bigint>;

/** Key of what operations have cost and no build has moved, among the records. */
const openCostsKey = "operation-costs";

const idOf = ({ id }: JsonObject) => `cost ${String(id)}`;

const costsBy = (of: (kind: keyof Costs) => bigint): Costs =>
  Object.fromEntries(costKinds.map((kind) => [kind, of(kind)])) as Costs;

/** What an operation has cost, and no build has moved to finished goods. */
function openCosts(operation: JsonObject, { store }: World): Costs {
  const known = store.get(openCostsKey, idOf(operation)) ?? {};
  return costsBy((kind) => numberIn(known[kind]));
}

function keep(operation: JsonObject, costs: Costs, { store }: World): void {
  const texts = costKinds.map((kind) => [kind, plainText(costs[kind])]);
  store.put(openCostsKey, { id: idOf(operation), ...Object.fromEntries(texts) });
}

/** Adds what a report has cost to its operation, in cents as the order has it. */
export function addOpenCosts(operation: JsonObject, more: Costs, world: World): void {
  const known = openCosts(operation, world);
  keep(
    operation,
    costsBy((kind) => known[kind] + round(more[kind], 2)),
    world,
  );
}

/** The good pieces that have passed an operation and are not in stock, without those that were there before. */
export const passedAt = (operation: JsonObject | undefined, inStock: bigint): bigint =>
  numberIn(operation?.quantityCompleted) - inStock;

/** Takes from the operations of an order what goes with some pieces, and returns it with what they had. */
export function moveCosts(order: JsonObject, pieces: bigint, inStock: bigint, world: World) {
  const moved = costsBy(() => 0n);
  const known = costsBy(() => 0n);
  for (const operation of objectsAt(order, "operations")) {
    const open = openCosts(operation, world);
    const passed = passedAt(operation, inStock);
    const partOf = (whole: bigint) => (passed > pieces ? (whole * pieces) / passed : whole);
    const part = costsBy((kind) => (pieces > 0n ? partOf(open[kind]) : 0n));
    for (const kind of costKinds) {
      moved[kind] += part[kind];
      known[kind] += open[kind];
    }
    keep(
      operation,
      costsBy((kind) => open[kind] - part[kind]),
      world,
    );
  }
  return { moved, known };
}
