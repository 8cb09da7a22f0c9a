import type { Problem } from "../../problems/problem";
import { didYouMean } from "../../problems/did-you-mean";
import { inline, lineWith, withoutKey, writtenAt } from "./inline-yaml";
import { isObject } from "../json";
import { isMediaType } from "./media-types";
import { requiredEntry } from "./required-entries";
import { responseNames, statusMeant, withResponseName } from "./response-status";
import { typeMeant, withRightType } from "./wrong-types";

/** What Redocly says about the structure of a description, and the line it is about. */
interface Finding {
  message: string;
  /** Redocly's nearest known name. */
  suggestion: string | undefined;
  /** Last key of the pointer. */
  key: string;
  /** The line as written, trimmed. */
  seen: string;
  /** What is at the pointer, and the object or list that holds it. */
  value?: unknown;
  holder?: unknown;
}

type Words = Pick<Problem, "cause" | "fix">;

const kinds: Record<string, string> = {
  array: "a list",
  boolean: "true or false",
  integer: "a whole number",
  number: "a number",
  null: "nothing",
  object: "a map of keys with values",
  string: "text",
};

const kind = (name: string) => kinds[name] ?? name;

/** Keys of Swagger 2.0 and of the other version of OpenAPI 3, and what stands for them here. */
const elsewhere: Record<string, Words> = {
  nullable: {
    cause: "OpenAPI 3.1 has no nullable: null is one of the types of a value.",
    fix: 'type: [string, "null"]',
  },
  host: {
    cause: "Since OpenAPI 3.0, host, basePath, and schemes are one address in servers.",
    fix: "servers: [{ url: https://api.example.com/v1 }]",
  },
  definitions: {
    cause: "Since OpenAPI 3.0, definitions are schemas of components.",
    fix: "components:\n  schemas:\n    Order: { type: object }",
  },
  securityDefinitions: {
    cause: "Since OpenAPI 3.0, securityDefinitions are securitySchemes of components.",
    fix: "components:\n  securitySchemes:\n    apiKey: { type: apiKey, in: header, name: X-Api-Key }",
  },
};

/** Keys that OpenAPI has since 3.1. */
const since31 =
  /^(?:webhooks|jsonSchemaDialect|pathItems|\$(?:schema|defs|id|anchor|dynamicRef|dynamicAnchor|comment)|if|then|else|prefixItems|contains|m(?:in|ax)Contains|patternProperties|propertyNames|dependent(?:Schemas|Required)|unevaluated(?:Items|Properties)|content(?:Encoding|MediaType|Schema))$/;

/** The key that Redocly says an object must not have. */
export const unexpectedKey = (message: string): string | undefined =>
  /^Property [`"](.+)[`"] is not expected here/.exec(message)?.[1];

/** The key that Redocly says an object lacks. */
export const lackingKey = (message: string): string | undefined =>
  /^The field [`"](.+)[`"] must be present/.exec(message)?.[1];

/** Keys of a schema that Swagger 2.0 writes at a parameter. */
const ofSchema = /^(?:type|format|items|enum|default|pattern|m(?:in|ax)(?:imum|Length|Items))$/;

/** A key that has another place, or another name, in this version of OpenAPI. */
function movedKey(key: string, { seen, suggestion, value, holder }: Finding): Words | undefined {
  if (Object.hasOwn(elsewhere, key)) return elsewhere[key];
  if (key === "const")
    return {
      cause: "OpenAPI 3.0 has no const.",
      fix: seen.replace(/const:.*$/, `enum: ${inline([value])}`),
    };
  if (key === "$ref" && value === null && /\$ref:\s*#/.test(seen))
    return {
      cause: "In YAML, # after a space begins a comment, so nothing is left of the reference.",
      fix: seen.replace(/#.*$/, (reference) => `"${reference}"`),
    };
  if (/^\$?ref$/i.test(key) && key !== "$ref")
    return {
      cause: `"${key}" is misspelled: what refers to a part of the description is called $ref.`,
      fix: seen.replace(key, "$$ref"),
    };
  if (key === "examples" && Array.isArray(value) && suggestion === "example")
    return {
      cause: "In OpenAPI 3.0 a schema has one example; a list of examples came with 3.1.",
      fix: lineWith(seen, key, value, inline(value[0])).replace("examples:", "example:"),
    };
  if (since31.test(key))
    return { cause: `OpenAPI has ${key} since 3.1.`, fix: "openapi: 3.1.0   # the first line" };
  if (isMediaType(key))
    return {
      cause: "A media type stands in content.",
      fix: `content: ${inline({ [key]: value })}`,
    };
  const status = statusMeant(key);
  if (status !== undefined && isObject(value) && ("description" in value || "$ref" in value))
    return { cause: responseNames, fix: withResponseName(seen, key, status) };
  const around = isObject(holder) ? holder : {};
  if (ofSchema.test(key) && "in" in around)
    return {
      cause: `Since OpenAPI 3.0, the ${key} of a parameter is in its schema.`,
      fix: `schema: ${inline({ [key]: value })}`,
    };
  if (key === "schema" && !suggestion && !("in" in around))
    return {
      cause: "Since OpenAPI 3.0, the schema of a body is below its media type.",
      fix: `content: ${inline({ "application/json": { schema: value } })}`,
    };
  return isObject(value) &&
    Object.keys(value).some((method) => /^(?:get|put|post|patch|delete)$/.test(method))
    ? { cause: "A path begins with a slash.", fix: seen.replace(key, `/${key}`) }
    : undefined;
}

function unknownKey(finding: Finding): Words | undefined {
  const { message, suggestion, seen } = finding;
  const key = unexpectedKey(message);
  if (key === undefined) return undefined;
  const moved = movedKey(key, finding);
  if (moved) return moved;
  if (suggestion)
    return {
      cause: `"${key}" is misspelled, or has another place; the nearest known key is "${suggestion}".`,
      fix: seen.replace(key, suggestion),
    };
  return { cause: `OpenAPI has no key "${key}" here.`, fix: withoutKey(seen, key) };
}

/** The type of a schema, as another version of OpenAPI or another language has it. */
function typeWords(
  { key, seen, value, holder }: Finding,
  known: readonly string[],
): Words | undefined {
  const cause = `Known values: ${known.join(", ")}.`;
  if (key === "type" && (value === "bearer" || value === "basic"))
    return { cause, fix: lineWith(seen, key, value, `http${separator(seen)}scheme: ${value}`) };
  if (key === "type" && !known.includes("null") && (Array.isArray(value) || value === "null")) {
    const type: unknown = [value].flat().find((one) => one !== "null");
    return {
      cause: "In OpenAPI 3.0 a type is one name, and nullable: true stands for null.",
      fix:
        typeof type === "string"
          ? lineWith(seen, key, value, `${type}${separator(seen)}nullable: true`)
          : "nullable: true",
    };
  }
  const meant = typeMeant[String(value).toLowerCase()];
  if (key === "type" && typeof value === "string" && meant && known.includes("object")) {
    const more = meant.format ? `${separator(seen)}format: ${meant.format}` : "";
    return { cause, fix: lineWith(seen, key, value, meant.type + more) };
  }
  return Array.isArray(holder) && typeof value === "string"
    ? { cause, fix: lineWith(seen, key, value, quotedNull(didYouMean(value, known) ?? "string")) }
    : undefined;
}

const quotedNull = (type: string) => (type === "null" ? '"null"' : type);
/** Between two keys: on lines of their own, unless the line has them in braces. */
const separator = (seen: string) => (seen.includes("{") ? ", " : "\n");

function unknownValue(finding: Finding): Words | undefined {
  const { message, suggestion, key, seen } = finding;
  const list = /can be one of the following only: (.+)$/.exec(message)?.[1];
  if (list === undefined) return undefined;
  const known = list.split(/,\s*/).map((name) => name.replace(/^["'`]|["'`.]+$/g, ""));
  const written = new RegExp(`\\b${key}["']?:\\s*["']?([\\w-]+)`).exec(seen)?.[1] ?? "";
  if (key === "in" && /^(?:body|formData)$/.test(written))
    return {
      cause: "Since OpenAPI 3.0, what a request sends is not a parameter but its requestBody.",
      fix: "requestBody:\n  content:\n    application/json: { schema: { type: object } }",
    };
  const ofType = typeWords(finding, known);
  if (ofType) return ofType;
  const near = suggestion ?? didYouMean(written, known) ?? known[0] ?? "";
  return {
    cause: `Known values: ${known.join(", ")}.`,
    fix: written ? seen.replace(written, near) : `${key}: ${near}`,
  };
}

/** The line with one more entry, if it holds the object in braces; else the entry for a line of its own. */
function withEntry(entry: string, { seen, key, value }: Finding): string {
  const place =
    isObject(value) && Object.keys(value).length ? writtenAt(seen, key, value) : undefined;
  if (!place || seen[place.end - 1] !== "}") return entry;
  const object = seen.slice(place.start, place.end - 1).trimEnd();
  return `${seen.slice(0, place.start)}${object}, ${entry} }${seen.slice(place.end)}`;
}

function missingKey(finding: Finding): Words | undefined {
  const key = lackingKey(finding.message);
  if (key === undefined) return undefined;
  return {
    cause: `"${key}" is required here.`,
    fix: withEntry(requiredEntry(key, finding.value, finding.key), finding),
  };
}

/** One of several keys is required. */
function missingOne(finding: Finding): Words | undefined {
  const [, list = ""] =
    /at least one of the following fields: (.+?)\.?$/.exec(finding.message) ?? [];
  const [first = ""] = list.split(/,\s*/);
  if (!first) return undefined;
  const entry = { schema: "schema: { type: string }", paths: "paths: {}" }[first] ?? `${first}: …`;
  return { cause: `One of these is required here: ${list}.`, fix: withEntry(entry, finding) };
}

/** `1e999`, which is larger than any number, so that the parser leaves it as text. */
function endless({ key, value, seen }: Finding, wanted: string): Words | undefined {
  const isNumber = typeof value === "string" && /^[-+]?\d+(?:\.\d+)?e\+?\d+$/i.test(value);
  if (!isNumber || !/^(?:number|integer)$/.test(wanted)) return undefined;
  const largest = Math.sign(Number(value)) * Number.MAX_SAFE_INTEGER;
  return {
    cause: "It must be a number, but is too large to be one.",
    fix: lineWith(seen, key, value, String(largest)),
  };
}

function wrongType(finding: Finding): Words | undefined {
  const { message, key, seen, value, holder } = finding;
  const [, wanted = "", inner, got = ""] =
    /^Expected type [`"](\w+)[`"](?: \((\w+)\))? but got [`"](\w+)[`"]/.exec(message) ?? [];
  if (!wanted) return undefined;
  const tooLarge = endless(finding, wanted);
  if (tooLarge) return tooLarge;
  const cause = `It must be ${kind(inner ?? (kinds[wanted] ? wanted : "object"))}, but is ${kind(got)}.`;
  if (key === "required" && got === "boolean")
    return {
      cause: "In a schema, required is a list of property names and stands next to properties.",
      fix: "required: [id]\nproperties:\n  id: { type: string }",
    };
  const fix = withRightType({ wanted, key, value, holder, seen });
  return fix === undefined ? undefined : { cause, fix };
}

function tooSmall({ message, key, value, seen }: Finding): Words | undefined {
  const bound = /must be greater than or equal to (-?\d+)/.exec(message)?.[1];
  return bound === undefined
    ? undefined
    : { cause: `It must be at least ${bound}.`, fix: lineWith(seen, key, value, bound) };
}

/** Why a place departs from OpenAPI, and what to write; undefined for messages that are not known. */
export function structureWords(finding: Finding): Words | undefined {
  const rules = [unknownKey, unknownValue, missingKey, missingOne, wrongType, tooSmall];
  return rules.flatMap((rule) => rule(finding) ?? [])[0];
}
