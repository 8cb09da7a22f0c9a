import fs from "node:fs";
import path from "node:path";
import type { z } from "zod";
import { problemsFromZod, type ProblemSubject } from "./from-zod";
import type { Problem } from "./problem";
import { parseYamlSource } from "./yaml-source";

interface YamlFile<Schema extends z.ZodType> extends Omit<ProblemSubject, "isKeyed"> {
  /** Named in problems. */
  file: string;
  text: string;
  schema: Schema;
  /** For a map of entries: an entry to paste, by its key. */
  exampleOf?: (key: string) => string;
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
  exampleOf,
  ...subject
}: YamlFile<Schema>): ParsedYaml<z.output<Schema>> {
  const source = parseYamlSource({ file, text, subject: subject.subject });
  if (source.problems.length) return { problems: source.problems };
  const result = schema.safeParse(source.value ?? {});
  if (result.success) return { value: result.data, problems: [] };
  const entries = exampleOf
    ? Object.keys(Object(source.value)).map((key) => [key, exampleOf(key)])
    : [];
  const about = {
    ...subject,
    isKeyed: exampleOf !== undefined,
    examples: { ...Object.fromEntries(entries), ...subject.examples },
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
