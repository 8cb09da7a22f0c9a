import type { Problem } from "../../problems/problem";
import { bodyFindings } from "./body-findings";
import { jsonSchemaOf, responseFor, type Contract, type ContractOperation } from "./contract";
import { parseJson } from "./json-text";
import { mendedJson } from "./mended-json";
import type { Snippet } from "./page-snippets";
import { fenceText } from "../../content/markdown/fence-words";
import { problemInFence, type FenceOnPage } from "./report";
import type { BodyUse, CheckSchema } from "./schema-checker";

/** Shared by the checks of all snippets. */
export interface SnippetTools {
  contract: Contract;
  check: CheckSchema;
}

interface JsonPart {
  text: string;
  /** 1-based line of the fence on which the text begins. */
  line: number;
  schema: unknown;
  use: BodyUse;
}

/** Checks a JSON text in a fence against a schema. */
export function checkJson(
  place: FenceOnPage,
  { text, line, schema, use }: JsonPart,
  tools: SnippetTools,
): Problem | Problem[] {
  const json = parseJson(text);
  if (json.error) {
    const mended = mendedJson(text);
    return problemInFence(place, line - 1 + (mended?.line ?? json.error.line), {
      code: "json",
      what: "This is not JSON",
      cause: `The parser stops ${mended && mended.line !== json.error.line ? "below" : "here"}: ${json.error.message}.`,
      fix: mended?.fix ?? '{ "name": "value", "list": [1, 2] }',
    });
  }
  return bodyFindings(schema, json.value, { ...tools, use }).map(
    ({ code, path, what, cause, fix }) =>
      problemInFence(place, line - 1 + json.lineOf(path), { code, what, cause, fix }),
  );
}

function requestBody(
  place: FenceOnPage,
  operation: ContractOperation,
  tools: SnippetTools,
): Problem | Problem[] {
  const schema = jsonSchemaOf(operation.request?.bodies);
  if (schema === undefined)
    return problemInFence(place, 0, {
      code: "no-body",
      what: `${operation.slug} takes no JSON body`,
      cause: `${operation.method} ${operation.path} is described without one.`,
      fix: "Remove the fence, or name the operation that takes this body.",
    });
  return checkJson(place, { text: place.fence.code, line: 1, schema, use: "request" }, tools);
}

function responseBody(
  place: FenceOnPage,
  operation: ContractOperation,
  { status, excerpt }: { status: string; excerpt: boolean },
  tools: SnippetTools,
): Problem | Problem[] {
  const bodies = responseFor(operation, status);
  const known = [...operation.responses.keys()];
  const meta = (other: string) => place.fence.meta.replace(/response=\S*/, `response=${other}`);
  if (!bodies)
    return problemInFence(place, 0, {
      code: "status",
      what: `${operation.slug} does not return ${status}`,
      cause: `Its responses are ${known.join(", ")}.`,
      fix: fenceText({ lang: "json", meta: meta(known[0] ?? "200") }),
    });
  const schema = jsonSchemaOf(bodies);
  if (schema === undefined)
    return problemInFence(place, 0, {
      code: "no-body",
      what: `The response ${status} of ${operation.slug} has no JSON body`,
      cause: "The description shows none.",
      fix: "Remove the fence, or say in the text that the response is empty.",
    });
  const use = excerpt ? "excerpt" : "response";
  return checkJson(place, { text: place.fence.code, line: 1, schema, use }, tools);
}

/** Checks a `json` fence that is a request or response body. */
export function checkBody(
  file: string,
  snippet: Exclude<Snippet, { kind: "call" }>,
  operation: ContractOperation,
  tools: SnippetTools,
): Problem | Problem[] {
  const place = { file, fence: snippet.fence };
  return snippet.kind === "request"
    ? requestBody(place, operation, tools)
    : responseBody(place, operation, snippet, tools);
}
