import { posix } from "node:path";
import type { Problem } from "../../problems/problem";
import { parseYamlSource, type YamlSource } from "../../problems/yaml-source";
import { pointerKeys, pointerStep } from "../references";
import { asRecord } from "./shape";

/** A value of the description with its location: file relative to `openapi/`, keys from the top of the file. */
export interface DescriptionPlace {
  file: string;
  path: readonly string[];
  value: unknown;
}

/** All files of `openapi/`, parsed once for all rules. */
export interface Description {
  yaml: ReadonlyMap<string, YamlSource>;
  markdown: ReadonlyMap<string, string>;
  /** Files that are not valid YAML. */
  problems: Problem[];
}

/** Parses files, given as texts by path relative to `openapi/`. */
export function parseDescription(texts: ReadonlyMap<string, string>): Description {
  const yaml = new Map<string, YamlSource>();
  const markdown = new Map<string, string>();
  for (const [file, text] of texts)
    if (file.endsWith(".md")) markdown.set(file, text);
    else
      yaml.set(
        file,
        parseYamlSource({ file: `openapi/${file}`, text, subject: "API description" }),
      );
  return { yaml, markdown, problems: [...yaml.values()].flatMap(({ problems }) => problems) };
}

/** The top of a file; its value is undefined if there is no such file. */
export function fileAt(description: Description, file: string): DescriptionPlace {
  return { file, path: [], value: description.yaml.get(file)?.value };
}

/** The place below some keys. */
export function child(place: DescriptionPlace, ...keys: readonly string[]): DescriptionPlace {
  const value = keys.reduce<unknown>(
    (at, key) => (Array.isArray(at) ? at[Number(key)] : asRecord(at)[key]),
    place.value,
  );
  return { file: place.file, path: [...place.path, ...keys], value };
}

/** The places of all values of an object or array, by key. */
export function children(place: DescriptionPlace): [key: string, place: DescriptionPlace][] {
  const { value } = place;
  const keys = Array.isArray(value)
    ? value.map((_, index) => String(index))
    : Object.keys(asRecord(value));
  return keys.map((key) => [key, child(place, key)]);
}

/** Follows the `$ref` of a place one step; undefined if it has none. */
export function referenceOf(description: Description, place: DescriptionPlace): DescriptionPlace | undefined {
  const { $ref } = asRecord(place.value);
  if (typeof $ref !== "string") return undefined;
  const [target = "", pointer = ""] = $ref.split("#");
  const file = target ? posix.join(posix.dirname(place.file), target) : place.file;
  return child(fileAt(description, file), ...pointerKeys(pointer));
}

/** Follows all `$ref`s of a place. */
export function resolve(description: Description, place: DescriptionPlace): DescriptionPlace {
  let at = place;
  for (let steps = 0; steps < 20; steps++) {
    const next = referenceOf(description, at);
    if (!next) break;
    at = next;
  }
  return at;
}

/** Identifies a place, however it was reached. */
export function placeKey({ file, path }: DescriptionPlace): string {
  return `${file}#${path.map((key) => `/${pointerStep(key)}`).join("")}`;
}

/** The places of all texts in a place, at any depth. */
export function textsIn(place: DescriptionPlace): DescriptionPlace[] {
  if (typeof place.value === "string") return [place];
  return children(place).flatMap(([, inner]) => textsIn(inner));
}

/** The places of all texts in YAML files. */
export const allTexts = (description: Description): DescriptionPlace[] =>
  [...description.yaml.keys()].flatMap((file) => textsIn(fileAt(description, file)));
