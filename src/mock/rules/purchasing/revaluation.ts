import type { JsonObject } from "../../../openapi/json";
import { divided, times } from "../../decimals";
import type { MockRecord } from "../../model";
import { cents, type ReceivedGoods } from "./landed-shares";
import { hasStandardCost } from "./standard-costs";
import type { Call } from "../rule";
import { addRevaluation } from "../stock/add-revaluation";
import { goodsAt, hasStock, sum } from "../stock/movements";
import { referenceTo } from "../stock/moves";

/** How much of what a line has brought is still in stock, and can become worth more. */
function inStock({ item, base }: ReceivedGoods, { locationId }: MockRecord, { world }: Call): bigint {
  if (!hasStock(item) || hasStandardCost(item)) return 0n;
  const there = sum(goodsAt(item, locationId, world));
  return there < base ? there : base;
}

/** The part of a later cost of a line that its goods bear: those that have left can no longer become worth more. */
export const borne = (one: ReceivedGoods, more: bigint, receiving: MockRecord, call: Call): bigint =>
  hasStock(one.item) ? cents(divided(times(more, inStock(one, receiving, call)), one.base)) : more;

/** Makes the goods of a line that are still there worth more, or less. */
export function revalue(
  { item, base }: ReceivedGoods,
  unitCost: bigint,
  value: bigint,
  receiving: MockRecord,
  on: string,
  call: Call,
  more: JsonObject = {},
): void {
  if (value === 0n || base === 0n || !hasStock(item)) return;
  const document = referenceTo("receiving", receiving);
  const { locationId } = receiving;
  addRevaluation(call.world, on, { item, locationId, unitCost, value, document }, more);
}
