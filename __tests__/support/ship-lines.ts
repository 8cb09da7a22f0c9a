import { objectAt, objectsAt, type JsonObject } from "../../src/openapi/json";
import { numberIn } from "../../src/mock/decimals";

const sealant = "itm_2d5j8s0f7g";

/** A request that ships what is reserved of an order, with the lot of its sealant, which has to be named. */
export const shipLines = (order: JsonObject): JsonObject => ({
  lines: objectsAt(order, "lines").flatMap(({ id, itemId, quantityReserved }) => {
    const quantity = objectAt({ quantityReserved }, "quantityReserved");
    if (numberIn(quantity) <= 0n) return [];
    const lots = itemId === sealant ? [{ lotNumber: "SL-2602-A", quantity }] : undefined;
    return [{ lineItemId: id, quantity, ...(lots && { lots }) }];
  }),
});
