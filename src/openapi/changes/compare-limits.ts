import { text } from "../../i18n/changes-text";
import { shownValue, type JsonObject } from "../json";
import type { Change, CompareKeywords } from "./change";

const { limits } = text;

/** Greater values allow less. */
const lowerBounds: readonly string[] = [
  "minimum",
  "exclusiveMinimum",
  "minLength",
  "minItems",
  "minProperties",
] satisfies (keyof typeof limits)[];
/** Nobody can tell which of two values allows less. */
const unordered: readonly string[] = [
  "pattern",
  "multipleOf",
  "contentMediaType",
] satisfies (keyof typeof limits)[];

/** OpenAPI 3.0 marks a bound as exclusive with a boolean; 3.1 has the exclusive bound itself. */
function limitAt(schema: JsonObject, key: string): unknown {
  const value = schema[key];
  const inclusive = { exclusiveMinimum: "minimum", exclusiveMaximum: "maximum" }[key];
  if (inclusive && typeof value === "boolean") return value ? schema[inclusive] : undefined;
  if (key === "minimum" && schema.exclusiveMinimum === true) return undefined;
  if (key === "maximum" && schema.exclusiveMaximum === true) return undefined;
  const allowsAll = /^min(Length|Items|Properties)$/.test(key) && value === 0;
  return allowsAll ? undefined : value;
}

type Verdict = "tightened" | "loosened";

/** What a changed limit means; undefined if it can be either. */
function verdictOf(key: string, before: unknown, after: unknown): Verdict | undefined {
  if (before === undefined) return "tightened";
  if (after === undefined) return "loosened";
  if (typeof before !== "number" || typeof after !== "number" || unordered.includes(key))
    return undefined;
  return after > before === lowerBounds.includes(key) ? "tightened" : "loosened";
}

const isUnique = ({ uniqueItems }: JsonObject) => uniqueItems === true;
const isClosed = ({ additionalProperties, unevaluatedProperties }: JsonObject) =>
  additionalProperties === false || unevaluatedProperties === false;

/** Compares bounds, patterns, and other limits. */
export const compareLimits: CompareKeywords = (before, after, direction, at) => {
  const worse = direction === "request" ? "tightened" : "loosened";
  const changes: Change[] = [];
  for (const [key, words] of Object.entries(limits)) {
    const [oldLimit, newLimit] = [limitAt(before, key), limitAt(after, key)];
    if (oldLimit === newLimit) continue;
    const shown = (value: unknown) =>
      value === undefined ? text.noLimit : words.replace("#", () => shownValue(value));
    const verdict = verdictOf(key, oldLimit, newLimit) ?? worse;
    const rule = `${direction}-limit-${verdict}` as const;
    changes.push({ rule, at, before: shown(oldLimit), after: shown(newLimit) });
  }
  for (const [isTight, { loose, tight }] of [
    [isUnique, text.unique],
    [isClosed, text.closed],
  ] as const) {
    if (isTight(before) === isTight(after)) continue;
    if (isTight(after))
      changes.push({ rule: `${direction}-limit-tightened`, at, before: loose, after: tight });
    else changes.push({ rule: `${direction}-limit-loosened`, at, before: tight, after: loose });
  }
  return changes;
};
