import type { z } from "zod";
import type { Corrected } from "./corrected";
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

const samples: Record<string, string> = {
  string: "some text",
  number: "1",
  int: "1",
  boolean: "true",
  array: "[first, second]",
};

/** The known discriminator values of a union; zod gives them, its types do not say so. */
function unionOptions(issue: z.core.$ZodIssue): string[] | undefined {
  const { options } = issue as { options?: unknown };
  return issue.code === "invalid_union" && Array.isArray(options) ? options.map(String) : undefined;
}

/** A value that the schema would take, as far as the issue tells. */
function suggestion(issue: z.core.$ZodIssue, seen: string): string {
  if (issue.code === "invalid_value")
    return String(didYouMean(seen, issue.values.map(String)) ?? issue.values[0]);
  const options = unionOptions(issue);
  if (options) return didYouMean(seen, options) ?? options[0] ?? "";
  if (issue.code === "invalid_type") return samples[issue.expected] ?? issue.expected;
  return "…";
}

/** The line that holds a value, with the right one in its place; the key and the right one where it is not in one line. */
function correctedLine(issue: z.core.$ZodIssue, key: string, value: unknown, seen: string) {
  if (issue.code !== "custom") return undefined;
  const { corrected } = (issue.params ?? {}) as Corrected;
  if (corrected === undefined) return undefined;
  const written = typeof value === "string" && value !== "" && seen.includes(value);
  if (written) return seen.split(value).join(corrected);
  return typeof issue.path.at(-1) === "number" ? `${key}: [${corrected}]` : `${key}: ${corrected}`;
}

/** zod's message, with the choices where a discriminated union leaves them out. */
function causeOf(issue: z.core.$ZodIssue): string {
  const options = unionOptions(issue);
  if (options) return `Unknown type. Known are: ${options.join(", ")}.`;
  if (issue.code === "invalid_value") return `Known values: ${issue.values.join(", ")}.`;
  return issue.message;
}

function wrongValue(issue: z.core.$ZodIssue, source: YamlSource, subject: Subject): Problem {
  const path = formatPath(issue.path);
  const key = String(issue.path.filter((part) => typeof part !== "number").at(-1) ?? "");
  const example = subject.examples?.[path] ?? subject.examples?.[key];
  const value = valueAt(source.value, issue.path);
  const missing = value === undefined;
  return {
    level: "error",
    code: `${subject.code}-${missing ? "missing" : "invalid"}`,
    what: missing
      ? `The ${subject.subject} has no ${path || "content"}`
      : `Wrong value in the ${subject.subject}: ${path}`,
    where: source.locate(issue.path),
    seen: missing ? `no key "${key}"` : source.seen(issue.path),
    cause: missing ? `"${path}" is required.` : causeOf(issue),
    fix:
      correctedLine(issue, key, value, source.seen(issue.path)) ??
      example ??
      `${key}: ${suggestion(issue, String(value))}`,
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
