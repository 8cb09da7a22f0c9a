import { isObject, type JsonObject } from "../openapi/json";

interface ErrorText {
  message: string;
  params: JsonObject;
}

const limits: Readonly<Record<string, (limit: unknown) => string>> = {
  minLength: (limit) => `must NOT have fewer than ${String(limit)} characters`,
  maxLength: (limit) => `must NOT have more than ${String(limit)} characters`,
  minItems: (limit) => `must NOT have fewer than ${String(limit)} items`,
  maxItems: (limit) => `must NOT have more than ${String(limit)} items`,
  minProperties: (limit) => `must NOT have fewer than ${String(limit)} properties`,
  maxProperties: (limit) => `must NOT have more than ${String(limit)} properties`,
};

const comparisons: Readonly<Record<string, string>> = {
  minimum: ">=",
  maximum: "<=",
  exclusiveMinimum: ">",
  exclusiveMaximum: "<",
};

/** Sentence and parameters of an error, as Ajv gives them. `key` is the property that it is about. */
export function errorText(keyword: string, schema: unknown, key: string | undefined): ErrorText {
  const value = isObject(schema) ? schema[keyword] : undefined;
  const limit = limits[keyword];
  if (limit) return { message: limit(value), params: { limit: value } };
  const comparison = comparisons[keyword];
  if (comparison)
    return {
      message: `must be ${comparison} ${String(value)}`,
      params: { comparison, limit: value },
    };
  switch (keyword) {
    case "required":
      return {
        message: `must have required property '${key ?? ""}'`,
        params: { missingProperty: key },
      };
    case "additionalProperties":
      return {
        message: "must NOT have additional properties",
        params: { additionalProperty: key },
      };
    case "unevaluatedProperties":
      return {
        message: "must NOT have unevaluated properties",
        params: { unevaluatedProperty: key },
      };
    case "type": {
      const type = Array.isArray(value) ? value.join(",") : value;
      return { message: `must be ${String(type)}`, params: { type: value } };
    }
    case "enum":
      return {
        message: "must be equal to one of the allowed values",
        params: { allowedValues: value },
      };
    case "const":
      return { message: "must be equal to constant", params: { allowedValue: value } };
    case "format":
      return { message: `must match format "${String(value)}"`, params: { format: value } };
    case "pattern":
      return { message: `must match pattern "${String(value)}"`, params: { pattern: value } };
    case "multipleOf":
      return { message: `must be multiple of ${String(value)}`, params: { multipleOf: value } };
    case "uniqueItems":
      return { message: "must NOT have duplicate items", params: {} };
    case "propertyNames":
      return { message: "property name must be valid", params: { propertyName: key } };
    case "oneOf":
      return { message: "must match exactly one schema in oneOf", params: {} };
    case "anyOf":
      return { message: "must match a schema in anyOf", params: {} };
    case "if":
      return { message: 'must match "then" schema', params: {} };
    case "not":
      return { message: "must NOT be valid", params: {} };
    case "false":
      return { message: "boolean schema is false", params: {} };
    default:
      return { message: "is not valid", params: {} };
  }
}
