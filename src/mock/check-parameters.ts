import { decoded } from "../config/addresses/internal-link";
import type { PathValues } from "./path-matcher";
import type { MockRequest, ProblemDetail } from "./model";
import type { Operation, Parameter } from "./mock-operations";
import { refuse, usualCode } from "./problems";
import { messageOf, ruleOf } from "./request-errors";
import type { SchemaReader } from "./schema-reader";
import type { Catalog } from "./world";

function objectIn(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

function cookieIn(header: string | undefined, name: string): string | undefined {
  const pairs = (header ?? "").split(/;\s*/).map((pair) => pair.split("="));
  const value = pairs
    .find(([key]) => key === name)
    ?.slice(1)
    .join("=");
  return value && decoded(value);
}

/** Converts the text of a parameter to the type of its schema. */
export function parameterValue(parameter: Parameter, text: string, reader: SchemaReader): unknown {
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

/** Periods that end before they begin. */
const turnedPeriods = (query: Readonly<Record<string, unknown>>): ProblemDetail[] =>
  Object.entries(query).flatMap(([name, from]): ProblemDetail[] => {
    const end = name.replace(/from$/, "to").replace(/From$/, "To");
    const to = query[end];
    const isTurned =
      end !== name && typeof from === "string" && typeof to === "string" && isBefore(to, from);
    return isTurned ? [{ parameter: end, rule: "range", message: `It is before ${name}.` }] : [];
  });

const isBefore = (one: string, other: string) => Date.parse(one) < Date.parse(other);

/** Checks path, query, header, and cookie parameters; returns the values of query parameters. */
export function checkParameters(
  operation: Operation,
  path: PathValues,
  request: MockRequest,
  headers: Readonly<Record<string, string>>,
  catalog: Catalog,
) {
  const details: ProblemDetail[] = [];
  const query: Record<string, unknown> = {};
  const given = request.query ?? {};
  for (const name of Object.keys(given))
    if (!operation.parameters.some((known) => known.place === "query" && known.name === name)) {
      const message = `There is no parameter ${name} here.`;
      details.push({ parameter: name, rule: "unknown", message });
    }
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
      // `checkVersion` refuses a missing If-Match with its own status.
      if (required && place === "query")
        details.push({ parameter: name, rule: "required", message: `${name} is required.` });
      continue;
    }
    const value = parameterValue(parameter, text, catalog.reader);
    if (place === "query") query[name] = value;
    const [error] = catalog.validate(parameter.pointer, value);
    if (error) {
      // The only value that a header takes, such as `*`, is its format.
      const rule = error.keyword === "const" ? "format" : ruleOf(error);
      details.push({ parameter: name, rule, message: messageOf(name, error) });
    }
  }
  details.push(...turnedPeriods(query));
  const [first] = details;
  if (first) refuse(400, usualCode(operation, 400, "invalid-parameter"), first.message, details);
  return query;
}
