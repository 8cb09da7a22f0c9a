import { isObject, objectsAt, type JsonObject } from "../../openapi/json";
import { type Call, type Rules, madeBy } from "./rule";

/** Where the price of a line comes from: the request, the vendor's item, a price level, or the list. */
function sourceOf(line: JsonObject, given: JsonObject, document: JsonObject, call: Call): string {
  if (isObject(given.unitPrice)) return "manual";
  const isVendorItem = call.world.store
    .list("/vendor-items")
    .some((one) => one.vendorId === document.vendorId && one.itemId === line.itemId);
  if (document.vendorId) return isVendorItem ? "vendor_item" : "item";
  const isLevel = call.world.levels.some(({ code }) => code === document.priceLevelCode);
  return isLevel ? "price_level" : "list";
}

function priced(call: Call, root: string): void {
  for (const after of madeBy(call, root)) {
    const lines = objectsAt(after, "lines").map((line, index) => ({
      ...line,
      priceSource:
        line.priceSource ?? sourceOf(line, objectsAt(call.body, "lines")[index] ?? {}, after, call),
    }));
    call.world.store.put(root, { ...after, lines });
  }
}

/** Prices of new lines, with where they come from. */
export const priceRules: Rules = {
  "create-sales-order": { after: (call) => priced(call, "/sales-orders") },
  "create-purchase-order": { after: (call) => priced(call, "/purchase-orders") },
};
