import { objectsAt, type JsonObject } from "../../../openapi/json";
import { divided, numberIn, one, times } from "../../decimals";
import type { World } from "../../world";
import { today } from "../days";
import { unitMoney, usualCost } from "../stock/costs";
import { hasStock, inBaseUnit } from "../stock/movements";
import { bomOn } from "./in-force";
import { costKinds, type Costs } from "../work/operation-costs";
import { lotOf, standardCost } from "./times";

/** Levels of assemblies in assemblies. */
const deepest = 12;

/** What a unit of an item costs; what is not counted was paid for when it was bought. */
const ownCost = (item: JsonObject): bigint => (hasStock(item) ? usualCost(item) : 0n);

/** The cost of a base unit of a component: its own, or that of what it is made from, if it is never in stock. */
function costOf(component: JsonObject, world: World, levels: number): bigint {
  const item = world.store.find(component.itemId)?.record ?? {};
  const own = ownCost(item);
  if (levels <= 0 || (own > 0n && component.isPhantom !== true)) return own;
  const bom = bomOn(item.id, today(world), world);
  if (!bom) return own;
  const parts = rollUp(bom, world, levels - 1);
  return costKinds.reduce((sum, kind) => sum + parts[kind], 0n);
}

/** What one piece costs by a BOM, with the costs and rates of now. Once per order counts once per lot of the routing. */
function rollUp(bom: JsonObject, world: World, levels = deepest): Costs {
  const routing = world.store.find(bom.assemblyRoutingId)?.record;
  const output = numberIn(bom.outputQuantity) || one;
  const material = objectsAt(bom, "components").reduce((sum, component) => {
    const item = world.store.find(component.itemId)?.record ?? {};
    const planned = one + numberIn(component.scrapPercent) / 100n;
    const quantity = times(inBaseUnit(item, component.quantity, world), planned);
    const cost = times(quantity, costOf(component, world, levels));
    return sum + divided(cost, component.isFixedQuantity === true ? lotOf(routing) : output);
  }, 0n);
  const shares = objectsAt(bom, "byProducts").map((one) => numberIn(one.costSharePercent) / 100n);
  const left = shares.reduce((rest, share) => rest - share, one);
  const parts = { material, ...standardCost(routing, world) };
  return Object.fromEntries(costKinds.map((kind) => [kind, times(parts[kind], left)])) as Costs;
}

/** The roll-up of a BOM as the API shows it. */
export function shownRollUp(bom: JsonObject, world: World): JsonObject {
  const parts = rollUp(bom, world);
  const shown = costKinds.map((kind): [string, JsonObject] => [kind, unitMoney(parts[kind])]);
  const total = shown.reduce((sum, [, part]) => sum + numberIn(part), 0n);
  return { ...Object.fromEntries(shown), total: unitMoney(total) };
}

/** The components of a BOM in an answer, with what a unit of each costs now. */
export const withCosts = (components: readonly JsonObject[], world: World): JsonObject[] =>
  components.map((component) => {
    const item = world.store.find(component.itemId)?.record ?? {};
    const { unit } = (component.quantity ?? {}) as JsonObject;
    const cost = times(ownCost(item), inBaseUnit(item, { value: "1", unit }, world));
    return { ...component, unitCost: cost > 0n ? unitMoney(cost) : null };
  });
