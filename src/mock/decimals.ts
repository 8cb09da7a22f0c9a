import { isObject, type JsonObject } from "../openapi/json";
import { exactText, isExactNumber } from "./exact-number";
import { formatDecimal, one, round, times, toDecimal } from "../openapi/lint/decimal";

export { one, round, times };

/** One number divided by another; zero if there is nothing to divide by. */
export const divided = (a: bigint, b: bigint): bigint => (b > 0n ? (a * one) / b : 0n);

/** The sum of the numbers that some rows have. */
export const sumOf = <Row>(rows: readonly Row[], numberOf: (row: Row) => bigint): bigint =>
  rows.reduce((sum, row) => sum + numberOf(row), 0n);

/** The number in `{ amount, currency }`, `{ value, unit }`, or a decimal text; zero for anything else. */
export function numberIn(value: unknown): bigint {
  if (isExactNumber(value)) return toDecimal(exactText(value)) ?? 0n;
  if (isObject(value)) return toDecimal(value.amount ?? value.value) ?? 0n;
  return toDecimal(value) ?? 0n;
}

/** The sum of a field of some rows. */
export const sumIn = (rows: readonly JsonObject[], field: string): bigint =>
  sumOf(rows, (row) => numberIn(row[field]));

/** Adds to the sum under a key. */
export const addTo = (sums: Map<unknown, bigint>, key: unknown, more: bigint) =>
  sums.set(key, (sums.get(key) ?? 0n) + more);

/** True for `{ amount, currency }`. */
export function isMoney(value: unknown): value is JsonObject {
  return isObject(value) && typeof value.amount === "string" && typeof value.currency === "string";
}

/** True for `{ value, unit }`. */
export function isQuantity(value: unknown): value is JsonObject {
  return isObject(value) && typeof value.value === "string" && typeof value.unit === "string";
}

const noCents = new Set(["JPY", "KRW"]);

/** How many decimals the amounts of a currency have. */
export const minorUnits = (currency: unknown): number => (noCents.has(String(currency)) ? 0 : 2);

/** An amount of money, rounded to the decimals of its currency. */
export function money(number: bigint, currency: unknown): JsonObject {
  const decimals = minorUnits(currency);
  const text = formatDecimal(round(number, decimals));
  return { amount: decimals ? text : text.replace(/\.\d+$/, ""), currency: String(currency) };
}

/** A number as a text without trailing zeros. */
export const plainText = (number: bigint): string => formatDecimal(number).replace(/\.?0+$/, "");

/** A quantity without trailing zeros. */
export function quantity(number: bigint, unit: unknown): JsonObject {
  return { value: plainText(number), unit: String(unit) };
}
