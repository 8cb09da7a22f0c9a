import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import type { Document } from "@redocly/openapi-core";
import { didYouMean } from "../../problems/did-you-mean";
import type { Problem } from "../../problems/problem";
import { isObject, type JsonObject } from "../json";
import { pointerKeys } from "../references";
import type { SourcePlace } from "../source-locations";

interface BrokenReference {
  reference: string;
  /** Absolute path of the file with the reference. */
  from: string;
  /** Absolute path or address of the file that it names. */
  target: string;
  place: SourcePlace;
  documents: ReadonlyMap<string, Document>;
}

interface Explanation {
  cause: string;
  nearest?: string;
}

function missingFile(uri: string, file: string): Explanation {
  const folder = path.dirname(file);
  if (!existsSync(folder))
    return {
      cause: `There is no folder ${path.posix.dirname(uri)}; paths start at the file that holds the $ref.`,
    };
  const near = didYouMean(path.basename(file), readdirSync(folder));
  return {
    cause: near
      ? `There is no file ${uri}; the nearest in its folder is ${near}.`
      : `There is no file ${uri}; paths start at the file that holds the $ref.`,
    nearest: near && path.posix.join(path.posix.dirname(uri), near),
  };
}

function missingPart(pointer: string, document: unknown, uri: string): Explanation {
  if (pointer && !pointer.startsWith("/"))
    return {
      cause: "Behind # the way to a part begins with a slash.",
      nearest: `${uri}#/${pointer}`,
    };
  const keys = pointerKeys(pointer);
  if (!keys.length)
    return { cause: "It leads to the whole description, where one part of it belongs." };
  const found: string[] = [];
  let at: unknown = document;
  for (const key of keys) {
    if (!isObject(at) || !Object.hasOwn(at, key)) {
      const known = isObject(at) ? Object.keys(at) : [];
      const parent = found.length ? `#/${found.join("/")}` : "The file";
      const near = didYouMean(key, known);
      const rest = keys.slice(found.length + 1);
      return {
        cause: near
          ? `${parent} has no "${key}"; the nearest is "${near}".`
          : `${parent} has no "${key}"${known.length ? `; it has ${known.slice(0, 8).join(", ")}` : ""}.`,
        nearest: near && `${uri}#/${[...found, near, ...rest].join("/")}`,
      };
    }
    found.push(key);
    at = (at as JsonObject)[key];
  }
  return { cause: "The references lead in a circle without ever reaching a value." };
}

/** The problem of a `$ref` that leads nowhere; it suggests the nearest name that exists. */
export function unresolvedReference(broken: BrokenReference): Problem {
  const { reference, from, target, place, documents } = broken;
  const [uri = "", pointer = ""] = reference.split("#");
  const isMissing = uri !== "" && !documents.has(target);
  const { cause, nearest } = isMissing
    ? missingFile(uri, target)
    : missingPart(pointer, documents.get(uri ? target : from)?.parsed, uri);
  return {
    level: "error",
    code: "openapi-unresolved-ref",
    what: "A $ref leads nowhere",
    where: { file: place.file, line: place.line },
    seen: place.seen.includes(reference) ? place.seen : `$ref: ${reference}`,
    cause,
    fix: nearest
      ? place.seen.includes("$ref") || !place.seen.includes(reference)
        ? `$ref: "${nearest}"`
        : place.seen.replace(reference, nearest)
      : `Create what the $ref names, or point it to something that exists: $ref: "#/components/schemas/Name"`,
  };
}
