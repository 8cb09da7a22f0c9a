import { figureMoments } from "./figure-moments";
import { objectAt, type JsonObject } from "../../../openapi/json";
import { money, numberIn, quantity } from "../../decimals";
import type { World } from "../../world";
import { inventoryAccount } from "../money/ledger";
import { stockValue, unitCostAt, unitMoney } from "./costs";
import { availableIn, figuresAt, type Claims } from "./stock-figures";
import { movementsOf } from "./movements";

/** What a location holds of an item, and what it is worth. */
export function levelAt(
  item: JsonObject,
  locationId: string,
  world: World,
  claims: Claims,
): JsonObject {
  const figures = figuresAt(item, locationId, world, claims);
  const movements = movementsOf(item.id, world).filter((one) => one.locationId === locationId);
  const sent = new Set(
    movementsOf(item.id, world).map(({ document }) => objectAt({ document }, "document").id),
  );
  const count = (number: bigint) => quantity(number, item.baseUnit);
  const inTransit = world.store
    .list("/inventory-transfers")
    .filter((transfer) => transfer.toLocationId === locationId)
    .filter(({ id }) => sent.has(id))
    .flatMap(({ lines }) => (Array.isArray(lines) ? (lines as JsonObject[]) : []))
    .filter((line) => line.itemId === item.id)
    .reduce((total, line) => total + numberIn(line.quantityInTransit), 0n);
  return {
    itemId: item.id,
    sku: item.sku,
    locationId,
    onHand: count(figures.onHand),
    reserved: count(figures.reserved),
    blocked: count(figures.blocked),
    available: count(availableIn(figures)),
    inTransitIn: count(inTransit),
    costingMethod: item.costingMethod,
    unitCost: unitMoney(unitCostAt(item, locationId, world)),
    value: money(stockValue(item, locationId, world), "USD"),
    inventoryAccountId: inventoryAccount(item, world) ?? null,
    uncostedQuantity: count(0n),
    lastMovementOn:
      movements
        .map(({ postedOn }) => String(postedOn))
        .sort()
        .at(-1) ?? null,
    updatedAt:
      [
        ...movements.map(({ at }) => String(at)),
        ...figureMoments(["reserved", "blocked"], [item.id], locationId, world),
      ]
        .sort()
        .at(-1) ?? world.time(),
  };
}

/** The locations that have ever held an item. */
export const heldAt = (item: JsonObject, world: World): string[] => [
  ...new Set(movementsOf(item.id, world).map(({ locationId }) => String(locationId))),
];
