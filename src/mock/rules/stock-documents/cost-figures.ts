import { objectAt, objectsAt, type JsonObject } from "../../../openapi/json";
import { divided, numberIn } from "../../decimals";
import type { MockRecord } from "../../model";
import type { World } from "../../world";
import { forEach, type Call, type Rules } from "../rule";
import { stockValue, unitMoney } from "../stock/costs";
import { goodsOf, hasStock, movementsOf, sum } from "../stock/movements";

const receipts = new Set<unknown>(["receiving", "build", "work_order"]);

/** What the goods of an item cost on the average, and what the last of them have cost. */
function costsOf(item: JsonObject, { world }: Call): JsonObject {
  if (!("averageCost" in item) || !hasStock(item)) return {};
  const goods = goodsOf(item.id, world);
  const locations = new Set(goods.map(({ locationId }) => locationId));
  const value = [...locations].reduce((total, id) => total + stockValue(item, id, world), 0n);
  const last = movementsOf(item.id, world)
    .filter(({ quantity, document }) => numberIn(quantity) > 0n && isReceipt(document))
    .at(-1);
  return {
    averageCost: sum(goods) > 0n ? unitMoney(divided(value, sum(goods))) : null,
    ...(last && { lastCost: landedCost(last, world) ?? last.unitCost }),
  };
}

/** What a unit of a receipt has cost with all that came later for it, such as freight. */
function landedCost(movement: MockRecord, { store }: World): unknown {
  const receipt = store.find(objectAt(movement, "document").id)?.record;
  return objectsAt(receipt ?? {}, "lines").find(({ itemId }) => itemId === movement.itemId)
    ?.landedUnitCost;
}

const isReceipt = (document: unknown) => receipts.has(objectAt({ document }, "document").type);

/** Costs of items, which follow from their movements. */
export const itemCostRules: Rules = forEach(
  ["get-items", "get-item", "create-item", "update-item"],
  { shows: costsOf },
);
