import { figureMoments } from "./figure-moments";
import { objectAt, objectsAt, textsAt, type JsonObject } from "../../../openapi/json";
import { money, numberIn, quantity, sumOf } from "../../decimals";
import type { MockRecord } from "../../model";
import type { World } from "../../world";
import { accountFor, inventoryAccount } from "../money/ledger";
import { stockValue, unitCostAt, unitMoney } from "./costs";
import { availableIn, figuresAt, type Claims } from "./stock-figures";
import { inBaseUnit, movementsOf } from "./movements";

/** True if the books have a loss of a transfer. */
function hasLoss(transfer: MockRecord, world: World): boolean {
  const shrinkage = accountFor("shrinkage", world);
  const ids = textsAt(transfer, "journalEntryIds");
  return world.store
    .list("/journal-entries")
    .filter(({ id }) => ids.includes(String(id)))
    .some((entry) => objectsAt(entry, "lines").some(({ accountId }) => accountId === shrinkage));
}

/** What is on the road to a location: it has left, and neither arrived nor got lost. */
function onRoad(item: JsonObject, locationId: string, world: World): bigint {
  const movements = movementsOf(item.id, world);
  return world.store
    .list("/inventory-transfers")
    .filter((transfer) => transfer.toLocationId === locationId)
    .reduce((total, transfer) => {
      const left = movements
        .filter(({ document }) => objectAt({ document }, "document").id === transfer.id)
        .reduce((sum, { quantity: moved }) => sum - numberIn(moved), 0n);
      const own = objectsAt(transfer, "lines").filter((line) => line.itemId === item.id);
      const lost = sumOf(own, (line) => inBaseUnit(item, line.quantityWrittenOff, world));
      return total + left - (left !== 0n && lost !== 0n && hasLoss(transfer, world) ? lost : 0n);
    }, 0n);
}

/** What a location holds of an item, and what it is worth. */
export function levelAt(
  item: JsonObject,
  locationId: string,
  world: World,
  claims: Claims,
): JsonObject {
  const figures = figuresAt(item, locationId, world, claims);
  const movements = movementsOf(item.id, world).filter((one) => one.locationId === locationId);
  const count = (number: bigint) => quantity(number, item.baseUnit);
  return {
    itemId: item.id,
    sku: item.sku,
    locationId,
    onHand: count(figures.onHand),
    reserved: count(figures.reserved),
    blocked: count(figures.blocked),
    available: count(availableIn(figures)),
    inTransitIn: count(onRoad(item, locationId, world)),
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
