import { linkFault, linkRules } from "../../config/addresses/link-address";
import type { Problem, SourceLocation } from "../../problems/problem";
import type { OperationEntry } from "../collect-operations";
import type { JsonObject } from "../json";
import { serversOf } from "../servers";

function serverProblem(url: string, where: SourceLocation): Problem[] {
  // Readers fill in names in braces. Paths, and hosts without a scheme, are relative to the description.
  const plain = url.replace(/\{[^{}]*\}/g, "0");
  if (/^wss?:\/\/[\w.-]+(?:[:/]|$)/i.test(plain)) return [];
  const fault = plain.startsWith("//")
    ? linkFault(`https:${plain}`, linkRules.web)
    : linkFault(plain, { ...linkRules.web, paths: "any" });
  if (!fault) return [];
  return [
    {
      level: "error",
      code: "openapi-server-address",
      what: `A server of the API has no right address: ${JSON.stringify(url)}`,
      where,
      seen: `url: ${url}`,
      cause: fault.cause,
      fix: "url: https://api.example.com/v1",
    },
  ];
}

/** Problems of server addresses that are invalid: those of the document, paths, and operations, each once. */
export function serverProblems(
  document: JsonObject,
  operations: readonly OperationEntry[],
  file: string,
): Problem[] {
  const places = new Map<string, SourceLocation>();
  for (const { url } of serversOf(document)) places.set(url, { file, line: 1 });
  for (const { operation, pathItem, where } of operations)
    for (const { url } of serversOf(operation, pathItem))
      if (!places.has(url)) places.set(url, where ?? { file, line: 1 });
  return [...places].flatMap(([url, where]) => serverProblem(url, where));
}
