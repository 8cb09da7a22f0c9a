import { parse } from "yaml";
import type { z } from "zod";
import type { Corrected } from "./corrected";
import { didYouMean } from "./did-you-mean";
import type { Problem } from "./problem";
import { causeOfIssue, unionOptions } from "./zod-cause";
import { misread } from "./misread-yaml";
import { keysAt } from "./zod-keys";
import type { YamlPath, YamlSource } from "./yaml-source";

export interface ProblemSubject {
  /** What messages call the text: "front matter", "category file". */
  subject: string;
  /** Prefix of the problem codes: `front-matter`. */
  code: string;
  /** YAML to paste, by path (`last_update.date`) or by key. */
  examples?: Record<string, string>;
  /** What to write in place of a key that other generators have: the known key and its line. */
  instead?: (key: string, value: unknown) => Instead | undefined;
  /** It is a map of entries, whose keys are free. */
  isKeyed?: boolean;
}

/** A known key with its line; or why there is none, and what to do if not remove the line. */
export type Instead =
  | {
      known: string;
      fix: string;
      /** Where the known key means something else: what. */
      cause?: string;
    }
  | { known?: undefined; fix?: string; cause: string };

/** `navbar.items[2].label` */
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
  { subject, code, instead, examples }: ProblemSubject,
): Problem[] {
  const known = keysAt(schema, issue.path);
  return issue.keys.map((key) => {
    const near = didYouMean(key, known);
    const path = [...issue.path, key];
    const seen = source.seen(path);
    const value = valueAt(source.value, path);
    const other = instead?.(key, value);
    /** The line under the right key, with the value in brackets where a list belongs. */
    const renamed = (name: string, example = "") =>
      /^\S+ \[/.test(example) && (typeof value === "string" || typeof value === "number")
        ? `${name}: [${yaml(String(value))}]`
        : seen.replace(key, name);
    const isWhole = typeof value !== "object" || !value || /:\s*[[{].*[\]}]$/.test(seen);
    const isFirst = key.startsWith("//") || seen.replace(/^(?:- +)?["']?/, "").startsWith(key);
    const remove = !isFirst
      ? `Remove ${key} from the line`
      : isWhole
        ? "Remove the line"
        : "Remove it, with all below";
    return {
      level: "error",
      code: `${code}-unknown-key`,
      what: `Unknown key in the ${subject}: ${formatPath(path)}`,
      where: source.locate(path),
      seen,
      cause: other
        ? (other.cause ?? `"${key}" is a key of other generators; here it is "${other.known}".`)
        : near
          ? `"${key}" is misspelled; the nearest known key is "${near}".`
          : key.startsWith("//")
            ? "// begins a comment in JavaScript, but neither in JSON nor in YAML."
            : `Only these keys are known here: ${known.join(", ")}.`,
      fix: other?.fix ?? (near ? renamed(near, examples?.[near]) : `${remove}: ${seen}`),
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

/** A value that fits the schema, as far as the issue tells. */
function suggestion(issue: z.core.$ZodIssue, seen: string): string {
  if (issue.code === "invalid_value")
    return String(didYouMean(seen, issue.values.map(String)) ?? issue.values[0]);
  const options = unionOptions(issue);
  if (options) return didYouMean(seen, options) ?? options[0] ?? "";
  if (issue.code === "invalid_type") return samples[issue.expected] ?? issue.expected;
  if (issue.code === "too_small")
    return issue.origin === "number" ? String(issue.minimum) : (samples[issue.origin] ?? "…");
  if (issue.code === "too_big" && issue.origin === "number") return String(issue.maximum);
  if (issue.code === "too_big" && issue.origin === "int") return "1";
  return "…";
}

/** The line with the corrected value; key and corrected value if the value is not on one line. */
function correctedLine(issue: z.core.$ZodIssue, key: string, value: unknown, seen: string) {
  if (issue.code !== "custom") return undefined;
  const { corrected } = (issue.params ?? {}) as Corrected;
  if (corrected === undefined) return undefined;
  const written = typeof value === "string" && value !== "" && seen.includes(value);
  if (written) {
    const whole = new RegExp(
      `(^|[\\s"'[{,])${value.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}(?=$|[\\s"'\\]},])`,
    );
    return whole.test(seen)
      ? seen.replace(whole, (_, before: string) => before + corrected)
      : seen.split(value).join(corrected);
  }
  return typeof issue.path.at(-1) === "number" ? `${key}: [${corrected}]` : `${key}: ${corrected}`;
}

const plainWord = /^[\p{L}\p{N}](?:[\p{L}\p{N} .-]*[\p{L}\p{N}])?$/u;
const yaml = (word: string) => (plainWord.test(word) ? word : JSON.stringify(word));

/** `tags: [hello]` */
const isFlatList = (example = "") => /^\S+ \[(?!\{)/.test(example);

/** A number as it is written in a line, such as 1.0. */
function writtenNumber(value: unknown, seen: string): string | undefined {
  const written = [...seen.matchAll(/:\s+([-+.\w]+)(?=\s*(?:[,}\]#]|$))/g)].map(([, one]) => one);
  return typeof value === "number" ? written.find((one) => Number(one) === value) : undefined;
}

/** The value as the type that belongs there, if it can be one: 2026 as a text, "a, b" as a list, "2" as a number. */
function converted(
  issue: z.core.$ZodIssue,
  value: unknown,
  seen: string,
  example?: string,
): string | undefined {
  if (issue.code !== "invalid_type" || value === null) return undefined;
  const { expected } = issue;
  if (typeof value === "object") return isFlatList(example) ? inList(value, expected) : undefined;
  const text = writtenNumber(value, seen) ?? String(value);
  if (expected === "string") return JSON.stringify(text);
  if (expected === "array" && (!example || isFlatList(example)))
    return `[${text
      .split(/\s*,\s*/)
      .filter(Boolean)
      .map(yaml)
      .join(", ")}]`;
  if (expected === "boolean" && /^(?:yes|no|on|off|true|false|0|1)$/i.test(text))
    return String(/^(?:yes|on|true|1)$/i.test(text));
  const isNumber = expected === "number" ? /^-?\d+(?:[.,]\d+)?$/ : /^-?\d+$/;
  return /number|int/.test(expected) && isNumber.test(text) ? text.replace(",", ".") : undefined;
}

/** The known value that is nearly written. */
function nearValue(issue: z.core.$ZodIssue, key: string, value: unknown): string | undefined {
  if (issue.code !== "invalid_value" || typeof value !== "string") return undefined;
  const near = didYouMean(value, issue.values.map(String));
  return near && `${key}: ${near}`;
}

/** An example below its key if it is the item of a list, and the whole list is wanted. */
function exampleOf(key: string, example: string | undefined, isItem: boolean): string | undefined {
  return !isItem && example?.startsWith("- ")
    ? `${key}:\n${example.replace(/^/gm, "  ")}`
    : example;
}

/** A map whose keys, or a list whose only entry, are what belongs there. */
function inList(value: object, expected: string): string | undefined {
  if (expected === "array" && !Array.isArray(value)) {
    const keys = Object.keys(value);
    return keys.length ? `[${keys.map(yaml).join(", ")}]` : undefined;
  }
  const [first, ...more] = Array.isArray(value) ? (value as unknown[]) : [];
  return expected === "string" && typeof first === "string" && !more.length
    ? yaml(first)
    : undefined;
}

function wrongValue(issue: z.core.$ZodIssue, source: YamlSource, subject: ProblemSubject): Problem {
  const path = formatPath(issue.path);
  const key = String(issue.path.filter((part) => typeof part !== "number").at(-1) ?? "");
  const value = valueAt(source.value, issue.path);
  const missing = value === undefined;
  const seen = missing ? `no key "${key}"` : source.seen(issue.path);
  const isItem = typeof issue.path.at(-1) === "number";
  const example = exampleOf(key, subject.examples?.[path] ?? subject.examples?.[key], isItem);
  const own = missing ? undefined : converted(issue, value, seen, example);
  const odd = missing ? undefined : misread(issue, value, seen, subject.isKeyed === true);
  return {
    level: "error",
    code: `${subject.code}-${missing ? "missing" : "invalid"}`,
    what: missing
      ? `The ${subject.subject} has no ${path || "content"}`
      : path
        ? `Wrong value in the ${subject.subject}: ${path}`
        : `The ${subject.subject} is not a map of keys with values`,
    where: source.locate(issue.path),
    seen,
    cause: missing ? `"${path}" is required.` : (odd?.cause ?? causeOfIssue(issue, value)),
    fix:
      odd?.fix ??
      correctedLine(issue, key, value, seen) ??
      nearValue(issue, key, value) ??
      (own && `${key}: ${isItem ? `[${own}]` : own}`) ??
      example ??
      `${key}: ${suggestion(issue, String(value))}`,
  };
}

/** Whether a required key is there under a misspelled name, which is said of that. */
function isMisspelled(issue: z.core.$ZodIssue, error: z.ZodError, schema: z.ZodType): boolean {
  const parent = formatPath(issue.path.slice(0, -1));
  return error.issues.some(
    (other) =>
      other.code === "unrecognized_keys" &&
      formatPath(other.path) === parent &&
      other.keys.some((key) => didYouMean(key, keysAt(schema, other.path)) === issue.path.at(-1)),
  );
}

/** A line of YAML to paste, as an entry of JSON. */
function asJson(fix: string): string {
  if (!/^[\w-]+:(?:\s|$)/.test(fix)) return fix;
  const entries = Object.entries(Object(parse(fix)) as object);
  return entries.map(([key, value]) => `"${key}": ${JSON.stringify(value)}`).join(",\n");
}

function inJson(problem: Problem): Problem {
  const seen = problem.seen ?? "";
  const isWholeText = /^[{[].*[}\]]$/.test(seen);
  const fix =
    isWholeText && problem.fix === `Remove the line: ${seen}`
      ? `Remove "${problem.what.split(/[ .]/).at(-1) ?? ""}" and its value`
      : asJson(problem.fix);
  return { ...problem, fix };
}

/** Turns zod's issues with a YAML or JSON text into problems with file and line. */
export function problemsFromZod(
  error: z.ZodError,
  source: YamlSource,
  schema: z.ZodType,
  subject: ProblemSubject,
): Problem[] {
  const problems = error.issues.flatMap((issue) => {
    if (issue.code === "unrecognized_keys") return unknownKeys(issue, source, schema, subject);
    const isMissing = valueAt(source.value, issue.path) === undefined;
    if (isMissing && isMisspelled(issue, error, schema)) return [];
    return [wrongValue(issue, source, subject)];
  });
  return problems.map((problem) =>
    problem.where?.file.endsWith(".json") ? inJson(problem) : problem,
  );
}
