import { text } from "../i18n/description-text";
import { isObject, listAt, objectAt, textsAt, type JsonObject } from "./json";

/** Something that holds in addition when a test holds. */
export interface ConditionSource {
  /** The test in words. */
  when?: string;
  /** The test as a schema, where words do not say it. */
  if?: unknown;
  then?: unknown;
  else?: unknown;
}

/** Where merging `allOf` collects the conditions of its members: two `if` side by side must not replace each other. */
export const collectedConditions = "x-collected-conditions";

const shown = (value: unknown) => (typeof value === "string" ? value : JSON.stringify(value)) ?? "";

function testOfProperty(name: string, schema: unknown): string | undefined {
  if (!isObject(schema)) return undefined;
  const keys = Object.keys(schema).filter((key) => key !== "type" && key !== "description");
  if (keys.length !== 1) return undefined;
  if ("const" in schema) return text.is(name, [shown(schema.const)]);
  const values = listAt(schema, "enum");
  return values.length ? text.is(name, values.map(shown)) : undefined;
}

/** A simple test in words: `kind is kit and shipTo is present`; undefined where it is more than that. */
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

/** Takes `if`, `then` and `else` out of a schema and adds them to its list of conditions. */
export function withCollectedConditions(schema: JsonObject): JsonObject {
  if (schema.if === undefined) return schema;
  const { if: test, then, else: otherwise, ...rest } = schema;
  const condition = {
    if: test,
    ...(then !== undefined && { then }),
    ...(otherwise !== undefined && { else: otherwise }),
  };
  return { ...rest, [collectedConditions]: [...listAt(schema, collectedConditions), condition] };
}

function ofIf(condition: unknown): ConditionSource[] {
  if (!isObject(condition)) return [];
  const { if: test, then, else: otherwise } = condition;
  if (then === undefined && otherwise === undefined) return [];
  const when = testInWords(test);
  return [
    {
      ...(when ? { when } : { if: test }),
      ...(then !== undefined && { then }),
      ...(otherwise !== undefined && { else: otherwise }),
    },
  ];
}

/** What a schema asks for only under a condition: `if`/`then`/`else` and `dependentSchemas`. */
export function conditionsOf(schema: JsonObject): ConditionSource[] {
  const own = withCollectedConditions(schema);
  const dependent = Object.entries(objectAt(schema, "dependentSchemas")).map(([name, then]) => ({
    when: text.isPresent(name),
    then,
  }));
  return [...listAt(own, collectedConditions).flatMap(ofIf), ...dependent];
}
