import { objectsAt, type JsonObject } from "../../../openapi/json";

const expected = new Set<unknown>(["open", "partially_received"]);

/** True for a line that comes before a day: the day promised for it or for its order, or, without one, the day requested. */
export const isBefore = (line: JsonObject, order: JsonObject, day: unknown): boolean =>
  String(
    line.promisedDate ??
      order.promisedDate ??
      line.requestedDate ??
      order.requestedDate ??
      "9999-12-31",
  ) < String(day);

/** True for an order of which a line is expected before a day. */
export const isExpectedBefore = (order: JsonObject, day: unknown): boolean =>
  objectsAt(order, "lines").some((line) => expected.has(line.status) && isBefore(line, order, day));
