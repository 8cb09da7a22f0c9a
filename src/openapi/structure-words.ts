import type { Problem } from "../problems/problem";
import { didYouMean } from "../problems/did-you-mean";

/** What Redocly says about the structure of a description, and the line it is about. */
interface Finding {
  message: string;
  /** Redocly's nearest known name. */
  suggestion: string | undefined;
  /** Last key of the pointer. */
  key: string;
  /** The line as written, trimmed. */
  seen: string;
}

type Words = Pick<Problem, "cause" | "fix">;

/** Values for keys that are required. */
const required: Record<string, string> = {
  content: 'content: { application/json: { schema: { $ref: "#/components/schemas/Order" } } }',
  description: "description: What it is, in a sentence.",
  in: "in: query",
  info: "info: { title: Orders API, version: 1.0.0 }",
  name: "name: id",
  openapi: 'openapi: "3.1.0"',
  paths: "paths: {}",
  propertyName: "propertyName: type",
  responses: 'responses: { "200": { description: OK } }',
  title: "title: Orders API",
  url: "url: https://api.example.com",
  version: "version: 1.0.0",
};

const kinds: Record<string, string> = {
  array: "a list",
  boolean: "true or false",
  integer: "a whole number",
  number: "a number",
  object: "a map of keys with values",
  string: "text",
};

const kind = (name: string) => kinds[name] ?? name;

function otherwiseUnknown(key: string, seen: string): Words {
  if (key === "nullable")
    return {
      cause: "OpenAPI 3.1 has no nullable: null is one of the types of a value.",
      fix: 'type: [string, "null"]',
    };
  const isWholeLine = seen.replace(/^- +|["']/g, "").startsWith(`${key}:`);
  return {
    cause: `OpenAPI has no key "${key}" here.`,
    fix: isWholeLine ? `Remove the line: ${seen}` : `Remove ${key} from the line: ${seen}`,
  };
}

function unknownKey({ message, suggestion, seen }: Finding): Words | undefined {
  const key = /^Property [`"](.+)[`"] is not expected here/.exec(message)?.[1];
  if (key === undefined) return undefined;
  return suggestion
    ? {
        cause: `"${key}" is misspelled, or has another place; the nearest known key is "${suggestion}".`,
        fix: seen.replace(key, suggestion),
      }
    : otherwiseUnknown(key, seen);
}

function unknownValue({ message, suggestion, key, seen }: Finding): Words | undefined {
  const list = /can be one of the following only: (.+)$/.exec(message)?.[1];
  if (list === undefined) return undefined;
  const known = list.split(/,\s*/).map((name) => name.replace(/^["'`]|["'`.]+$/g, ""));
  const written = new RegExp(`\\b${key}["']?:\\s*["']?([\\w-]+)`).exec(seen)?.[1] ?? "";
  if (key === "in" && /^(?:body|formData)$/.test(written))
    return {
      cause: "Since OpenAPI 3.0, what a request sends is not a parameter but its requestBody.",
      fix: "requestBody:\n  content:\n    application/json: { schema: { type: object } }",
    };
  const near = suggestion ?? didYouMean(written, known) ?? known[0] ?? "";
  return {
    cause: `Known values: ${known.join(", ")}.`,
    fix: written ? seen.replace(written, near) : `${key}: ${near}`,
  };
}

function missingKey({ message }: Finding): Words | undefined {
  const key = /^The field [`"](.+)[`"] must be present/.exec(message)?.[1];
  if (key === undefined) return undefined;
  return { cause: `"${key}" is required here.`, fix: required[key] ?? `${key}: …` };
}

function wrongType({ message, key, seen }: Finding): Words | undefined {
  const [, wanted = "", inner, got = ""] =
    /^Expected type [`"](\w+)[`"](?: \((\w+)\))? but got [`"](\w+)[`"]/.exec(message) ?? [];
  if (!wanted) return undefined;
  const cause = `It must be ${kind(inner ?? wanted)}, but is ${kind(got)}.`;
  if (key === "required" && got === "boolean")
    return {
      cause: "In a schema, required is a list of property names and stands next to properties.",
      fix: "required: [id]\nproperties:\n  id: { type: string }",
    };
  if (wanted === "Schema") return { cause, fix: `${key}: { type: object }` };
  if (wanted === "array")
    return { cause, fix: `${key}: [${/:\s*([\w"'-]+)$/.exec(seen)?.[1] ?? "…"}]` };
  if (wanted === "string") return { cause, fix: seen.replace(/:\s*([^"'\s].*)$/, ': "$1"') };
  return undefined;
}

/** Why a place departs from OpenAPI, and what to write; undefined for messages that are not known. */
export function structureWords(finding: Finding): Words | undefined {
  const rules = [unknownKey, unknownValue, missingKey, wrongType];
  return rules.flatMap((rule) => rule(finding) ?? [])[0];
}
