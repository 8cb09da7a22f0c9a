import { detectSpec, type Document } from "@redocly/openapi-core";
import path from "node:path";
import { didYouMean } from "../problems/did-you-mean";
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

const beginning = 'openapi: "3.1.0"';
const whole = `${beginning}\ninfo: { title: Orders API, version: 1.0.0 }\npaths: {}`;

/** Why a document without a known version is none, and how it must begin. */
function versionFault(parsed: unknown): Pick<Problem, "cause" | "fix"> {
  if (parsed === undefined || parsed === null) return { cause: "It is empty.", fix: whole };
  if (!isObject(parsed))
    return {
      cause: `It is ${Array.isArray(parsed) ? "a list" : "text"}, not a map of keys with values.`,
      fix: whole,
    };
  const { openapi } = parsed;
  const near = didYouMean("openapi", Object.keys(parsed));
  if (openapi === undefined)
    return {
      cause: near
        ? `The first key must be "openapi", but is "${near}".`
        : 'It has no key "openapi" with the version of the specification.',
      fix: beginning,
    };
  return {
    cause:
      typeof openapi === "string"
        ? `The site reads OpenAPI 3.0 and 3.1, not ${openapi}.`
        : "The version must be text with three numbers, in quotes.",
    fix: beginning,
  };
}

/** The problem of a document that is not OpenAPI 3; undefined if it is. */
export function versionProblem(document: Document, root: string): Problem | undefined {
  try {
    const version = detectSpec(document.parsed);
    if (version.startsWith("oas3")) return undefined;
    if (version === "oas2") return swagger(document, root);
  } catch {
    // Redocly throws for what it does not know.
  }
  const { file, line, seen } = place(document, "openapi", root);
  return {
    level: "error",
    code: "openapi-not-openapi",
    what: "The file is not an OpenAPI description",
    where: { file, line },
    seen: seen || "nothing",
    ...versionFault(document.parsed),
  };
}
