import { isObject, objectsAt, type JsonObject } from "../../../openapi/json";
import { numberIn, one, times } from "../../decimals";
import type { World } from "../../world";
import { isBetween } from "../days";
import { inBaseUnit } from "../stock/movements";
import { unitPrice } from "../../unit-price";

/** A price of one unit of an item as that of one of another unit. */
function ofUnit(price: bigint, from: unknown, to: unknown, item: JsonObject, world: World): bigint {
  const [old, wanted] = [from, to].map((unit) => inBaseUnit(item, { value: "1", unit }, world));
  return old ? (times(price, wanted ?? one) * one) / old : price;
}

/** The vendor's offer of an item for a day. */
const offerOf = (itemId: unknown, vendorId: unknown, day: string, { store }: World) =>
  store
    .list("/vendor-items")
    .find(
      (offer) =>
        offer.itemId === itemId &&
        offer.vendorId === vendorId &&
        offer.status !== "inactive" &&
        isBetween(day, offer.validFrom, offer.validUntil),
    );

/** The price of an offer for a quantity: that of the last break that it reaches. */
function offered(offer: JsonObject, line: JsonObject, item: JsonObject, world: World): unknown {
  const wanted = inBaseUnit(item, line.quantity, world);
  const reached = objectsAt(offer, "priceBreaks").filter(
    ({ minimumQuantity }) => inBaseUnit(item, minimumQuantity, world) <= wanted,
  );
  return reached.at(-1)?.unitPrice ?? offer.unitPrice;
}

/** The price of a line of a purchase order: of the vendor's item for the quantity, or else of the item. */
export function purchasePrice(line: JsonObject, order: JsonObject, world: World): JsonObject {
  const item = world.store.find(line.itemId)?.record;
  if (!item) return {};
  const { unit } = line.quantity as JsonObject;
  const offer = offerOf(item.id, order.vendorId, String(order.orderDate), world);
  const price = offer ? offered(offer, line, item, world) : item.purchasePrice;
  const per = (offer ? offer.purchaseUnit : undefined) ?? item.purchaseUnit ?? item.baseUnit;
  if (!isObject(price) || price.currency !== order.currency) return { unitPrice: undefined };
  return {
    unitPrice:
      per === unit
        ? { ...price }
        : unitPrice(ofUnit(numberIn(price), per, unit, item, world), price.currency),
    priceSource: offer ? "vendor_item" : "item",
  };
}
