import type { ErrorObject } from "ajv/dist/2020";
import { isObject } from "../../openapi/json";
import { didYouMean } from "../../problems/did-you-mean";
import { formatPath } from "../../problems/from-zod";
import type { Contract } from "./contract";
import type { JsonPath } from "./json-text";
import { sampleValue } from "./sample-value";
import type { BodyUse, CheckSchema } from "./schema-checker";
import { fieldsOf, hasFlag } from "./schema-choices";
import { isDynamic } from "./shell-words";

/** A difference between a JSON body and its schema. */
interface BodyFinding {
  code: "unknown-field" | "read-only" | "write-only" | "schema";
  path: JsonPath;
  what: string;
  cause: string;
  fix: string;
}

interface Tools {
  contract: Contract;
  check: CheckSchema;
  use: BodyUse;
}

const line = (name: string, value: unknown) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`;

function unknownField(path: JsonPath, name: string, known: readonly string[]): BodyFinding {
  const near = didYouMean(name, known);
  return {
    code: "unknown-field",
    path,
    what: `The API has no field ${formatPath(path)} here`,
    cause: near
      ? `"${name}" is misspelled; the nearest field of the schema is "${near}".`
      : `The schema has these fields here: ${known.join(", ") || "none"}.`,
    fix: near ? `"${near}":` : `Remove "${name}".`,
  };
}

function flaggedField(path: JsonPath, flag: "readOnly" | "writeOnly"): BodyFinding {
  const fix = `Remove "${String(path.at(-1))}".`;
  if (flag === "readOnly")
    return {
      code: "read-only",
      path,
      what: `A request sets the read-only field ${formatPath(path)}`,
      cause: "The API sets this field itself and refuses it in requests.",
      fix,
    };
  return {
    code: "write-only",
    path,
    what: `A response shows the write-only field ${formatPath(path)}`,
    cause: "The API takes this field and never returns it.",
    fix,
  };
}

/** Unknown fields, read-only fields in requests, and write-only fields in responses. */
function fieldFindings(
  schemas: readonly unknown[],
  value: unknown,
  path: JsonPath,
  tools: Tools,
): BodyFinding[] {
  const { follow } = tools.contract;
  const fields = fieldsOf(schemas, value, follow);
  if (Array.isArray(value))
    return value.flatMap((item, index) =>
      fieldFindings(fields.items, item, [...path, index], tools),
    );
  if (!isObject(value)) return [];
  const flag = tools.use === "request" ? "readOnly" : "writeOnly";
  return Object.entries(value).flatMap(([name, inner]) => {
    const at = [...path, name];
    const properties =
      fields.properties.get(name) ?? (fields.values.length ? fields.values : undefined);
    if (!properties)
      return fields.open || !fields.properties.size
        ? []
        : [unknownField(at, name, [...fields.properties.keys()])];
    if (properties.some((property) => hasFlag(property, flag, follow)))
      return [flaggedField(at, flag)];
    return fieldFindings(properties, inner, at, tools);
  });
}

/** A JSON pointer into a value as keys. */
const keysOf = (pointer: string, value: unknown): (string | number)[] => {
  let at: unknown = value;
  return pointer
    .split("/")
    .slice(1)
    .map((part) => {
      const key = part.replaceAll("~1", "/").replaceAll("~0", "~");
      const step = Array.isArray(at) ? Number(key) : key;
      at = isObject(at) || Array.isArray(at) ? Reflect.get(at, key) : undefined;
      return step;
    });
};

const listed = (values: readonly unknown[]) =>
  values.map((value) => JSON.stringify(value)).join(", ");

/** What the schema expects, and a value to paste. */
function expected(
  { keyword, message, params, data }: ErrorObject,
  schema: unknown,
  contract: Contract,
): { cause: string; sample: unknown } {
  const sample = sampleValue(schema, contract);
  if (keyword === "enum" && Array.isArray(params.allowedValues)) {
    const near =
      typeof data === "string" ? didYouMean(data, params.allowedValues.map(String)) : undefined;
    return {
      cause: `The schema wants one of ${listed(params.allowedValues)}.`,
      sample: near ?? params.allowedValues[0],
    };
  }
  if (keyword === "const") {
    const { allowedValue } = params;
    return { cause: `The schema wants ${JSON.stringify(allowedValue)}.`, sample: allowedValue };
  }
  if (keyword === "type" && params.type === "string" && typeof data === "number")
    return { cause: "The schema wants a text, and this is a number.", sample: String(data) };
  if (keyword === "oneOf" || keyword === "anyOf")
    return { cause: "It fits none of the choices of the schema, or more than one.", sample };
  return { cause: `The schema says: ${message ?? keyword}.`, sample };
}

function schemaFinding(
  error: ErrorObject,
  schema: unknown,
  body: unknown,
  { contract }: Tools,
): BodyFinding {
  const path = keysOf(error.instancePath, body);
  const [target] = schemaAt([schema], body, path, contract);
  const { cause, sample } = expected(error, target, contract);
  const key = path.findLast((part) => typeof part === "string");
  const isItem = key === undefined || typeof path.at(-1) === "number";
  return {
    code: "schema",
    path,
    what: path.length
      ? `The value of ${formatPath(path)} does not fit the schema`
      : "The body does not fit the schema",
    cause,
    fix: isItem ? JSON.stringify(sample) : line(key, sample),
  };
}

/** Missing fields, one finding per object. */
function missingFindings(
  errors: readonly ErrorObject[],
  schema: unknown,
  body: unknown,
  { contract }: Tools,
): BodyFinding[] {
  return [...new Set(errors.map(({ instancePath }) => instancePath))].map(
    (pointer): BodyFinding => {
      const path = keysOf(pointer, body);
      const own = errors.filter(({ instancePath }) => instancePath === pointer);
      const names = own.map(({ params }) => String(params.missingProperty));
      const schemas = schemaAt([schema], body, path, contract);
      const { properties } = fieldsOf(schemas, own[0]?.data, contract.follow);
      const shown = names.map((name) => formatPath([...path, name])).join(", ");
      return {
        code: "schema",
        path,
        what:
          names.length === 1
            ? `The field ${shown} is missing`
            : `These fields are missing: ${shown}`,
        cause: `The schema requires ${names.length === 1 ? "it" : "them"}.`,
        fix: names
          .map((name) => line(name, sampleValue(properties.get(name)?.[0], contract)))
          .join(",\n"),
      };
    },
  );
}

/** The schemas of the value at a path of a body. */
function schemaAt(
  schemas: readonly unknown[],
  body: unknown,
  path: JsonPath,
  contract: Contract,
): unknown[] {
  const [key, ...rest] = path;
  if (key === undefined) return [...schemas];
  const fields = fieldsOf(schemas, body, contract.follow);
  const inner: unknown = isObject(body) || Array.isArray(body) ? Reflect.get(body, key) : undefined;
  const next =
    typeof key === "number" ? fields.items : (fields.properties.get(key) ?? fields.values);
  return schemaAt(next, inner, rest, contract);
}

/** The differences between a JSON body and its schema: unknown and flagged fields first. */
export function bodyFindings(schema: unknown, body: unknown, tools: Tools): BodyFinding[] {
  const unfitting = fieldFindings([schema], body, [], tools);
  const named = new Set(unfitting.map(({ path }) => JSON.stringify(path)));
  const errors = tools
    .check(schema, body, tools.use)
    .filter(({ keyword, params, data, instancePath }) => {
      if (typeof data === "string" && isDynamic(data)) return false;
      const path = keysOf(instancePath, body);
      if (named.has(JSON.stringify(path))) return false;
      if (keyword !== "additionalProperties" && keyword !== "unevaluatedProperties") return true;
      // Unknown fields are reported already; the validator also calls fields unknown because of a wrong neighbor.
      const name = String(params.additionalProperty ?? params.unevaluatedProperty);
      const schemas = schemaAt([schema], body, path, tools.contract);
      const { properties } = fieldsOf(schemas, data, tools.contract.follow);
      return !properties.has(name) && !named.has(JSON.stringify([...path, name]));
    });
  const missing = errors.filter(({ keyword }) => keyword === "required");
  const others = errors.filter(({ keyword }) => keyword !== "required");
  return [
    ...unfitting,
    ...missingFindings(missing, schema, body, tools),
    ...others.map((error) => schemaFinding(error, schema, body, tools)),
  ];
}
