import type { JsonObject } from "../openapi/json";
import { shownValue, type Change, type Direction } from "./change";

/** Greater values of these let less in. */
const lower: Record<string, string> = {
  minimum: "at least #",
  exclusiveMinimum: "more than #",
  minLength: "at least # characters",
  minItems: "at least # items",
  minProperties: "at least # properties",
};
/** Smaller values of these let less in. */
const upper: Record<string, string> = {
  maximum: "at most #",
  exclusiveMaximum: "less than #",
  maxLength: "at most # characters",
  maxItems: "at most # items",
  maxProperties: "at most # properties",
};
/** Of these nobody can tell which of two lets less in. */
const other: Record<string, string> = {
  pattern: "matches #",
  multipleOf: "a multiple of #",
  contentMediaType: "a file of type #",
};

const words = { ...lower, ...upper, ...other };
const noLimit = "no limit";

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
  if (typeof before !== "number" || typeof after !== "number" || key in other)
    return ["tightened", "loosened"];
  return [after > before === key in lower ? "tightened" : "loosened"];
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
  for (const [key, text] of Object.entries(words)) {
    const [was, is] = [limitAt(before, key), limitAt(after, key)];
    if (was === is) continue;
    const shown = (value: unknown) =>
      value === undefined ? noLimit : text.replace("#", () => shownValue(value));
    // Where it can be either, the worse one is told.
    const [verdict, second] = verdicts(key, was, is);
    const worse = direction === "request" ? "tightened" : "loosened";
    add(second ? worse : (verdict ?? worse), shown(was), shown(is));
  }
  const unique = (schema: JsonObject) => schema.uniqueItems === true;
  if (unique(before) !== unique(after))
    add(
      unique(after) ? "tightened" : "loosened",
      ...sides(unique(after), "items may repeat", "no item twice"),
    );
  if (closed(before) !== closed(after))
    add(
      closed(after) ? "tightened" : "loosened",
      ...sides(closed(after), "other fields are let in", "no other fields"),
    );
  return changes;
}

/** The two texts as before and after. */
function sides(isTight: boolean, loose: string, tight: string): [string, string] {
  return isTight ? [loose, tight] : [tight, loose];
}
