import type { JsonObject } from "../../../openapi/json";
import { divided, times } from "../../decimals";
import type { World } from "../../world";
import { inventoryAccount, type Side } from "../money/ledger";
import { hasStandardCost, varianceAccount } from "../purchasing/standard-costs";
import { usualCost } from "./costs";

/** What one of some pieces that cost a total comes into stock with: standard costs stay as they are. */
export const madeCost = (item: JsonObject, pieces: bigint, total: bigint): bigint =>
  hasStandardCost(item) ? usualCost(item) : divided(total, pieces);

/** What pieces that were made debit: their stock, and what a standard cost does not bear as a variance. */
export function madeSides(item: JsonObject, pieces: bigint, total: bigint, world: World): Side[] {
  const value = hasStandardCost(item) ? times(pieces, usualCost(item)) : total;
  return [
    { account: inventoryAccount(item, world), amount: value },
    { account: varianceAccount(item, world), amount: total - value },
  ];
}
