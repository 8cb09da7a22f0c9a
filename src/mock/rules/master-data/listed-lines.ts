import { objectsAt, type JsonObject } from "../../../openapi/json";
import { numberIn } from "../../decimals";
import { refuseMissing } from "../../find-record";
import { isBefore } from "../purchasing/promised-days";
import type { Call, Rules } from "../rule";
import { takeOver } from "./take-over";

/** The lines of a record that fit a parameter that is not a field of theirs. */
export function linesBy(
  call: Call,
  name: string,
  test: (line: JsonObject, wanted: unknown, record: JsonObject) => boolean,
): JsonObject[] {
  const wanted = call.request.query[name];
  takeOver(call, [name]);
  const record = call.before ?? refuseMissing(call.request, call.request.instance);
  return objectsAt(record, "lines").filter(
    (line) => wanted === undefined || test(line, wanted, record),
  );
}

/** Lists of lines that look beyond their fields. */
export const lineListRules: Rules = {
  "get-receiving-line-items": {
    answer: (call) =>
      linesBy(
        call,
        "isUnbilled",
        (line, wanted) => numberIn(line.quantityBilled) < numberIn(line.quantity) === wanted,
      ),
  },
  "get-purchase-order-line-items": {
    answer: (call) =>
      linesBy(call, "promisedBefore", (line, day, order) => isBefore(line, order, day)),
  },
};
