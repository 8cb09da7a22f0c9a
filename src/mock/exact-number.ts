import { isObject } from "../openapi/json";

const key = "number as written";

/** A number that JavaScript would change (9007199254740993, 1.10), as an object that survives `structuredClone` and JSON. */
type ExactNumber = { [key]: string };

/** True for a number that is kept as written. */
export const isExactNumber = (value: unknown): value is ExactNumber =>
  isObject(value) && typeof value[key] === "string" && Object.keys(value).length === 1;

/** A number from its text; exact if JavaScript would write it differently. */
export const numberFrom = (text: string): number | ExactNumber =>
  String(Number(text)) === text ? Number(text) : { [key]: text };

/** The number as written. */
export const exactText = (number: ExactNumber): string => number[key];

/** Converts exact numbers to JavaScript's, for validators. Returns the same value if it has none. */
export function plainNumbers(value: unknown): unknown {
  if (isExactNumber(value)) return Number(exactText(value));
  if (Array.isArray(value)) {
    const items = value.map(plainNumbers);
    return items.every((item, index) => item === value[index]) ? value : items;
  }
  if (!isObject(value)) return value;
  const entries = Object.entries(value).map(
    ([name, inner]) => [name, plainNumbers(inner)] as const,
  );
  return entries.every(([name, inner]) => inner === value[name])
    ? value
    : Object.fromEntries(entries);
}

/** No text of an API begins like this, and JSON escapes the NUL. */
const mark = "\0number ";

/** A value as indented JSON, with exact numbers as written. */
export function writeExact(value: unknown): string {
  const literals: string[] = [];
  const put = (_: string, inner: unknown) =>
    isExactNumber(inner) ? `${mark}${literals.push(exactText(inner)) - 1}` : inner;
  const text = JSON.stringify(value, put, 2);
  if (!literals.length) return text;
  return text.replace(/"\\u0000number (\d+)"/g, (_, at) => literals[Number(at)] ?? "");
}
