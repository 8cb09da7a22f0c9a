import type { JsonObject } from "../../../openapi/json";
import { money, quantity } from "../../decimals";
import type { World } from "../../world";
import { homeCurrency } from "../money/ledger";
import { unitMoney } from "./costs";
import { addMovement } from "./movements";

interface Revaluation {
  item: JsonObject;
  locationId: unknown;
  /** What one base unit is worth from now on. */
  unitCost: bigint;
  /** What the goods are worth more, all of them. */
  value: bigint;
  document: JsonObject;
}

/** Adds a movement that makes the goods of an item at a location worth more, or less, and moves none. */
export function addRevaluation(
  world: World,
  on: string,
  { item, locationId, unitCost, value, document }: Revaluation,
  more: JsonObject = {},
): void {
  addMovement(world, on, {
    itemId: item.id,
    locationId,
    bin: null,
    lotId: null,
    hold: null,
    serialNumbers: [],
    quantity: quantity(0n, item.baseUnit),
    unitCost: unitMoney(unitCost),
    revaluation: money(value, homeCurrency),
    document,
    ...more,
  });
}
