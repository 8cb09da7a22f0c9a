import fs from "node:fs";
import path from "node:path";
import type { z } from "zod";
import { problemsFromZod, type Instead } from "./from-zod";
import type { Problem } from "./problem";
import { parseYamlSource } from "./yaml-source";

interface YamlFile<Schema extends z.ZodType> {
  /** Named in problems. */
  file: string;
  text: string;
  schema: Schema;
  /** What messages call the file: "category file". */
  subject: string;
  /** Prefix of the problem codes. */
  code: string;
  /** YAML to paste, by path or key. */
  examples: Record<string, string>;
  /** For a map of entries: an entry to paste, by its key. */
  exampleOf?: (key: string) => string;
  /** What to write in place of a key of other generators. */
  instead?: (key: string, value: unknown) => Instead | undefined;
}

export interface ParsedYaml<Value> {
  /** Undefined if there are problems. */
  value?: Value;
  problems: Problem[];
}

/** Validates a YAML text; an empty file is an empty map. */
export function parseYaml<Schema extends z.ZodType>({
  file,
  text,
  schema,
  subject,
  code,
  examples,
  exampleOf,
  instead,
}: YamlFile<Schema>): ParsedYaml<z.output<Schema>> {
  const source = parseYamlSource({ file, text, subject });
  if (source.problems.length) return { problems: source.problems };
  const result = schema.safeParse(source.value ?? {});
  if (result.success) return { value: result.data, problems: [] };
  const entries = exampleOf
    ? Object.keys(Object(source.value)).map((key) => [key, exampleOf(key)])
    : [];
  const about = {
    subject,
    code,
    instead,
    isKeyed: exampleOf !== undefined,
    examples: { ...Object.fromEntries(entries), ...examples },
  };
  return { problems: problemsFromZod(result.error, source, schema, about) };
}

/** The first of `names` that exists in a folder, with its text. */
export function readFirst(folder: string, names: readonly string[]) {
  const name = names.find((candidate) => fs.existsSync(path.join(folder, candidate)));
  return name === undefined
    ? undefined
    : { name, text: fs.readFileSync(path.join(folder, name), "utf8") };
}
