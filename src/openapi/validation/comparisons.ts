import { fullFormats } from "ajv-formats/dist/formats";
import { isObject, textAt, textsAt, type JsonObject } from "../json";
import { isSlowPattern } from "./slow-pattern";

const types = ["array", "boolean", "integer", "null", "number", "object", "string"];

const usablePatterns = new Map<string, boolean>();

/** False for a regular expression that JavaScript cannot parse, or that may backtrack forever. */
export function isUsablePattern(pattern: string): boolean {
  const known = usablePatterns.get(pattern);
  if (known !== undefined) return known;
  let isUsable = false;
  try {
    new RegExp(pattern, "u");
    isUsable = !isSlowPattern(pattern);
  } catch {
    // JavaScript cannot parse it.
  }
  usablePatterns.set(pattern, isUsable);
  return isUsable;
}

type Kind = (value: unknown) => unknown;

const number: Kind = (value) => (Number.isFinite(value) ? value : undefined);
const count: Kind = (value) => (Number.isInteger(value) && Number(value) >= 0 ? value : undefined);
const texts: Kind = (value) =>
  Array.isArray(value) ? [...new Set(textsAt({ value }, "value"))] : undefined;

/**
 * The validation keywords of JSON Schema 2020-12 and OpenAPI's discriminator, with what remains of their values: Ajv would
 * not compile values of the wrong kind.
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
  pattern: (value) => (typeof value === "string" && isUsablePattern(value) ? value : undefined),
};

/** Names of the validation keywords. */
export const comparing = Object.keys(kinds);

/** In OpenAPI 3.0, a boolean makes a bound exclusive. */
const flags = [
  ["exclusiveMinimum", "minimum"],
  ["exclusiveMaximum", "maximum"],
] as const;

/** The validation keywords of a schema, translated to JSON Schema 2020-12, without those that have a wrong value. */
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
