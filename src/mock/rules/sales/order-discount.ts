import { objectAt, type JsonObject } from "../../../openapi/json";
import { divided, numberIn, one } from "../../decimals";

/** The part of an order's subtotal that remains after the discounts of the whole order. */
export function afterDiscount(order: JsonObject | undefined): bigint {
  const subtotal = numberIn(objectAt(order, "totals").subtotal);
  const amount = divided(numberIn(order?.discountAmount), subtotal);
  return one - numberIn(order?.discountPercent) / 100n - amount;
}
