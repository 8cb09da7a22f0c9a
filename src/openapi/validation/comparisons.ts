import { fullFormats } from "ajv-formats/dist/formats";
import { isObject, textAt, textsAt, type JsonObject } from "../json";
import { isSlowPattern } from "./slow-pattern";

const types = ["array", "boolean", "integer", "null", "number", "object", "string"];

/** Why a regular expression is not used: this language cannot read it, or it can take for ever. */
export type PatternFault = "unreadable" | "slow";

const patternFaults = new Map<string, PatternFault | undefined>();

/** What keeps a regular expression from being used; undefined where nothing does. */
export function patternFault(pattern: string): PatternFault | undefined {
  if (patternFaults.has(pattern)) return patternFaults.get(pattern);
  let fault: PatternFault | undefined;
  try {
    new RegExp(pattern, "u");
    fault = isSlowPattern(pattern) ? "slow" : undefined;
  } catch {
    fault = "unreadable";
  }
  patternFaults.set(pattern, fault);
  return fault;
}

type Kind = (value: unknown) => unknown;

const number: Kind = (value) => (Number.isFinite(value) ? value : undefined);
const count: Kind = (value) => (Number.isInteger(value) && Number(value) >= 0 ? value : undefined);
const texts: Kind = (value) =>
  Array.isArray(value) ? [...new Set(textsAt({ value }, "value"))] : undefined;

/**
 * Keywords that only compare, and what is kept of a value: JSON Schema 2020-12, validation; and the discriminator of
 * OpenAPI, which decides with them. Values of the wrong kind, which Ajv would not compile, are left out.
 */
const kinds: Readonly<Record<string, Kind>> = {
  type: (value) => {
    if (!Array.isArray(value)) return types.includes(String(value)) ? value : undefined;
    const known = new Set(value.filter((type) => types.includes(String(type))));
    return known.size ? [...known] : undefined;
  },
  enum: (value) => (Array.isArray(value) && value.length ? value : undefined),
  const: (value) => value,
  multipleOf: (value) => (Number(number(value)) > 0 ? value : undefined),
  maximum: number,
  exclusiveMaximum: number,
  minimum: number,
  exclusiveMinimum: number,
  maxLength: count,
  minLength: count,
  maxItems: count,
  minItems: count,
  uniqueItems: (value) => (typeof value === "boolean" ? value : undefined),
  maxContains: count,
  minContains: count,
  maxProperties: count,
  minProperties: count,
  required: texts,
  dependentRequired: (value) =>
    isObject(value)
      ? Object.fromEntries(Object.entries(value).map(([name, names]) => [name, texts(names) ?? []]))
      : undefined,
  format: (value) =>
    typeof value === "string" && Object.hasOwn(fullFormats, value) ? value : undefined,
  discriminator: (value) => (isObject(value) && textAt(value, "propertyName") ? value : undefined),
  pattern: (value) =>
    typeof value === "string" && patternFault(value) === undefined ? value : undefined,
};

/** Names of the keywords that only compare. */
export const comparing = Object.keys(kinds);

/** In OpenAPI 3.0 a flag says that a bound itself is left out. */
const flags = [
  ["exclusiveMinimum", "minimum"],
  ["exclusiveMaximum", "maximum"],
] as const;

/** What the keywords of a schema that only compare ask for, as JSON Schema 2020-12 says it; what is wrongly said asks for nothing. */
export function comparisonsIn(schema: JsonObject): JsonObject {
  const kept: JsonObject = {};
  for (const [keyword, kind] of Object.entries(kinds)) {
    const value = schema[keyword] === undefined ? undefined : kind(schema[keyword]);
    if (value !== undefined) kept[keyword] = value;
  }
  for (const [flag, bound] of flags)
    if (schema[flag] === true && kept[bound] !== undefined) {
      kept[flag] = kept[bound];
      delete kept[bound];
    }
  return kept;
}
