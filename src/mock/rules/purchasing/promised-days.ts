import { objectsAt, type JsonObject } from "../../../openapi/json";
import { refuseMissing } from "../../find-record";
import { takeOver } from "../master-data/listed-by";
import type { Call, Rules } from "../rule";

const expected = new Set<unknown>(["open", "partially_received"]);

/** True for a line that comes before a day: the day promised for it or for its order, or, without one, the day requested. */
const isBefore = (line: JsonObject, order: JsonObject, day: unknown): boolean =>
  String(
    line.promisedDate ??
      order.promisedDate ??
      line.requestedDate ??
      order.requestedDate ??
      "9999-12-31",
  ) < String(day);

function orders(call: Call): JsonObject[] {
  const { promisedBefore } = call.request.query;
  takeOver(call, ["promisedBefore"]);
  return call.world.store
    .list("/purchase-orders")
    .filter(
      (order) =>
        promisedBefore === undefined ||
        objectsAt(order, "lines").some(
          (line) => expected.has(line.status) && isBefore(line, order, promisedBefore),
        ),
    );
}

function lines(call: Call): JsonObject[] {
  const { promisedBefore } = call.request.query;
  takeOver(call, ["promisedBefore"]);
  const order = call.before ?? refuseMissing(call.request, call.request.instance);
  return objectsAt(order, "lines").filter(
    (line) => promisedBefore === undefined || isBefore(line, order, promisedBefore),
  );
}

/** Lists of what is expected before a day. */
export const promisedDayRules: Rules = {
  "get-purchase-orders": { answer: orders },
  "get-purchase-order-line-items": { answer: lines },
};
