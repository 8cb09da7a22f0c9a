import type { PathValues } from "./path-matcher";
import type { SchemaError } from "../openapi/validation/validate-schema";
import type { MockRequest, ProblemDetail } from "./model";
import type { Operation, Parameter } from "./operations";
import { documentedCode, refuse } from "./problems";
import type { Catalogue } from "./world";

function objectIn(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

/** The value of a cookie in the header of that name. */
function cookieIn(header: string | undefined, name: string): string | undefined {
  const pairs = (header ?? "").split(/;\s*/).map((pair) => pair.split("="));
  const value = pairs
    .find(([key]) => key === name)
    ?.slice(1)
    .join("=");
  return value && decodeURIComponent(value);
}

/** A parameter's text as the value its schema speaks of. */
export function parameterValue(
  parameter: Parameter,
  text: string,
  { reader }: Pick<Catalogue, "reader">,
): unknown {
  const type = reader.typeOf(parameter.schema);
  const single = (part: string, wanted: string | undefined): unknown => {
    if ((wanted === "integer" || wanted === "number") && /^-?\d+(\.\d+)?$/.test(part))
      return Number(part);
    if (wanted === "boolean" && /^(true|false)$/.test(part)) return part === "true";
    if (wanted === "object") return objectIn(part);
    return part;
  };
  if (type !== "array") return single(text, type);
  const inner = reader.typeOf(reader.items(parameter.schema));
  return text.split(",").map((part) => single(part.trim(), inner));
}

const parameterRules: Readonly<Record<string, string>> = {
  pattern: "format",
  format: "format",
  type: "type",
  enum: "range",
  minimum: "range",
  maximum: "range",
  uniqueItems: "duplicate",
  maxItems: "length",
  minItems: "length",
  maxLength: "length",
  minLength: "length",
};

function parameterDetail(parameter: Parameter, error: SchemaError): ProblemDetail {
  const allowed = Array.isArray(error.params.allowedValues)
    ? `: ${error.params.allowedValues.join(", ")}`
    : "";
  return {
    parameter: parameter.name,
    rule: parameterRules[error.keyword] ?? "format",
    message: `${parameter.name} ${error.message}${allowed}.`.slice(0, 500),
  };
}

function refuseParameters(operation: Operation, details: ProblemDetail[]): void {
  const [first] = details;
  if (!first) return;
  const code =
    documentedCode(operation, 400, (one) => one === "invalid-parameter") ??
    documentedCode(operation, 400, () => true) ??
    "invalid-parameter";
  refuse(400, code, first.message, details);
}

/** Checks path, query and header parameters; returns those of the query as values. */
export function checkParameters(
  operation: Operation,
  path: PathValues,
  request: MockRequest,
  headers: Readonly<Record<string, string>>,
  catalogue: Catalogue,
) {
  const details: ProblemDetail[] = [];
  const query: Record<string, unknown> = {};
  const given = request.query ?? {};
  for (const name of Object.keys(given))
    if (!operation.parameters.some((one) => one.place === "query" && one.name === name))
      details.push({
        parameter: name,
        rule: "unknown",
        message: `There is no parameter ${name} here.`,
      });
  for (const parameter of operation.parameters) {
    const { name, place, required } = parameter;
    const texts: Record<string, string | undefined> = {
      path: path[name],
      query: given[name],
      header: headers[name.toLowerCase()],
      cookie: cookieIn(headers.cookie, name),
    };
    const text = texts[place];
    if (text === undefined) {
      // A missing If-Match has a status of its own.
      if (required && place === "query")
        details.push({ parameter: name, rule: "required", message: `${name} is required.` });
      continue;
    }
    const value = parameterValue(parameter, text, catalogue);
    if (place === "query") query[name] = value;
    details.push(
      ...catalogue
        .validate(parameter.pointer, value)
        .slice(0, 1)
        .map((error) => parameterDetail(parameter, error)),
    );
  }
  refuseParameters(operation, details);
  return query;
}
