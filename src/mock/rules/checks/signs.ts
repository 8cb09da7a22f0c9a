import { isObject, objectAt, type JsonObject } from "../../../openapi/json";
import { isMoney, isQuantity, numberIn } from "../../decimals";
import { label } from "../../record-label";
import type { ProblemDetail } from "../../model";
import { refuseBody } from "../../problems";
import { refuseValues, type Call } from "../rule";

/** Amounts that are not credits: what is charged or allowed at most. */
const neverNegative = new Set([
  "approvalLimit",
  "budget",
  "carrierCost",
  "credit",
  "creditLimit",
  "customerCharge",
  "debit",
  "fixed",
  "flatAmount",
  "freeFrom",
  "freightCost",
  "insuredValue",
  "maxCost",
  "minimumOrder",
  "shippingCharge",
  "shippingCredit",
  "shippingRefund",
]);

/** Lists whose rows hand out an amount, none of which can be nothing or less. */
const handedOut = new Set(["additionalCosts", "allocations", "applications", "landedCosts"]);

const range = (pointer: string, message: string): ProblemDetail => ({
  pointer,
  rule: "range",
  message,
});

/** A row of nothing: a quantity of zero, and no other quantity beside it, such as that of rejected pieces. */
function emptyRow(row: JsonObject, pointer: string): ProblemDetail[] {
  const counts = Object.values(row).filter(isQuantity).map(numberIn);
  return isQuantity(row.quantity) && counts.every((count) => count === 0n)
    ? [range(`${pointer}/quantity`, "The quantity cannot be zero.")]
    : [];
}

/** Amounts and quantities of a body that are below what they can be. */
function tooSmall(value: JsonObject, pointer: string, list?: string): ProblemDetail[] {
  return [
    ...emptyRow(value, pointer),
    ...Object.entries(value).flatMap(([name, inner]): ProblemDetail[] => {
      const at = `${pointer}/${name}`;
      if (Array.isArray(inner))
        return inner.flatMap((row, index) =>
          isObject(row) ? tooSmall(row, `${at}/${index}`, name) : [],
        );
      if (!isObject(inner)) return [];
      if (!isMoney(inner)) return tooSmall(inner, at);
      const isRow = list !== undefined && handedOut.has(list) && name === "amount";
      const amount = numberIn(inner);
      if (isRow && amount <= 0n) return [range(`${at}/amount`, "The amount must be above zero.")];
      return neverNegative.has(name) && amount < 0n
        ? [range(`${at}/amount`, "The amount cannot be negative.")]
        : [];
    }),
  ];
}

/** Refuses amounts and quantities that are below what they can be. */
export function checkSigns(call: Call): void {
  const [first, ...others] = tooSmall(call.body, "");
  if (first) refuseBody(call.request.operation, first.message, [first, ...others]);
}

/** Refuses a document of which the credits are more than the charges. */
export function checkTotals(call: Call): void {
  for (const { collection, before, after } of call.world.store.changes()) {
    // A shop gives money back with a negative expense.
    if (collection === "/expenses") continue;
    const total = (record: JsonObject | undefined) => numberIn(objectAt(record, "totals").total);
    if (after && total(after) < 0n && total(before) >= 0n)
      refuseValues(call, [
        [
          "/lines",
          `The total of ${label(after)} would be negative. Enter a credit instead.`,
          "range",
        ],
      ]);
  }
}
