import { sample } from "openapi-sampler";
import { didYouMean } from "../../problems/did-you-mean";
import { isObject, shownValue, type JsonObject } from "../json";
import { comparisonsIn, isUsablePattern } from "../validation/comparisons";

/** The longest text or list that is made up. */
const longest = 40;

/** Why a value does not fit a schema, and one that does, if it can be made of it. */
export interface Unfit {
  cause: string;
  next?: unknown;
}

const isOfType: Record<string, (value: unknown) => boolean> = {
  string: (value) => typeof value === "string",
  number: (value) => typeof value === "number",
  integer: (value) => Number.isInteger(value),
  boolean: (value) => typeof value === "boolean",
  array: Array.isArray,
  object: isObject,
  null: (value) => value === null,
};

/** A value made of one of another type; undefined if none is meant by it. */
const asType: Record<string, (value: unknown) => unknown> = {
  string: (value) => (isObject(value) || Array.isArray(value) ? undefined : String(value)),
  number: (value) => (/^-?\d+(?:\.\d+)?$/.test(String(value)) ? Number(value) : undefined),
  integer: (value) =>
    /^-?\d+(?:\.\d+)?$/.test(String(value)) ? Math.trunc(Number(value)) : undefined,
  boolean: (value) =>
    /^(?:yes|on|true|1)$/i.test(String(value))
      ? true
      : /^(?:no|off|false|0)$/i.test(String(value))
        ? false
        : undefined,
  array: (value) => [value],
};

function wrongType(value: unknown, { type, nullable }: JsonObject): Unfit | undefined {
  const types = [type].flat().filter((one): one is string => String(one) in isOfType);
  if (!types.length || types.some((one) => isOfType[one]?.(value))) return undefined;
  if (value === null && nullable === true) return undefined;
  const nexts = value === null ? [] : types.map((one) => asType[one]?.(value));
  return {
    cause: `The schema has type: ${types.join(" or ")}.`,
    next: nexts.find((next) => next !== undefined),
  };
}

function notListed(value: unknown, schema: JsonObject): Unfit | undefined {
  const known = "const" in schema ? [schema.const] : schema.enum;
  if (!Array.isArray(known) || isObject(value) || Array.isArray(value)) return undefined;
  if (known.includes(value) || (value === null && schema.nullable === true)) return undefined;
  const near = didYouMean(String(value), known.map(String));
  const next: unknown = known.find((one) => String(one) === near) ?? known[0];
  return { cause: `The schema allows only ${known.map(shownValue).join(", ")}.`, next };
}

const limits: Record<string, (value: number, limit: number) => boolean> = {
  minimum: (value, limit) => value >= limit,
  maximum: (value, limit) => value <= limit,
  exclusiveMinimum: (value, limit) => value > limit,
  exclusiveMaximum: (value, limit) => value < limit,
};

function outOfRange(value: unknown, schema: JsonObject): Unfit | undefined {
  if (typeof value !== "number") return undefined;
  for (const [key, fits] of Object.entries(limits)) {
    const limit = schema[key];
    if (typeof limit !== "number" || fits(value, limit)) continue;
    const step = { exclusiveMinimum: 1, exclusiveMaximum: -1 }[key] ?? 0;
    return { cause: `The schema has ${key}: ${limit}.`, next: limit + step };
  }
  return undefined;
}

interface Sized {
  min: string;
  max: string;
  size: number;
  cut: (most: number) => unknown;
}

function sized(value: unknown): Sized | undefined {
  if (typeof value === "string") {
    const signs = [...value];
    const cut = (most: number) => signs.slice(0, most).join("");
    return { min: "minLength", max: "maxLength", size: signs.length, cut };
  }
  return Array.isArray(value)
    ? {
        min: "minItems",
        max: "maxItems",
        size: value.length,
        cut: (most) => value.slice(0, most) as unknown,
      }
    : undefined;
}

function wrongSize(value: unknown, schema: JsonObject): Unfit | undefined {
  const { min = "", max = "", size = 0, cut } = sized(value) ?? {};
  const [least, most] = [schema[min], schema[max]];
  if (typeof most === "number" && size > most)
    return { cause: `The schema has ${max}: ${most}, and this has ${size}.`, next: cut?.(most) };
  return typeof least === "number" && size < least
    ? { cause: `The schema has ${min}: ${least}, and this has ${size}.` }
    : undefined;
}

function notMatched(value: unknown, { pattern }: JsonObject): Unfit | undefined {
  if (typeof value !== "string" || typeof pattern !== "string") return undefined;
  return !isUsablePattern(pattern) || new RegExp(pattern, "u").test(value)
    ? undefined
    : { cause: `The schema has pattern: ${pattern}.` };
}

const rules = [wrongType, notListed, outOfRange, wrongSize, notMatched];

function firstFault(value: unknown, schema: JsonObject): Unfit | undefined {
  for (const rule of rules) {
    const found = rule(value, schema);
    if (found) return found;
  }
  return undefined;
}

/** A value made up for a schema; undefined if that would be a long one, or one that says nothing. */
function madeUp(value: unknown, schema: JsonObject): unknown {
  if (value === null || schema.type === "object") return undefined;
  if (Number(schema.minLength) > longest || Number(schema.minItems) > longest) return undefined;
  return sample(comparisonsIn(schema), { quiet: true, enablePatterns: true });
}

/** Why a value does not fit what a schema says itself, without those that it refers to. */
export function unfit(value: unknown, schema: JsonObject): Unfit | undefined {
  const found = firstFault(value, schema);
  if (!found) return undefined;
  const fits = (next: unknown) => next !== undefined && !firstFault(next, schema);
  return { cause: found.cause, next: [found.next, madeUp(value, schema)].find(fits) };
}
