import type { z } from "zod";
import { didYouMean } from "./did-you-mean";
import type { Problem } from "./problem";
import { keysAt } from "./zod-keys";
import type { YamlPath, YamlSource } from "./yaml-source";

interface Subject {
  /** What the values describe, for messages: "front matter", "category file", "site configuration". */
  subject: string;
  /** First part of the problem codes: `front-matter`. */
  code: string;
  /** A value to paste for a key, where the schema alone cannot tell one. */
  examples?: Record<string, string>;
}

/** `navbar.items[2].label`, the way authors write paths. */
export function formatPath(path: YamlPath): string {
  return path.reduce<string>(
    (text, key) =>
      typeof key === "number" ? `${text}[${key}]` : text ? `${text}.${String(key)}` : String(key),
    "",
  );
}

function unknownKeys(
  issue: z.core.$ZodIssueUnrecognizedKeys,
  source: YamlSource,
  schema: z.ZodType,
  { subject, code }: Subject,
): Problem[] {
  const known = keysAt(schema, issue.path);
  return issue.keys.map((key) => {
    const near = didYouMean(key, known);
    const path = [...issue.path, key];
    const seen = source.seen(path);
    return {
      level: "error",
      code: `${code}-unknown-key`,
      what: `Unknown key in the ${subject}: ${formatPath(path)}`,
      where: source.locate(path),
      seen,
      cause: near
        ? `"${key}" is misspelt; the nearest known key is "${near}".`
        : `Only these keys are known here: ${known.join(", ")}.`,
      fix: near ? seen.replace(key, near) : `Remove the line: ${seen}`,
    };
  });
}

function valueAt(value: unknown, path: YamlPath): unknown {
  return path.reduce<unknown>(
    (at, key) => (at === null || typeof at !== "object" ? undefined : Reflect.get(at, key)),
    value,
  );
}

function wrongValue(issue: z.core.$ZodIssue, source: YamlSource, subject: Subject): Problem {
  const path = formatPath(issue.path);
  const key = String(issue.path.at(-1) ?? "");
  const example = subject.examples?.[path] ?? subject.examples?.[key];
  const missing = valueAt(source.value, issue.path) === undefined;
  const fix = example ?? (missing ? `${key}: …` : `${key}: a value that fits (${issue.message})`);
  return {
    level: "error",
    code: `${subject.code}-${missing ? "missing" : "invalid"}`,
    what: missing
      ? `The ${subject.subject} has no ${path || "content"}`
      : `Wrong value in the ${subject.subject}: ${path}`,
    where: source.locate(issue.path),
    seen: missing ? `no key "${key}"` : source.seen(issue.path),
    cause: missing ? `"${path}" is required.` : issue.message,
    fix,
  };
}

/** Turns what zod found wrong in a YAML text into problems with file and line. */
export function problemsFromZod(
  error: z.ZodError,
  source: YamlSource,
  schema: z.ZodType,
  subject: Subject,
): Problem[] {
  return error.issues.flatMap((issue) =>
    issue.code === "unrecognized_keys"
      ? unknownKeys(issue, source, schema, subject)
      : [wrongValue(issue, source, subject)],
  );
}
