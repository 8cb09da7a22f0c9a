import { pointerStep } from "../openapi/references";
import type { SchemaError } from "../openapi/validation/validate-schema";
import type { ErrorRule, ProblemDetail } from "./model";

const rules: Readonly<Record<string, ErrorRule>> = {
  required: "required",
  dependentRequired: "required",
  minProperties: "required",
  additionalProperties: "unknown",
  unevaluatedProperties: "unknown",
  propertyNames: "unknown",
  type: "type",
  minLength: "length",
  maxLength: "length",
  minItems: "length",
  maxItems: "length",
  maxProperties: "length",
  minimum: "range",
  maximum: "range",
  exclusiveMinimum: "range",
  exclusiveMaximum: "range",
  enum: "range",
  const: "range",
  uniqueItems: "duplicate",
  not: "not_for_kind",
  "false schema": "not_for_kind",
};

const extraKeys = ["missingProperty", "additionalProperty", "unevaluatedProperty"];

/** What an entry of `errors` calls a violation of a schema. */
export const ruleOf = ({ keyword }: SchemaError): ErrorRule => rules[keyword] ?? "format";

/** A violation in words, with the allowed values. */
export function messageOf(name: string, { message, params }: SchemaError): string {
  const allowed = Array.isArray(params.allowedValues) ? `: ${params.allowedValues.join(", ")}` : "";
  return `${name} ${message}${allowed}.`.slice(0, 500);
}

/** A violation of a body's schema as an entry of `errors`. The pointer leads to the field, even if it is missing. */
export function detailOf(
  error: SchemaError,
  readOnly: ReadonlySet<string>,
  ofKinds: ReadonlySet<string> = new Set(),
): ProblemDetail {
  const key = extraKeys.map((name) => error.params[name]).find((name) => typeof name === "string");
  const pointer = typeof key === "string" ? `${error.pointer}/${pointerStep(key)}` : error.pointer;
  const name = pointer.split("/").at(-1) || "The body";
  const rule = ruleOf(error);
  if (rule === "required" && key) return { pointer, rule, message: `${name} is required.` };
  if (rule === "unknown" && key && readOnly.has(String(key)))
    return { pointer, rule: "read_only", message: `${name} is set by the API; leave it out.` };
  if (rule === "unknown" && key && !error.pointer && ofKinds.has(String(key)))
    return { pointer, rule: "not_for_kind", message: `${name} is for another kind of record.` };
  if (rule === "unknown" && key)
    return { pointer, rule, message: `There is no field ${name} here.` };
  return { pointer, rule, message: messageOf(name, error) };
}
