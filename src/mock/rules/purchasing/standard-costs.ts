import type { JsonObject } from "../../../openapi/json";
import type { World } from "../../world";
import { lentTo } from "../master-data/categories";
import { accountFor, inventoryAccount } from "../money/ledger";
import { hasStock } from "../stock/movements";

/** True for goods whose stock is worth what was fixed for them, whatever they have cost. */
export const hasStandardCost = (item: JsonObject): boolean =>
  hasStock(item) && item.costingMethod === "standard";

/** The account of a cost that the stock of an item does not bear. */
export const varianceAccount = (item: JsonObject, world: World): unknown =>
  (hasStandardCost(item) ? item.varianceAccountId : undefined) ?? accountFor("variances", world);

/** The account of a received line: its stock; without stock, that of its order line, or else of its item. */
export function goodsAccount(
  { purchaseOrderLineId }: JsonObject,
  item: JsonObject,
  world: World,
): unknown {
  if (hasStock(item)) return inventoryAccount(item, world);
  return (
    world.store.find(purchaseOrderLineId)?.holder.accountId ??
    lentTo(item, "expenseAccountId", world) ??
    accountFor("inventory", world)
  );
}
