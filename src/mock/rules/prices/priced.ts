import { isObject, type JsonObject } from "../../../openapi/json";
import type { World } from "../../world";
import { one, times } from "../../decimals";
import { homeCurrency } from "../money/ledger";
import { converted } from "../money/rates";
import { inBaseUnit } from "../stock/movements";

/** What a price is asked for. */
export interface Priced {
  world: World;
  item: JsonObject;
  customer: JsonObject | undefined;
  quantity: JsonObject;
  currency: string;
  day: string;
  /** Base units in one unit of the quantity. */
  content: bigint;
  priceLevelCode?: unknown;
  locationId?: unknown;
  externalChannelId?: unknown;
  /** Answers to the options of the item by code. */
  options: JsonObject;
}

/** What a price is asked for: for a customer, in its currency and at its level unless others are named. */
export function pricedFor(
  asked: Omit<Priced, "content" | "currency"> & { currency?: unknown },
): Priced {
  const { item, customer, quantity, world } = asked;
  return {
    ...asked,
    currency: String(asked.currency ?? customer?.currency ?? homeCurrency),
    content: inBaseUnit(item, { value: "1", unit: quantity.unit }, world),
    priceLevelCode: "priceLevelCode" in asked ? asked.priceLevelCode : customer?.priceLevelCode,
  };
}

/** The list price of one unit: that of the unit itself, or that of the item for its content. Undefined without one. */
export function listPriceOf(priced: Priced): { price: bigint | undefined } | undefined {
  const { item, quantity, content, currency, day, world } = priced;
  const own = world.store
    .list("/items/{itemId}/uoms")
    .find((uom) => uom.itemId === item.id && uom.unit === quantity.unit)?.listPrice;
  if (isObject(own)) return { price: converted(own, currency, day, world) };
  if (!isObject(item.listPrice)) return undefined;
  const listed = converted(item.listPrice, currency, day, world);
  const unit = item.salesUnit ?? item.baseUnit;
  const sold = inBaseUnit(item, { value: "1", unit }, world);
  if (listed === undefined || sold === 0n) return { price: undefined };
  return { price: (times(listed, content) * one) / sold };
}
