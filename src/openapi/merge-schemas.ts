import { collectedConditions } from "./conditions";
import { isObject, type JsonObject } from "./json";

type MergeRule = (a: unknown, b: unknown) => unknown;

function membersOf(schema: unknown): unknown[] {
  if (!isObject(schema) || !Array.isArray(schema.allOf)) return [schema];
  return Object.keys(schema).length === 1 ? schema.allOf : [schema];
}

function textOf(schema: unknown): string {
  try {
    return JSON.stringify(schema) ?? "";
  } catch {
    return "";
  }
}

/** Both schemas apply. Each distinct one is kept once, so that circles of merged schemas do not grow. */
const bothApply: MergeRule = (a, b) => {
  if (a === b || b === true || b === undefined) return a;
  if (a === true || a === undefined) return b;
  if (a === false || b === false) return false;
  const distinct = new Map<string, unknown>();
  for (const member of [...membersOf(a), ...membersOf(b)]) distinct.set(textOf(member), member);
  const members = [...distinct.values()];
  return members.length === 1 ? members[0] : { allOf: members };
};

const eachApplies: MergeRule = (a, b) => {
  if (!isObject(a) || !isObject(b)) return isObject(b) ? b : a;
  const merged: JsonObject = { ...a };
  for (const [name, schema] of Object.entries(b))
    merged[name] = Object.hasOwn(a, name) ? bothApply(a[name], schema) : schema;
  return merged;
};

/** Tuples merge item by item. */
const eachPlaceApplies: MergeRule = (a, b) => {
  if (!Array.isArray(a) || !Array.isArray(b)) return Array.isArray(b) ? b : a;
  const longer: unknown[] = a.length > b.length ? a : b;
  return longer.map((_, place) => bothApply(a[place], b[place]));
};

const listOf = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : value === undefined ? [] : [value];

const united: MergeRule = (a, b) => [...new Set([...listOf(a), ...listOf(b)])];

const shared: MergeRule = (a, b) => {
  const common = listOf(a).filter((item) => listOf(b).includes(item));
  return common.length ? common : b;
};

const sharedTypes: MergeRule = (a, b) => {
  const [left, right] = [listOf(a), listOf(b)];
  const integers = [left, right].some(
    (types) => types.includes("integer") && !types.includes("number"),
  );
  const common = shared(left, right) as unknown[];
  return integers && common.length === right.length && left.includes("integer") ? left : common;
};

const numeric =
  (pick: (a: number, b: number) => number): MergeRule =>
  (a, b) =>
    typeof a === "number" && typeof b === "number" ? pick(a, b) : b;

const either: MergeRule = (a, b) => a === true || b === true;

const rules: Record<string, MergeRule> = {
  type: sharedTypes,
  properties: eachApplies,
  patternProperties: eachApplies,
  dependentRequired: eachApplies,
  dependentSchemas: eachApplies,
  [collectedConditions]: (a, b) => [...listOf(a), ...listOf(b)],
  required: united,
  enum: shared,
  items: (a, b) =>
    Array.isArray(a) || Array.isArray(b) ? eachPlaceApplies(a, b) : bothApply(a, b),
  prefixItems: eachPlaceApplies,
  additionalProperties: bothApply,
  not: (a, b) => (a === b ? a : { anyOf: [a, b] }),
  minimum: numeric(Math.max),
  minLength: numeric(Math.max),
  minItems: numeric(Math.max),
  minProperties: numeric(Math.max),
  maximum: numeric(Math.min),
  maxLength: numeric(Math.min),
  maxItems: numeric(Math.min),
  maxProperties: numeric(Math.min),
  nullable: either,
  deprecated: either,
  readOnly: either,
  writeOnly: either,
  uniqueItems: either,
};

/** More pairs of choices than this are not readable as one list. */
const maxPairs = 24;

/** Combines two choices of one schema: every pair, or the second within the first if there are too many. */
export function bothChosen(
  a: readonly unknown[],
  b: readonly unknown[],
  kindOfB: "oneOf" | "anyOf",
): unknown[] {
  if (a.length * b.length > maxPairs) return a.map((left) => ({ allOf: [left, { [kindOfB]: b }] }));
  return a.flatMap((left) => b.map((right) => ({ allOf: [left, right] })));
}

function mergeChoices(into: JsonObject, from: JsonObject): void {
  for (const kind of ["oneOf", "anyOf"] as const) {
    const options = from[kind];
    if (!Array.isArray(options) || !options.length) continue;
    const present = (["oneOf", "anyOf"] as const).find((key) => Array.isArray(into[key]));
    if (present && into[present] !== options)
      into[present] = bothChosen(into[present] as unknown[], options, kind);
    else into[kind] = options;
  }
}

/** Adds the keywords of `from` to `into`, as `allOf` means it: both apply. */
export function mergeInto(into: JsonObject, from: JsonObject): void {
  for (const [key, value] of Object.entries(from)) {
    if (value === undefined || key === "allOf" || key === "oneOf" || key === "anyOf") continue;
    const rule = rules[key];
    into[key] = rule && into[key] !== undefined ? rule(into[key], value) : value;
  }
  mergeChoices(into, from);
}
