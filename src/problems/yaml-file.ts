import fs from "node:fs";
import path from "node:path";
import type { z } from "zod";
import { problemsFromZod } from "./from-zod";
import type { Problem } from "./problem";
import { parseYamlSource } from "./yaml-source";

interface YamlFile<Schema extends z.ZodType> {
  /** Named in problems. */
  file: string;
  text: string;
  schema: Schema;
  /** "category file", "authors file". */
  subject: string;
  /** First part of the problem codes. */
  code: string;
  examples: Record<string, string>;
  /** For a map of entries: one to paste, by its key. */
  exampleOf?: (key: string) => string;
}

export interface ParsedYaml<Value> {
  /** Undefined when something is wrong with it. */
  value?: Value;
  problems: Problem[];
}

/** Reads a YAML text by a schema; an empty file is an empty map. */
export function parseYaml<Schema extends z.ZodType>({
  file,
  text,
  schema,
  subject,
  code,
  examples,
  exampleOf,
}: YamlFile<Schema>): ParsedYaml<z.output<Schema>> {
  const source = parseYamlSource({ file, text, subject });
  if (source.problems.length) return { problems: source.problems };
  const result = schema.safeParse(source.value ?? {});
  if (result.success) return { value: result.data, problems: [] };
  const entries = exampleOf
    ? Object.keys(Object(source.value)).map((key) => [key, exampleOf(key)])
    : [];
  const all = { ...Object.fromEntries(entries), ...examples };
  return {
    problems: problemsFromZod(result.error, source, schema, { subject, code, examples: all }),
  };
}

/** The first of some files that exists, with its text. */
export function readFirst(folder: string, names: readonly string[]) {
  const name = names.find((candidate) => fs.existsSync(path.join(folder, candidate)));
  return name === undefined
    ? undefined
    : { name, text: fs.readFileSync(path.join(folder, name), "utf8") };
}
