import { isObject, objectAt, type JsonObject } from "../../../openapi/json";
import { formatDecimal, round } from "../../../openapi/lint/decimal";
import { divided, numberIn, one, sumOf, times } from "../../decimals";
import type { World } from "../../world";
import { movementsOf, sum } from "./movements";

interface Layer {
  quantity: bigint;
  unitCost: bigint;
  /** The document that has brought it. */
  from: unknown;
}

/** A cost of one unit, with the four decimals that costs have. */
export const unitMoney = (number: bigint, currency = "USD"): JsonObject => {
  const [whole = "0", fraction = ""] = formatDecimal(round(number, 4)).split(".");
  return { amount: `${whole}.${fraction.padEnd(4, "0")}`, currency };
};

/** What a unit of an item costs if nothing of it is in stock. */
export function usualCost(item: JsonObject): bigint {
  const names = ["standardCost", "averageCost", "lastCost", "purchasePrice"];
  const known = names.map((name) => item[name]).find(isObject);
  return numberIn(known);
}

/** What is left of the receipts at a location, oldest first, after its issues have taken from them. */
function layersOf(item: JsonObject, locationId: unknown, world: World): Layer[] {
  const layers: Layer[] = [];
  for (const movement of movementsOf(item.id, world)) {
    if (movement.locationId !== locationId) continue;
    const quantity = numberIn(movement.quantity);
    const unitCost = numberIn(movement.unitCost);
    const from = objectAt(movement, "document").id;
    if (movement.revaluation) revalue(layers, from, movement);
    else if (quantity > 0n) layers.push({ quantity, unitCost, from });
    else take(layers, -quantity);
  }
  return layers;
}

/** Gives all layers a new cost; a cost of one receipt changes only what that has brought. */
function revalue(layers: readonly Layer[], from: unknown, movement: JsonObject): void {
  const own = layers.filter((layer) => layer.from === from);
  const whole = sum(own);
  const more = divided(numberIn(movement.revaluation), whole);
  for (const layer of own) layer.unitCost += more;
  if (!own.length) for (const layer of layers) layer.unitCost = numberIn(movement.unitCost);
}

/** Takes from the oldest layers, and returns what that costs and how much they had. */
function take(layers: Layer[], wanted: bigint): { cost: bigint; taken: bigint } {
  let [cost, left] = [0n, wanted];
  while (left > 0n && layers[0]) {
    const [layer] = layers;
    const part = layer.quantity < left ? layer.quantity : left;
    cost += times(part, layer.unitCost);
    layer.quantity -= part;
    left -= part;
    if (layer.quantity === 0n) layers.shift();
  }
  return { cost, taken: wanted - left };
}

/** Quantity and value of an item at a location, by its movements. */
function balance(item: JsonObject, locationId: unknown, world: World) {
  let [quantity, value] = [0n, 0n];
  for (const movement of movementsOf(item.id, world)) {
    if (movement.locationId !== locationId) continue;
    const moved = numberIn(movement.quantity);
    quantity += moved;
    value += times(moved, numberIn(movement.unitCost)) + numberIn(movement.revaluation);
  }
  return { quantity, value };
}

/** The cost of one unit at a location, by the costing method of the item. */
export function unitCostAt(item: JsonObject, locationId: unknown, world: World): bigint {
  if (item.costingMethod === "standard") return usualCost(item);
  if (item.costingMethod === "fifo") {
    const layers = layersOf(item, locationId, world);
    const whole = sum(layers);
    const value = sumOf(layers, ({ quantity, unitCost }) => times(quantity, unitCost));
    return whole > 0n ? (value * one) / whole : usualCost(item);
  }
  const { quantity, value } = balance(item, locationId, world);
  return quantity > 0n ? (value * one) / quantity : usualCost(item);
}

/** What a unit costs of a quantity that leaves a location: with first in, first out, that of the oldest layers. */
export function issueCost(
  item: JsonObject,
  locationId: unknown,
  quantity: bigint,
  world: World,
): bigint {
  if (item.costingMethod !== "fifo" || quantity <= 0n) return unitCostAt(item, locationId, world);
  const { cost, taken } = take(layersOf(item, locationId, world), quantity);
  if (taken === 0n) return usualCost(item);
  return (cost * one) / taken;
}

/** What the goods of an item at a location are worth. */
export function stockValue(item: JsonObject, locationId: unknown, world: World): bigint {
  const { quantity, value } = balance(item, locationId, world);
  if (item.costingMethod === "average") return value;
  return times(quantity, unitCostAt(item, locationId, world));
}
