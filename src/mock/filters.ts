import { compareTexts } from "../openapi/compare-texts";
import { isObject, without, type JsonObject } from "../openapi/json";
import { toDecimal } from "../openapi/lint/decimal";
import { exactText, isExactNumber } from "./exact-number";

type Test = (record: JsonObject) => boolean;

/** Parameters that do not filter. */
const shaping = new Set(["limit", "cursor", "sort", "fields", "expand", "deletedSince"]);

/** All values under a key at any depth. */
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

/** True for a value with a key at any depth, whatever is under it: an empty list of tags, too. */
function hasKey(value: unknown, key: string, depth = 0): boolean {
  if (typeof value !== "object" || value === null || depth > 5) return false;
  if (Array.isArray(value)) return value.some((inner) => hasKey(inner, key, depth + 1));
  return key in value || Object.values(value).some((inner) => hasKey(inner, key, depth + 1));
}

const plain = (value: unknown) => (typeof value === "string" ? value.toLowerCase() : value);

/** The words of all texts in a value, in small letters. */
export function words(value: unknown): string[] {
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
  return compareTexts(String(a), String(b));
}

/** Compares two values for sorting; null comes last. */
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

/** Compares moments, or days if one of the two is a day. */
function compareTimes(value: string, limit: string): number {
  if (value.length > 10 && limit.length > 10) return Date.parse(value) - Date.parse(limit);
  return compare(value.slice(0, 10), limit.slice(0, 10));
}

/** The date or moment that a parameter such as `orderDateFrom` or `dueBefore` limits. */
function timeOf(record: JsonObject, stem: string): string | undefined {
  const names = stem
    ? ["", "At", "On", "Date", "Until"].flatMap((end) =>
        // What has expired is what expires.
        [stem, stem.replace(/ed$/, "es")].map((word) => `${word}${end}`),
      )
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
  // `sourceId` is the id of the object in `source`.
  const holder = name.endsWith("Id") ? [name.slice(0, -2)] : [];
  const names = [name, `${name}s`, `${name}Code`, `${name}Number`, `${name}es`, ...holder];
  const found = names.find((key) => rows.some((row) => hasKey(row, key)));
  if (!found) return undefined;
  const matches = (value: unknown) =>
    wanted.has(plain(value)) ||
    (isObject(value) && wanted.has(plain(value.code ?? value.id ?? value.value ?? value.amount)));
  return (record) => {
    const value = record[found];
    if (Array.isArray(value)) return value.some(matches);
    const isNested = value === undefined || isObject(value);
    return isNested ? valuesOf(record, found).some(matches) : matches(value);
  };
}

/** `hasBackorder`, `isUnallocated`, `reconciled`: true for records with a value other than zero under a name with the word. */
function hasTest(name: string, value: unknown, rows: readonly JsonObject[]): Test | undefined {
  const word = (/^(?:has|is)([A-Z].*)$/.exec(name)?.[1] ?? name).toLowerCase();
  if (typeof value !== "boolean" || word.startsWith("include")) return undefined;
  const mentions = (at: unknown): unknown[] =>
    typeof at === "object" && at !== null
      ? Object.entries(at).flatMap(([key, inner]: [string, unknown]) =>
          // A policy says what would be done, not what is there.
          key.toLowerCase().includes(word) && !key.endsWith("Policy") ? [inner] : mentions(inner),
        )
      : [];
  const filled = (at: unknown) =>
    isObject(at) ? compare(at, "0") !== 0 : Array.isArray(at) ? at.length > 0 : Boolean(at);
  return rows.some((row) => mentions(row).length)
    ? (record) => mentions(record).some(filled) === value
    : undefined;
}

const begins = /(^starts?On|[Ff]rom|[Ss]tart(Date)?)$/;
const ends = /(^ends?On|[Uu]ntil|effectiveTo|[Ee]nd(Date)?)$/;

/** `validOn`, `warrantyOn`: true for records that hold on a day, which a first and a last one limit. */
function dayTest(name: string, value: string, rows: readonly JsonObject[]): Test | undefined {
  const word = /^([a-z]+)On$/.exec(name)?.[1];
  if (!word || !isMoment(value)) return undefined;
  const names = [...new Set(rows.flatMap(Object.keys))];
  const own = names.filter((key) => key.startsWith(word));
  const among = own.some((key) => ends.test(key)) ? own : names;
  const [first, last] = [begins, ends].map((side) => among.find((key) => side.test(key)));
  if (!first && !last) return undefined;
  const day = (record: JsonObject, key: string | undefined) =>
    key && isMoment(record[key]) ? record[key] : undefined;
  return (record) =>
    // A period that covers a day has an end, or at least a beginning.
    (word === "valid" || day(record, last) !== undefined) &&
    compareTimes(day(record, first) ?? value, value) <= 0 &&
    compareTimes(day(record, last) ?? value, value) >= 0;
}

function testFor(name: string, value: unknown, rows: readonly JsonObject[]): Test | undefined {
  if (name === "q") {
    const parts = words(value);
    return (record) => {
      // Who has written a record is not part of its text.
      const own = without(record, "createdBy", "updatedBy");
      return parts.every((part) => words(own).some((word) => word.startsWith(part)));
    };
  }
  if (name === "externalId") {
    const [channel = "", ...id] = String(value).split(":");
    return ({ externalIds }) => isObject(externalIds) && externalIds[channel] === id.join(":");
  }
  if (name.endsWith("Prefix")) {
    const key = name.slice(0, -"Prefix".length);
    return (record) => valuesOf(record, key).some((text) => String(text).startsWith(String(value)));
  }
  return (
    (typeof value === "string"
      ? (limitTest(name, value, rows) ?? dayTest(name, value, rows))
      : undefined) ??
    sameTest(name, value, rows) ??
    hasTest(name, value, rows)
  );
}

/** The rows that match all filters. Ignores filters whose field no row has: the mock does not know what they mean. */
export function filterRows(
  rows: readonly JsonObject[],
  query: Readonly<Record<string, unknown>>,
): JsonObject[] {
  const tests = Object.entries(query).flatMap(([name, value]) =>
    shaping.has(name) ? [] : (testFor(name, value, rows) ?? []),
  );
  return rows.filter((row) => tests.every((test) => test(row)));
}
