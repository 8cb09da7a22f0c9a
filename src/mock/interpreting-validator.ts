import { validate, type OutputUnit, type Schema } from "@cfworker/json-schema";
import { isObject, listAt, objectAt, type JsonObject } from "../openapi/json";
import { errorText } from "./error-text";
import type { ValidateSchema } from "./model";
import { valueAt } from "./pointers";
import { tellingErrors, type RawError } from "./telling-errors";

/** Keywords whose own errors only say that there are others below them. */
const wrappers = new Set([
  "$ref",
  "allOf",
  "properties",
  "patternProperties",
  "items",
  "prefixItems",
  "dependentSchemas",
]);

const decoded = (location: string) => decodeURIComponent(location.slice(1));

const keyOf = (location: string) =>
  decoded(location).split("/").at(-1)?.replaceAll("~1", "/").replaceAll("~0", "~") ?? "";

/** A name that is wrong is a mistake of the object that has it. */
const holderOf = (location: string) => decoded(location).replace(/\/[^/]*$/, "");

/** The schema that has the keyword at a location, through the references on the way. */
function schemaAt(root: unknown, location: string, target: (pointer: string) => unknown): unknown {
  const keys = decoded(location).split("/").slice(1, -1);
  return keys.reduce<unknown>((at, key) => {
    if (key === "$ref" && isObject(at)) return target(String(at.$ref));
    return valueAt(at, `/${key}`);
  }, root);
}

/** True when a schema has a property itself or by `allOf`, whatever else is wrong with the value. */
function declares(
  schema: unknown,
  key: string | undefined,
  target: (pointer: string) => unknown,
): boolean {
  if (!isObject(schema) || key === undefined) return false;
  if (Object.hasOwn(objectAt(schema, "properties"), key)) return true;
  const parts = [...listAt(schema, "allOf")];
  if (typeof schema.$ref === "string") parts.push(target(schema.$ref));
  return parts.some((part) => declares(part, key, target));
}

/**
 * `ValidateSchema` that reads the schemas with every value. It generates no code, so a page with a Content Security
 * Policy can use it, and all operations together cost no more than their description. Its errors are worded as Ajv's.
 */
export function interpretingValidator(description: JsonObject): ValidateSchema {
  const known = new Map<string, unknown>();
  const target = (pointer: string): unknown => {
    if (!known.has(pointer)) known.set(pointer, valueAt(description, pointer));
    return known.get(pointer);
  };
  const lookup = new Proxy<Record<string, Schema | boolean>>(
    {},
    { get: (_, pointer) => target(String(pointer)) as Schema },
  );

  const toRawErrors = (root: unknown) => (unit: OutputUnit, index: number, all: OutputUnit[]) => {
    const { keyword, instanceLocation, keywordLocation } = unit;
    if (wrappers.has(keyword)) return [];
    const next = all[index + 1];
    const isFalse = next?.keyword === "false" && next.instanceLocation !== instanceLocation;
    // What is not allowed at all: the error of the object names the key, the one of the value repeats it.
    if (keyword === "false" && /Properties$/.test(all[index - 1]?.keyword ?? "")) return [];
    if (/^(additional|unevaluated)Properties$/.test(keyword) && !isFalse) return [];
    const parentSchema = keyword === "false" ? false : schemaAt(root, keywordLocation, target);
    const key = isFalse && next ? keyOf(next.instanceLocation) : /"(.*)"/s.exec(unit.error)?.[1];
    // A part of `allOf` that failed elsewhere counts for nothing here, and all its properties as unknown.
    if (keyword === "unevaluatedProperties" && declares(parentSchema, key, target)) return [];
    const { message, params } = errorText(keyword, parentSchema, key);
    const error: RawError = {
      pointer: /\/propertyNames\//.test(keywordLocation)
        ? holderOf(instanceLocation)
        : decoded(instanceLocation),
      keyword: keyword === "false" ? "false schema" : keyword,
      message,
      params,
      parentSchema,
    };
    return [error];
  };

  return tellingErrors((pointer, value) => {
    const root = target(pointer);
    if (root === undefined || value === undefined) return [];
    const { errors } = validate(value, root as Schema, "2020-12", lookup, false);
    return errors.flatMap(toRawErrors(root));
  });
}
