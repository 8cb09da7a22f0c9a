import { isObject, type JsonObject } from "../openapi/json";
import { toDecimal } from "../openapi/lint/decimal";
import { exactText, isExactNumber } from "./exact-number";

type Test = (record: JsonObject) => boolean;

/** Parameters that shape a list and filter nothing. */
export const shaping = new Set(["limit", "cursor", "sort", "fields", "expand"]);

/** All values under a key, however deep. */
function valuesOf(value: unknown, key: string, depth = 0): unknown[] {
  if (typeof value !== "object" || value === null || depth > 5) return [];
  if (Array.isArray(value)) return value.flatMap((inner) => valuesOf(inner, key, depth + 1));
  return Object.entries(value).flatMap(([name, inner]) =>
    name === key
      ? Array.isArray(inner)
        ? (inner as unknown[])
        : [inner]
      : valuesOf(inner, key, depth + 1),
  );
}

const plain = (value: unknown) => (typeof value === "string" ? value.toLowerCase() : value);

function words(value: unknown): string[] {
  if (typeof value === "string") return value.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(words) : [];
}

function decimalText(value: unknown): unknown {
  if (isExactNumber(value)) return exactText(value);
  return isObject(value) ? (value.amount ?? value.value) : value;
}

function compare(a: unknown, b: unknown): number {
  const [left, right] = [toDecimal(decimalText(a)), toDecimal(decimalText(b))];
  if (left !== undefined && right !== undefined) return left < right ? -1 : left > right ? 1 : 0;
  return String(a) < String(b) ? -1 : String(a) > String(b) ? 1 : 0;
}

/** Orders two values of a field; null comes last. */
export function order(a: unknown, b: unknown): number {
  if (a === null || a === undefined) return b === null || b === undefined ? 0 : 1;
  return b === null || b === undefined ? -1 : compare(a, b);
}

const endings = [
  { word: "From", fits: (at: number) => at >= 0 },
  { word: "Since", fits: (at: number) => at >= 0 },
  { word: "After", fits: (at: number) => at > 0 },
  { word: "To", fits: (at: number) => at <= 0 },
  { word: "Until", fits: (at: number) => at <= 0 },
  { word: "Before", fits: (at: number) => at < 0 },
] as const;

const isMoment = (value: unknown): value is string =>
  typeof value === "string" && /^\d{4}-\d\d-\d\d/.test(value);

/** Compares days with days and moments with moments. */
function compareTimes(value: string, limit: string): number {
  if (value.length > 10 && limit.length > 10) return Date.parse(value) - Date.parse(limit);
  return compare(value.slice(0, 10), limit.slice(0, 10));
}

/** The date or moment that a limit such as `orderDateFrom` or `dueBefore` speaks of. */
function timeOf(record: JsonObject, stem: string): string | undefined {
  const names = stem
    ? [stem, `${stem}At`, `${stem}On`, `${stem}Date`]
    : ["at", "date", ...Object.keys(record)];
  return names.map((name) => record[name] ?? valuesOf(record, name)[0]).find(isMoment);
}

function limitTest(name: string, value: string, rows: readonly JsonObject[]): Test | undefined {
  const lower = name.replace(/^(from|to)$/, (word) => (word === "from" ? "From" : "To"));
  const ending = endings.find(({ word }) => lower.endsWith(word));
  if (!ending || !isMoment(value)) return undefined;
  const stem = lower.slice(0, -ending.word.length).replace(/^modified$/, "updated");
  if (!rows.some((row) => timeOf(row, stem))) return undefined;
  return (record) => {
    const time = timeOf(record, stem);
    return time !== undefined && ending.fits(compareTimes(time, value));
  };
}

function sameTest(name: string, value: unknown, rows: readonly JsonObject[]): Test | undefined {
  const wanted = new Set((Array.isArray(value) ? value : [value]).map(plain));
  const names = [name, `${name}s`, `${name}Code`, `${name}Number`, `${name}es`];
  const found = names.find((one) => rows.some((row) => valuesOf(row, one).length > 0));
  if (!found) return undefined;
  return (record) => {
    const own = record[found];
    const values =
      own === undefined || (isObject(own) && !Array.isArray(own))
        ? valuesOf(record, found)
        : Array.isArray(own)
          ? (own as unknown[])
          : [own];
    return values.some(
      (one) =>
        wanted.has(plain(one)) ||
        (isObject(one) && wanted.has(plain(one.code ?? one.id ?? one.value))),
    );
  };
}

/** `hasBackorder`: some quantity with the word in its name is not zero. */
function hasTest(name: string, value: unknown, rows: readonly JsonObject[]): Test | undefined {
  const word = /^has([A-Z].*)$/.exec(name)?.[1]?.toLowerCase();
  if (!word || typeof value !== "boolean") return undefined;
  const mentions = (at: unknown): unknown[] =>
    typeof at === "object" && at !== null
      ? Object.entries(at).flatMap(([key, inner]: [string, unknown]) =>
          key.toLowerCase().includes(word) ? [inner] : mentions(inner),
        )
      : [];
  const filled = (at: unknown) =>
    isObject(at) ? compare(at, "0") !== 0 : Array.isArray(at) ? at.length > 0 : Boolean(at);
  return rows.some((row) => mentions(row).length)
    ? (record) => mentions(record).some(filled) === value
    : undefined;
}

function testFor(name: string, value: unknown, rows: readonly JsonObject[]): Test | undefined {
  if (name === "q") {
    const parts = words(value);
    return (record) => parts.every((part) => words(record).some((word) => word.startsWith(part)));
  }
  if (name === "externalId") {
    const [channel = "", ...id] = String(value).split(":");
    return ({ externalIds }) => isObject(externalIds) && externalIds[channel] === id.join(":");
  }
  if (name.endsWith("Prefix")) {
    const key = name.slice(0, -"Prefix".length);
    return (record) => valuesOf(record, key).some((one) => String(one).startsWith(String(value)));
  }
  return (
    (typeof value === "string" ? limitTest(name, value, rows) : undefined) ??
    sameTest(name, value, rows) ??
    hasTest(name, value, rows)
  );
}

/** The rows that fit all filters. A filter of which no row has anything is left out: its meaning is not known here. */
export function filterRows(
  rows: readonly JsonObject[],
  query: Readonly<Record<string, unknown>>,
): JsonObject[] {
  const tests = Object.entries(query).flatMap(([name, value]) =>
    shaping.has(name) ? [] : (testFor(name, value, rows) ?? []),
  );
  return rows.filter((row) => tests.every((test) => test(row)));
}
