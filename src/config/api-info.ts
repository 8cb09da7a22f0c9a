import fs from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { isFile, isReadable } from "./files-below";
import { firstSentence } from "./first-sentence";
import { oneLine } from "./one-line";

/** Title and summary of an API description; each is undefined if the description has none. */
export interface ApiInfo {
  title?: string;
  summary?: string;
}

/** Names of the main file, in order of preference. */
export const descriptionNames = ["openapi.yaml", "openapi.yml", "openapi.json"] as const;

/** The key `info` of a YAML file with the indented lines below it: the rest may be megabytes. */
const infoBlock = /^(["']?)info\1[ \t]*:.*(?:\r?\n(?:[ \t#].*)?)*/m;

function readInfo(text: string): unknown {
  try {
    const isJson = /^\s*\{/.test(text);
    const document: unknown = isJson ? JSON.parse(text) : parse(infoBlock.exec(text)?.[0] ?? "");
    return Reflect.get(Object(document), "info");
  } catch {
    return undefined; // Problems are reported when the whole description is read.
  }
}

const textOf = (value: unknown, key: string) => {
  const text: unknown = Reflect.get(Object(value), key);
  return (typeof text === "string" && oneLine(text)) || undefined;
};

const known = new Map<string, ApiInfo>();

/** What the description in a folder says about itself, without reading all of it. */
export function apiInfo(folder: string): ApiInfo {
  const file = descriptionNames.map((name) => path.join(folder, name)).find(isFile);
  // Who reads all of it says why one cannot be read.
  if (!file || !isReadable(file)) return {};
  const stat = fs.statSync(file);
  const key = `${file} ${stat.mtimeMs} ${stat.size}`;
  const before = known.get(key);
  if (before) return before;
  const info = readInfo(fs.readFileSync(file, "utf8"));
  const description: unknown = Reflect.get(Object(info), "description");
  const sentence = typeof description === "string" ? firstSentence(description) : "";
  const found = {
    title: textOf(info, "title"),
    summary: textOf(info, "summary") ?? (oneLine(sentence) || undefined),
  };
  known.set(key, found);
  return found;
}
