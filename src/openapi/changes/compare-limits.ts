import { text } from "../../i18n/changes-text";
import type { JsonObject } from "../json";
import { shownValue, type Change, type Direction } from "./change";

const { limits } = text;

/** Greater values of these let less in. */
const lower = [
  "minimum",
  "exclusiveMinimum",
  "minLength",
  "minItems",
  "minProperties",
] as const satisfies readonly (keyof typeof limits)[];
/** Of these nobody can tell which of two lets less in. */
const other = [
  "pattern",
  "multipleOf",
  "contentMediaType",
] as const satisfies readonly (keyof typeof limits)[];

const has = (keys: readonly string[], key: string) => keys.includes(key);

/** 3.0 marks a bound as exclusive with a boolean, 3.1 gives the bound itself. */
function limitAt(schema: JsonObject, key: string): unknown {
  const inclusive = { exclusiveMinimum: "minimum", exclusiveMaximum: "maximum" }[key];
  if (inclusive)
    return typeof schema[key] === "boolean"
      ? schema[key]
        ? schema[inclusive]
        : undefined
      : schema[key];
  const exclusive = key === "minimum" ? "exclusiveMinimum" : "exclusiveMaximum";
  if ((key === "minimum" || key === "maximum") && schema[exclusive] === true) return undefined;
  const isNothing = /^min(Length|Items|Properties)$/.test(key) && schema[key] === 0;
  return isNothing ? undefined : schema[key];
}

type Verdict = "tightened" | "loosened";

function verdicts(key: string, before: unknown, after: unknown): Verdict[] {
  if (before === undefined) return ["tightened"];
  if (after === undefined) return ["loosened"];
  if (typeof before !== "number" || typeof after !== "number" || has(other, key))
    return ["tightened", "loosened"];
  return [after > before === has(lower, key) ? "tightened" : "loosened"];
}

function closed(schema: JsonObject): boolean {
  return schema.additionalProperties === false || schema.unevaluatedProperties === false;
}

/** Differences of the bounds, patterns and other limits of two resolved schemas. */
export function compareLimits(
  before: JsonObject,
  after: JsonObject,
  direction: Direction,
  at: string,
): Change[] {
  const changes: Change[] = [];
  const add = (verdict: Verdict, was: string, is: string) =>
    changes.push({ rule: `${direction}-limit-${verdict}`, at, before: was, after: is });
  for (const [key, words] of Object.entries(limits)) {
    const [was, is] = [limitAt(before, key), limitAt(after, key)];
    if (was === is) continue;
    const shown = (value: unknown) =>
      value === undefined ? text.noLimit : words.replace("#", () => shownValue(value));
    // Where it can be either, the worse one is told.
    const [verdict, second] = verdicts(key, was, is);
    const worse = direction === "request" ? "tightened" : "loosened";
    add(second ? worse : (verdict ?? worse), shown(was), shown(is));
  }
  const unique = (schema: JsonObject) => schema.uniqueItems === true;
  if (unique(before) !== unique(after))
    add(unique(after) ? "tightened" : "loosened", ...sides(unique(after), text.unique));
  if (closed(before) !== closed(after))
    add(closed(after) ? "tightened" : "loosened", ...sides(closed(after), text.closed));
  return changes;
}

/** The two texts as before and after. */
function sides(
  isTight: boolean,
  { loose, tight }: { loose: string; tight: string },
): [string, string] {
  return isTight ? [loose, tight] : [tight, loose];
}
