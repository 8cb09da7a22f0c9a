import { objectAt, textsAt, type JsonObject } from "../../../openapi/json";
import { numberIn, one, round, sumOf, times } from "../../decimals";
import { recordShape } from "../../ids";
import type { MockRecord } from "../../model";
import type { World } from "../../world";
import { binAt } from "./settings";

/** Key of the movements of stock among the records; lists of the API show them as histories. */
export const movementsKey = "stock-movements";

/** Where goods are: location, bin, lot, and why they are held back, if they are. */
export interface StockPlace {
  locationId: string;
  bin: string | null;
  lotId: string | null;
  /** `returned` or `in_repair`: not for sale. */
  hold: string | null;
}

/** The goods of an item at a place. */
export interface Goods extends StockPlace {
  quantity: bigint;
  serialNumbers: string[];
  updatedAt: string;
}

const textOrNull = (value: unknown) => (typeof value === "string" ? value : null);

const placeOf = (movement: JsonObject): StockPlace => ({
  locationId: String(movement.locationId),
  bin: textOrNull(movement.bin),
  lotId: textOrNull(movement.lotId),
  hold: textOrNull(movement.hold),
});

/** Adds a movement, with a posting date. */
export function addMovement({ store, newId, time, actor }: World, on: string, what: JsonObject) {
  const id = newId(recordShape("hst_"));
  store.put(movementsKey, { ...what, id, at: time(), postedOn: on, actor });
}

/** The movements of an item, in the order in which they were made. */
export const movementsOf = (itemId: unknown, { store }: World): MockRecord[] =>
  store.list(movementsKey).filter((movement) => movement.itemId === itemId);

const keyOf = ({ locationId, bin, lotId, hold }: StockPlace) =>
  JSON.stringify([locationId, bin, lotId, hold]);

function add(goods: Goods, movement: JsonObject): void {
  const pieces = textsAt(movement, "serialNumbers");
  const quantity = numberIn(movement.quantity);
  goods.quantity += quantity;
  goods.updatedAt = String(movement.at);
  goods.serialNumbers =
    quantity > 0n
      ? [...goods.serialNumbers, ...pieces]
      : goods.serialNumbers.filter((piece) => !pieces.includes(piece));
}

/** The sum of an item's movements at each place, now or at a moment; places that it has left are not in it. */
export function goodsOf(itemId: unknown, world: World, until?: string): Goods[] {
  const byPlace = new Map<string, Goods>();
  for (const movement of movementsOf(itemId, world)) {
    if (until && Date.parse(String(movement.at)) > Date.parse(until)) continue;
    const place = placeOf(movement);
    const key = keyOf(place);
    const goods = byPlace.get(key) ?? { ...place, quantity: 0n, serialNumbers: [], updatedAt: "" };
    add(goods, movement);
    byPlace.set(key, goods);
  }
  return [...byPlace.values()].filter(({ quantity }) => quantity !== 0n);
}

/** The goods of an item at a location. */
export const goodsAt = (item: JsonObject, locationId: unknown, world: World): Goods[] =>
  goodsOf(item.id, world).filter((goods) => goods.locationId === locationId);

/** The goods of an item in a bin. */
export const goodsIn = (item: JsonObject, bin: JsonObject | undefined, world: World): Goods[] =>
  goodsAt(item, bin?.locationId, world).filter((goods) => goods.bin === bin?.code);

/** The sum of some quantities. */
export const sum = (quantities: readonly { quantity: bigint }[]): bigint =>
  sumOf(quantities, ({ quantity }) => quantity);

/** Bins of these types keep what is in them from being sold. */
const blocking = new Set<unknown>(["quarantine", "returns"]);

/** True for goods that must not be sold: held back, of a lot that is quarantined or expired, or in a bin for such goods. */
export function isBlocked({ locationId, bin, lotId, hold }: StockPlace, world: World): boolean {
  const lot = lotId ? world.store.get("/lots", lotId) : undefined;
  const isAside = blocking.has(binAt(locationId, bin, world)?.type);
  return isAside || hold !== null || (lot !== undefined && lot.status !== "available");
}

/** True for an item of which there are pieces in stock. */
export const hasStock = (item: JsonObject | undefined): boolean =>
  item?.kind === "stock" || item?.kind === "assembly";

/** The quantity of one unit of an item in its base unit. */
function factorOf(item: JsonObject, unit: unknown, { store }: World): bigint | undefined {
  const own = store
    .list("/items/{itemId}/uoms")
    .find((uom) => uom.itemId === item.id && uom.unit === unit);
  if (own) return numberIn(objectAt(own, "baseQuantity"));
  // Units of one dimension convert to each other: milliliters to liters.
  const [from, to] = [unit, item.baseUnit].map((code) =>
    store.list("/uoms").find((uom) => uom.code === code),
  );
  const factors = [from, to].map((uom) => numberIn(uom?.factor));
  const isSame = from?.dimension === to?.dimension && factors.every((factor) => factor > 0n);
  return isSame && factors[0] && factors[1] ? (factors[0] * one) / factors[1] : undefined;
}

/** True if an item converts to a unit. */
export const convertsTo = (item: JsonObject, unit: unknown, world: World): boolean =>
  unit === item.baseUnit || factorOf(item, unit, world) !== undefined;

/** A quantity of an item in its base unit. */
export function inBaseUnit(item: JsonObject, quantity: unknown, world: World): bigint {
  const { unit } = (quantity ?? {}) as JsonObject;
  const number = numberIn(quantity);
  if (unit === item.baseUnit) return number;
  const factor = factorOf(item, unit, world) ?? one;
  const exact = times(number, factor);
  // Quantities have six decimals: 0.583333 of a box of twelve are seven pieces.
  const whole = round(exact, 0);
  const off = whole > exact ? whole - exact : exact - whole;
  return off * 2_000_000n <= factor ? whole : exact;
}

/** A quantity in the base unit, in another unit of the item. */
export function inUnit(item: JsonObject, number: bigint, unit: unknown, world: World): bigint {
  if (unit === item.baseUnit) return number;
  // Quantities have six decimals.
  return round((number * one) / (factorOf(item, unit, world) ?? one), 6);
}
