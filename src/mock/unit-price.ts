import type { JsonObject } from "../openapi/json";
import { formatDecimal, round } from "../openapi/lint/decimal";

/** A price of one unit: two decimals if they are enough, otherwise four. */
export function unitPrice(number: bigint, currency: unknown): JsonObject {
  const exact = formatDecimal(round(number > 0n ? number : 0n, 4));
  const [whole = "0", fraction = ""] = exact.split(".");
  const amount =
    fraction.length > 2
      ? `${whole}.${fraction.padEnd(4, "0")}`
      : `${whole}.${fraction.padEnd(2, "0")}`;
  return { amount, currency: String(currency) };
}
