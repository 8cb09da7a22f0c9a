import { detectSpec, type Document } from "@redocly/openapi-core";
import path from "node:path";
import type { Problem } from "../problems/problem";
import { isObject } from "./json";
import { placeOf } from "./source-locations";

function place(document: Document, key: string, root: string) {
  return placeOf({ source: document.source, pointer: `#/${key}`, reportOnKey: true }, root);
}

function swagger(document: Document, root: string): Problem {
  const { file, line, seen } = place(document, "swagger", root);
  const folder = path.posix.dirname(file);
  return {
    level: "error",
    code: "openapi-swagger",
    what: "The API description is written in Swagger 2.0",
    where: { file, line },
    seen,
    cause: "The site reads OpenAPI 3.0 and 3.1, the successors of Swagger 2.0.",
    fix: `mv ${file} ${folder}/swagger${path.extname(file)} && npx swagger2openapi --yaml --outfile ${folder}/openapi.yaml ${folder}/swagger${path.extname(file)}`,
  };
}

/** What a document is that is no object. */
function kindOf(parsed: unknown): string {
  if (parsed === undefined || parsed === null) return "it is empty";
  return Array.isArray(parsed) ? "it is a list" : `it is a ${typeof parsed}`;
}

/** The problem that a document is not OpenAPI 3, or nothing when it is. */
export function versionProblem(document: Document, root: string): Problem | undefined {
  let seenVersion = kindOf(document.parsed);
  try {
    const version = detectSpec(document.parsed);
    if (version.startsWith("oas3")) return undefined;
    if (version === "oas2") return swagger(document, root);
    seenVersion = version;
  } catch (error) {
    if (isObject(document.parsed) && error instanceof Error) seenVersion = error.message;
  }
  const { file, line, seen } = place(document, "openapi", root);
  return {
    level: "error",
    code: "openapi-not-openapi",
    what: "The file is not an OpenAPI description",
    where: { file, line },
    seen: seen || "nothing",
    cause: `It does not begin as OpenAPI 3.0 or 3.1 do (${seenVersion}).`,
    fix: 'openapi: "3.1.0"',
  };
}
