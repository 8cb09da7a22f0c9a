import { objectsAt, type JsonObject } from "../../../openapi/json";
import { numberIn } from "../../decimals";
import { openQuantity } from "../../line-quantities";
import { isBefore } from "../purchasing/promised-days";

/** True for an order with something that waits for stock. */
export const hasBackorder = (order: JsonObject): boolean =>
  objectsAt(order, "lines").some((line) => numberIn(line.quantityBackordered) > 0n);

/** True for an order of which something that has not left is promised before a day. */
export const isPromisedBefore = (order: JsonObject, day: unknown): boolean =>
  objectsAt(order, "lines").some(
    (line) =>
      openQuantity(line) > 0n &&
      isBefore({ promisedDate: line.promisedDate }, { promisedDate: order.promisedDate }, day),
  );

/** True for an order of which at least one line ships from a location. */
export const shipsFrom = (order: JsonObject, locationId: unknown): boolean =>
  objectsAt(order, "lines").some((line) => (line.locationId ?? order.locationId) === locationId);
