import { isObject } from "../openapi/json";

const key = "number as written";

/**
 * A number that JavaScript would change: 9007199254740993, 1.10. A plain object, so that it gets through `structuredClone`,
 * messages to workers and JSON.
 */
export type ExactNumber = { [key]: string };

/** True for a number that is kept as it was written. */
export const isExactNumber = (value: unknown): value is ExactNumber =>
  isObject(value) && typeof value[key] === "string" && Object.keys(value).length === 1;

/** A number from its text: exact where JavaScript would write it otherwise. */
export const numberFrom = (text: string): number | ExactNumber =>
  String(Number(text)) === text ? Number(text) : { [key]: text };

/** The text of an exact number. */
export const exactText = (number: ExactNumber): string => number[key];

/** A value with JavaScript's numbers only, for checks that know no others; the same value where there is nothing to change. */
export function plainNumbers(value: unknown): unknown {
  if (isExactNumber(value)) return Number(exactText(value));
  if (Array.isArray(value)) {
    const items = value.map(plainNumbers);
    return items.every((item, index) => item === value[index]) ? value : items;
  }
  if (!isObject(value)) return value;
  const entries = Object.entries(value).map(([name, one]) => [name, plainNumbers(one)] as const);
  return entries.every(([name, one]) => one === value[name]) ? value : Object.fromEntries(entries);
}

/** No text of an API begins like this, and JSON escapes it. */
const mark = "\0number ";

/** A value as indented JSON, its exact numbers as they were written. */
export function writeExact(value: unknown): string {
  const literals: string[] = [];
  const put = (one: unknown) =>
    isExactNumber(one) ? `${mark}${literals.push(exactText(one)) - 1}` : one;
  const text = JSON.stringify(value, (_, one: unknown) => put(one), 2);
  if (!literals.length) return text;
  return text.replace(/"\\u0000number (\d+)"/g, (_, at) => literals[Number(at)] ?? "");
}
