import { objectsAt, type JsonObject } from "../../../openapi/json";
import { numberIn } from "../../decimals";

/** True for an order of production that somebody has begun. */
export const hasWork = (order: JsonObject): boolean =>
  numberIn(order.quantityCompleted) > 0n ||
  objectsAt(order, "operations").some(
    ({ startedAt, ...operation }) =>
      Boolean(startedAt) ||
      ["reportedMinutes", "quantityCompleted", "quantityScrapped"].some(
        (name) => numberIn(operation[name]) > 0n,
      ),
  );
