import { didYouMean } from "../../problems/did-you-mean";
import type { Problem } from "../../problems/problem";
import type { OperationEntry } from "../collect-operations";
import { componentsOf, isObject, objectsAt, textAt, type JsonObject } from "../json";
import type { References } from "../references";
import type { SourcePlace } from "../source-locations";
import { isMediaType } from "./media-types";

/** Names in the braces of a path. */
const namesIn = (path: string) =>
  [...path.matchAll(/\{([^{}]+)\}/g)].flatMap(([, name]) => name ?? []);

/** A warning about an operation, whose method and path come before `what`. */
const warning = (
  { method, path, where }: OperationEntry,
  { what, ...words }: Omit<Problem, "level" | "where">,
): Problem => ({ level: "warning", what: `${method} ${path} ${what}`, where, ...words });

function pathParameter(entry: OperationEntry, name: string, declared: readonly string[]): Problem {
  const near = didYouMean(name, declared);
  return warning(entry, {
    code: "openapi-path-parameter-undeclared",
    what: `does not declare the parameter of its path: ${name}`,
    seen: entry.path,
    cause: near
      ? `The operation declares "${near}" instead; both must have the same name.`
      : "Each name in the braces of a path needs a parameter with in: path.",
    fix: near
      ? `name: ${name}`
      : `parameters:\n  - { name: ${name}, in: path, required: true, schema: { type: string } }`,
  });
}

function securityScheme(
  name: string,
  { line, seen, file }: SourcePlace,
  known: readonly string[],
): Problem {
  const near = didYouMean(name, known);
  return {
    level: "warning",
    code: "openapi-security-scheme-unknown",
    what: `There is no security scheme "${name}"`,
    where: { file, line },
    seen,
    cause: near
      ? `The name is misspelled; the nearest scheme is "${near}".`
      : `components.securitySchemes has ${known.length ? `only ${known.join(", ")}` : "none"}.`,
    fix: near
      ? `security: [{ ${near}: [] }]`
      : `components:\n  securitySchemes:\n    ${name}: { type: http, scheme: bearer }`,
  };
}

/** A parameter of a path in which its name is not. */
function unusedParameter(entry: OperationEntry, name: string): Problem {
  return warning(entry, {
    code: "openapi-path-parameter-unused",
    what: `declares a parameter that is not in its path: ${name}`,
    seen: entry.path,
    cause: "The value of a parameter with in: path stands in braces in the path.",
    fix: `${entry.path.replace(new RegExp(`(?:/:${name}|/<${name}>)?$`), "")}/{${name}}:`,
  });
}

/** A tag of an operation that the list of tags has under nearly the same name. */
function misspelledTag(entry: OperationEntry, tag: string, known: readonly string[]) {
  const near = didYouMean(tag, known);
  if (near === undefined) return [];
  return warning(entry, {
    code: "openapi-tag-unknown",
    what: `has a tag that is not in the list of tags: ${tag}`,
    seen: `tags: [${tag}]`,
    cause: `The name is misspelled; the nearest tag is "${near}".`,
    fix: `tags: [${near}]`,
  });
}

const usualTypes = [
  "application/json",
  "application/xml",
  "application/pdf",
  "application/octet-stream",
  "application/x-www-form-urlencoded",
  "multipart/form-data",
  "text/plain",
  "text/csv",
  "text/html",
  "image/png",
  "image/jpeg",
];

/** Misspelled media types. */
function mediaTypes(entry: OperationEntry, references: References): Problem[] {
  const { requestBody, responses } = entry.operation;
  const bodies = [requestBody, ...Object.values(Object(responses) as JsonObject)];
  const names = bodies.flatMap((body) => {
    const content = isObject(body) ? references.followObject(body)?.content : undefined;
    return isObject(content) ? Object.keys(content) : [];
  });
  return [...new Set(names)].flatMap((name) => {
    const near = isMediaType(name) ? undefined : didYouMean(name, usualTypes);
    if (near === undefined) return [];
    return warning(entry, {
      code: "openapi-media-type-unknown",
      what: `has a media type that no program knows: ${name}`,
      seen: `${name}:`,
      cause: `It is misspelled; the nearest one is "${near}".`,
      fix: `${near}:`,
    });
  });
}

/** Names that operations use without declaring them, or declare without using them: parameters of paths, tags, media types, security schemes. */
export function undeclaredNames(
  document: JsonObject,
  references: References,
  operations: readonly OperationEntry[],
  placeOf: (requirement: JsonObject) => SourcePlace | undefined,
): Problem[] {
  const schemes = Object.keys(componentsOf(document, "securitySchemes"));
  const tags = objectsAt(document, "tags").flatMap((tag) => textAt(tag, "name") ?? []);
  return operations.flatMap((entry) => {
    const { operation, pathItem, path, isWebhook } = entry;
    const declared = [pathItem, operation]
      .flatMap((holder) => objectsAt(holder, "parameters"))
      .map((parameter) => references.followObject(parameter) ?? {})
      .filter((parameter) => parameter.in === "path")
      .flatMap((parameter) => textAt(parameter, "name") ?? []);
    const names = isWebhook ? [] : namesIn(path);
    return [
      ...names
        .filter((name) => !declared.includes(name))
        .map((name) => {
          const free = declared.filter((one) => !names.includes(one));
          return pathParameter(entry, name, free);
        }),
      ...(isWebhook ? [] : declared)
        .filter((name) => !names.includes(name))
        .map((name) => unusedParameter(entry, name)),
      ...(tags.length ? [operation.tags].flat() : [])
        .filter((tag): tag is string => typeof tag === "string" && !tags.includes(tag))
        .flatMap((tag) => misspelledTag(entry, tag, tags)),
      ...mediaTypes(entry, references),
      ...objectsAt(operation, "security").flatMap((requirement) => {
        const place = placeOf(requirement) ?? { file: "", line: 1, ...entry.where, seen: path };
        return Object.keys(requirement)
          .filter((name) => !schemes.includes(name))
          .map((name) => securityScheme(name, place, schemes));
      }),
    ];
  });
}
