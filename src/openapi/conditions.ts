import { text } from "../i18n/description-text";
import {
  isObject,
  listAt,
  objectAt,
  objectsAt,
  shownValue,
  textsAt,
  without,
  type JsonObject,
} from "./json";

/** Schemas that apply if a test holds, or if it does not. */
export interface ConditionSource {
  /** The test in words. */
  when?: string;
  /** The test as a schema, if it cannot be put into words. */
  if?: unknown;
  then?: unknown;
  else?: unknown;
}

/** Keyword under which merging `allOf` collects conditions: the `if` of one member must not replace that of another. */
export const collectedConditions = "x-collected-conditions";

function testOfProperty(name: string, schema: unknown): string | undefined {
  if (!isObject(schema)) return undefined;
  const keys = Object.keys(schema).filter((key) => key !== "type" && key !== "description");
  if (keys.length !== 1) return undefined;
  if ("const" in schema) return text.is(name, [shownValue(schema.const)]);
  const values = listAt(schema, "enum");
  return values.length ? text.is(name, values.map(shownValue)) : undefined;
}

/** A simple test in words: `kind is kit and shipTo is present`; undefined for others. */
export function testInWords(test: unknown): string | undefined {
  if (!isObject(test)) return undefined;
  const { properties, required, ...rest } = test;
  if (Object.keys(rest).some((key) => key !== "type" && key !== "description")) return undefined;
  const tested = Object.entries(objectAt({ properties }, "properties"));
  const values = tested.map(([name, schema]) => testOfProperty(name, schema));
  const present = textsAt({ required }, "required")
    .filter((name) => !tested.some(([other]) => other === name))
    .map((name) => text.isPresent(name));
  const words = [...values, ...present];
  return words.length && words.every((word) => word !== undefined) ? text.and(words) : undefined;
}

const outcomesOf = ({ then, else: otherwise }: JsonObject) => ({
  ...(then !== undefined && { then }),
  ...(otherwise !== undefined && { else: otherwise }),
});

/** Moves `if`, `then`, and `else` of a schema to its list of conditions. */
export function withCollectedConditions(schema: JsonObject): JsonObject {
  if (schema.if === undefined) return schema;
  const condition = { if: schema.if, ...outcomesOf(schema) };
  const conditions = [...listAt(schema, collectedConditions), condition];
  return { ...without(schema, "if", "then", "else"), [collectedConditions]: conditions };
}

function conditionSource(condition: JsonObject): ConditionSource[] {
  const outcomes = outcomesOf(condition);
  if (!Object.keys(outcomes).length) return [];
  const when = testInWords(condition.if);
  return [{ ...(when ? { when } : { if: condition.if }), ...outcomes }];
}

/** What a schema requires only under a condition: `if`/`then`/`else` and `dependentSchemas`. */
export function conditionsOf(schema: JsonObject): ConditionSource[] {
  const collected = objectsAt(withCollectedConditions(schema), collectedConditions);
  const dependent = Object.entries(objectAt(schema, "dependentSchemas")).map(([name, then]) => ({
    when: text.isPresent(name),
    then,
  }));
  return [...collected.flatMap(conditionSource), ...dependent];
}
