import { isObject, objectAt, type JsonObject } from "../../../openapi/json";
import { divided, numberIn, one } from "../../decimals";

/** The part of an order's subtotal that remains after the discounts of the whole order. */
export function afterDiscount(order: JsonObject | undefined): bigint {
  const { subtotal, discount } = objectAt(order, "totals");
  const amount = isObject(order?.discountAmount)
    ? divided(numberIn(discount), numberIn(subtotal))
    : 0n;
  return one - numberIn(order?.discountPercent) / 100n - amount;
}
