import type { ErrorObject, ValidateFunction } from "ajv/dist/2020";
import { isObject, objectAt, textAt, textsAt, without, type JsonObject } from "../../openapi/json";
import { telling } from "../../openapi/lint/validator";
import { comparing, comparisonsIn } from "../../openapi/validation/comparisons";
import { createAjv } from "../../openapi/validation/create-ajv";
import type { Contract } from "./contract";
import { choiceOf, fieldsOf, hasFlag, optionsFor, type Choice } from "./schema-choices";

/** In an excerpt, nothing is required. */
export type BodyUse = "request" | "response" | "excerpt";

/** Validates a value by JSON Schema 2020-12. */
export type CheckSchema = (schema: unknown, value: unknown, use: BodyUse) => ErrorObject[];

const base = "https://description.invalid/";

/** Keywords that an excerpt cannot satisfy, because parts are missing. */
const whole = [
  "required",
  "minProperties",
  "minItems",
  "dependentRequired",
  "not",
  "if",
  "then",
  "else",
  "contains",
];

/** Keywords whose values map names to schemas. */
const maps = new Set([
  "properties",
  "patternProperties",
  "$defs",
  "definitions",
  "dependentSchemas",
]);
const data = new Set(["default", "const", "enum", "example", "examples"]);

function requiredIn(schema: JsonObject, { follow }: Contract): string[] {
  const { properties } = fieldsOf([schema], undefined, follow);
  const isReadOnly = (name: string) =>
    properties.get(name)?.some((property) => hasFlag(property, "readOnly", follow)) ?? false;
  return textsAt(schema, "required").filter((name) => !isReadOnly(name));
}

const mapValues = (map: JsonObject, change: (value: unknown) => unknown) =>
  Object.fromEntries(Object.entries(map).map(([name, value]) => [name, change(value)]));

const absolute = (reference: string) => reference.replace(/^#/, `${base}#`);

/** Adapts a schema to a use: absolute references, and without keywords that do not apply. */
function prepare(value: unknown, use: BodyUse, contract: Contract): unknown {
  if (Array.isArray(value)) return value.map((item) => prepare(item, use, contract));
  if (!isObject(value)) return value;
  const lifted = use === "excerpt" ? without(value, ...whole) : value;
  const sound = { ...without(lifted, ...comparing), ...comparisonsIn(lifted) };
  const entries = Object.entries(sound).map(([key, inner]): [string, unknown] => {
    if (data.has(key)) return [key, inner];
    if (key === "$ref" && typeof inner === "string") return [key, absolute(inner)];
    if (key === "mapping" && isObject(inner))
      return [key, mapValues(inner, (reference) => absolute(String(reference)))];
    if (key === "required" && use === "request") return [key, requiredIn(value, contract)];
    if (key === "oneOf" && use === "excerpt") return ["anyOf", prepare(inner, use, contract)];
    if (maps.has(key) && isObject(inner))
      return [key, mapValues(inner, (schema) => prepare(schema, use, contract))];
    return [key, prepare(inner, use, contract)];
  });
  return Object.fromEntries(entries);
}

/** The error of a choice whose discriminator is missing or unknown. */
function kindError(error: ErrorObject, { property, options }: Choice): ErrorObject | undefined {
  const labels = options.flatMap(({ label }) => label ?? []);
  if (!property || !labels.length || !isObject(error.data)) return undefined;
  const kind = error.data[property];
  if (kind === undefined)
    return { ...error, keyword: "required", params: { missingProperty: property } };
  return {
    ...error,
    keyword: "enum",
    instancePath: `${error.instancePath}/${property}`,
    params: { allowedValues: labels },
    data: kind,
  };
}

/** Replaces the errors of all options of a choice by those of the option that the value selects. */
function narrow(
  errors: readonly ErrorObject[],
  run: (schema: unknown, value: unknown) => ErrorObject[],
): ErrorObject[] {
  for (const error of errors) {
    if (error.keyword !== "oneOf" && error.keyword !== "anyOf") continue;
    const choice = choiceOf(error.parentSchema);
    if (!choice || choice.options.length === 1) continue;
    const options = optionsFor(choice, error.data);
    const unknownKind = options.length === 1 ? undefined : kindError(error, choice);
    if (options.length !== 1 && !unknownKind) continue;
    const { instancePath } = error;
    const isOutside = (path: string) =>
      path !== instancePath && !path.startsWith(`${instancePath}/`);
    const precise = unknownKind
      ? [unknownKind]
      : run(options[0], error.data).map((inner) => ({
          ...inner,
          instancePath: instancePath + inner.instancePath,
        }));
    const outside = errors.filter((other) => isOutside(other.instancePath));
    if (precise.length) return narrow([...outside, ...precise], run);
  }
  return [...errors];
}

function compilerFor(use: BodyUse, contract: Contract) {
  const ajv = createAjv({ verbose: true });
  const schemas = mapValues(contract.schemas, (schema) => prepare(schema, use, contract));
  ajv.addSchema({ components: { schemas } }, base);
  const compiled = new Map<unknown, ValidateFunction | undefined>();
  const compile = (schema: unknown) => {
    try {
      return ajv.compile(objectAt({ schema }, "schema"));
    } catch {
      // The checks of the description report broken references and invalid keywords.
      return undefined;
    }
  };
  /** `schema` must be prepared. */
  return (schema: unknown): ValidateFunction | undefined => {
    const key = textAt(schema, "$ref") ?? schema;
    if (!compiled.has(key)) compiled.set(key, compile(schema));
    return compiled.get(key);
  };
}

/** A checker for the schemas of a description; compiles each schema once per use. */
export function schemaChecker(contract: Contract): CheckSchema {
  const compilers = new Map<BodyUse, ReturnType<typeof compilerFor>>();
  const prepared = new Map<BodyUse, WeakMap<object, unknown>>();
  const ready = (schema: unknown, use: BodyUse) => {
    const known = prepared.get(use) ?? new WeakMap<object, unknown>();
    prepared.set(use, known);
    if (!isObject(schema)) return schema;
    if (!known.has(schema)) known.set(schema, prepare(schema, use, contract));
    return known.get(schema);
  };
  return (schema, value, use) => {
    const compiler = compilers.get(use) ?? compilerFor(use, contract);
    compilers.set(use, compiler);
    const run = (at: unknown, inner: unknown): ErrorObject[] => {
      const validate = compiler(at);
      return !validate || validate(inner) ? [] : narrow([...(validate.errors ?? [])], run);
    };
    return telling(run(ready(schema, use), value));
  };
}
