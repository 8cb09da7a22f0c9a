import type { Problem } from "../../problems/problem";
import { isObject, textAt } from "../../openapi/json";
import { didYouMean } from "../../problems/did-you-mean";
import { bodyFindings } from "./body-findings";
import type { SnippetTools } from "./check-bodies";
import { jsonSchemaOf, type ContractOperation, type ContractParameter } from "./contract";
import type { CurlRequest, Named } from "./curl-commands";
import { problemInFence, type FenceOnPage } from "./report";
import { sampleValue } from "./sample-value";
import { fieldsOf } from "./schema-choices";
import { isDynamic, shown } from "./shell-words";

/** Headers that any request may have. */
const usual = ["accept", "accept-encoding", "accept-language", "content-type", "user-agent"];

/** Required in examples even if optional: a tutorial without it teaches a call that may act twice. */
const alwaysShown = ["idempotency-key"];

/** Converts a value from an address or header to the type of its schema. */
function typed(text: string, schema: unknown, { contract }: SnippetTools): unknown {
  const at = contract.follow(schema);
  const type = textAt(at, "type");
  if ((type === "integer" || type === "number") && /^-?\d+(\.\d+)?$/.test(text))
    return Number(text);
  if (type === "boolean" && /^(true|false)$/.test(text)) return text === "true";
  return text;
}

function valueOf(
  text: string,
  { schema, joined }: ContractParameter,
  tools: SnippetTools,
): unknown {
  const at = tools.contract.follow(schema);
  if (!isObject(at) || at.type !== "array") return typed(text, schema, tools);
  return (joined ? text.split(",") : [text]).map((part) => typed(part, at.items, tools));
}

const asText = (value: unknown): string => (Array.isArray(value) ? value.join(",") : String(value));

function sampleOf({ example, schema }: ContractParameter, { contract }: SnippetTools): string {
  return asText(example ?? sampleValue(schema, contract));
}

/** The first fault of a parameter's value. */
export function valueProblems(
  place: FenceOnPage,
  parameter: ContractParameter,
  given: Named,
  tools: SnippetTools,
): Problem[] {
  if (isDynamic(given.value) || parameter.schema === undefined) return [];
  const value = valueOf(given.value, parameter, tools);
  return bodyFindings(parameter.schema, value, { ...tools, use: "excerpt" })
    .slice(0, 1)
    .map(({ cause }) =>
      problemInFence(place, given.line, {
        code: "parameter-value",
        what: `The ${parameter.place} parameter ${parameter.name} has a value that it cannot have: ${given.value}`,
        cause,
        fix: `${parameter.name}${parameter.place === "header" ? ": " : "="}${sampleOf(parameter, tools)}`,
      }),
    );
}

/** Names in `fields=` that no row of the response has. */
function fieldNameProblems(
  place: FenceOnPage,
  { value, line }: Named,
  operation: ContractOperation,
  { contract }: SnippetTools,
): Problem[] {
  const { follow } = contract;
  const answer = fieldsOf([jsonSchemaOf(operation.responses.get("200"))], undefined, follow);
  const rows = answer.properties.get("data");
  const items = rows && fieldsOf(rows, undefined, follow).items;
  const { properties } = items?.length ? fieldsOf(items, undefined, follow) : answer;
  if (!properties.size || isDynamic(value)) return [];
  return value
    .split(",")
    .filter((name) => !properties.has(name))
    .map((name) => {
      const near = didYouMean(name, properties.keys());
      return problemInFence(place, line, {
        code: "field-name",
        what: `${operation.slug} has no field ${name} to ask for`,
        cause: near
          ? `The nearest field of its response is "${near}".`
          : `Its response has ${[...properties.keys()].join(", ")}.`,
        fix: `fields=${value
          .split(",")
          .flatMap((one) => (one === name ? (near ?? []) : one))
          .join(",")}`,
      });
    });
}

/** Unknown or missing query parameters, and invalid values. */
export function queryProblems(
  place: FenceOnPage,
  request: CurlRequest,
  operation: ContractOperation,
  tools: SnippetTools,
): Problem[] {
  const { slug, parameters } = operation;
  const known = parameters.filter((parameter) => parameter.place === "query");
  const names = known.map(({ name }) => name);
  const given = request.query.flatMap((one) => {
    const parameter = known.find(({ name }) => name === one.name || name === `${one.name}[]`);
    if (parameter)
      return [
        ...valueProblems(place, parameter, one, tools),
        ...(one.name === "fields" ? fieldNameProblems(place, one, operation, tools) : []),
      ];
    if (isDynamic(one.name)) return [];
    const near = didYouMean(one.name, names);
    return problemInFence(place, one.line, {
      code: "parameter-unknown",
      what: `${slug} has no query parameter ${one.name}`,
      cause: near ? `The nearest one is "${near}".` : `It has ${names.join(", ") || "none"}.`,
      fix: near ? `${near}=${shown(one.value)}` : `Remove ${one.name}.`,
    });
  });
  const missing = known.filter(
    ({ required, name }) => required && !request.query.some((one) => one.name === name),
  );
  return [
    ...given,
    ...missing.map((parameter) =>
      problemInFence(place, request.urlLine, {
        code: "parameter-missing",
        what: `${slug} needs the query parameter ${parameter.name}`,
        cause: "The description requires it.",
        fix: `-G -d ${parameter.name}=${sampleOf(parameter, tools)}`,
      }),
    ),
  ];
}

const isSame = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

function missingHeaders(
  place: FenceOnPage,
  request: CurlRequest,
  { slug, parameters, credentials }: ContractOperation,
  tools: SnippetTools,
): Problem[] {
  const isSent = (name: string) => request.headers.some((header) => isSame(header.name, name));
  const isExpected = ({ name, required }: ContractParameter) =>
    required || alwaysShown.includes(name.toLowerCase());
  const missing = parameters
    .filter((parameter) => parameter.place === "header" && isExpected(parameter))
    .filter(({ name }) => !isSent(name))
    .map((parameter) =>
      problemInFence(place, request.line, {
        code: "header-missing",
        what: `The call to ${slug} lacks the header ${parameter.name}`,
        cause: parameter.required
          ? "The description requires it."
          : "Without it a call that is repeated after a timeout acts twice.",
        fix: isSame(parameter.name, "if-match")
          ? '-H "If-Match: $ETAG"'
          : `-H "${parameter.name}: ${sampleOf(parameter, tools)}"`,
      }),
    );
  const [first] = credentials;
  const isAuthorized = credentials.some((set) => set.every(({ name }) => isSent(name)));
  if (!first || isAuthorized) return missing;
  const unauthorized = problemInFence(place, request.line, {
    code: "credentials-missing",
    what: `The call to ${slug} has no credentials`,
    cause: "The operation lets nobody in without.",
    fix: first.map(({ name, sample }) => `-H "${name}: ${sample}"`).join(" "),
  });
  return [...missing, unauthorized];
}

/** Unknown or missing headers and credentials, and invalid values. */
export function headerProblems(
  place: FenceOnPage,
  request: CurlRequest,
  operation: ContractOperation,
  tools: SnippetTools,
): Problem[] {
  const { slug, parameters, credentials } = operation;
  const described = parameters.filter((parameter) => parameter.place === "header");
  const names = [
    ...described.map(({ name }) => name),
    ...credentials.flat().map(({ name }) => name),
    "Authorization",
  ];
  const given = request.headers.flatMap((header) => {
    const parameter = described.find(({ name }) => isSame(name, header.name));
    if (parameter) return valueProblems(place, parameter, header, tools);
    if ([...usual, ...names].some((name) => isSame(name, header.name))) return [];
    const near = didYouMean(header.name, [...names, "Content-Type", "Accept"]);
    return problemInFence(place, header.line, {
      code: "header-unknown",
      what: `${slug} does not know the header ${shown(header.name)}`,
      cause: near ? `The nearest one is "${near}".` : `It has ${[...new Set(names)].join(", ")}.`,
      fix: near
        ? `-H "${near}: ${shown(header.value)}"`
        : `Remove the header ${shown(header.name)}.`,
    });
  });
  return [...given, ...missingHeaders(place, request, operation, tools)];
}
