import type { JsonObject } from "../openapi/json";
import { divided, isMoney, numberIn, one, times } from "./decimals";
import { unitPrice } from "./unit-price";

/** The price of one unit of a line after the discounts of the line. */
export function netPrice(line: JsonObject): bigint {
  const price = times(numberIn(line.unitPrice), one - numberIn(line.discountPercent) / 100n);
  return price - divided(numberIn(line.discountAmount), numberIn(line.quantity));
}

/** A line as documents without discounts of their own see it: its price is what remains after its discounts. */
export function atNetPrice<Line extends JsonObject>(line: Line): Line {
  const isReduced = numberIn(line.discountPercent) > 0n || numberIn(line.discountAmount) > 0n;
  if (!isReduced || !isMoney(line.unitPrice)) return line;
  return { ...line, unitPrice: unitPrice(netPrice(line), line.unitPrice.currency) };
}
