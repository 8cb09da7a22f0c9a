import type { z } from "zod";

const kinds: Record<string, string> = {
  string: "text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: "a map of keys with values",
  record: "a map of keys with values",
};

const kindNamed = (name: string) => kinds[name] ?? name;

function kindOf(value: unknown): string {
  if (value === null) return "nothing";
  if (Array.isArray(value)) return kindNamed("array");
  if (typeof value === "number" && !Number.isFinite(value))
    return Number.isNaN(value) ? "not a number" : "too large to be one";
  return typeof value === "boolean" ? String(value) : kindNamed(typeof value);
}

/** What must have a size, and its unit: "It", "characters". */
function limit(issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig): string {
  const isSmall = issue.code === "too_small";
  const bound = Number(isSmall ? issue.minimum : issue.maximum);
  if (bound === Number.MAX_SAFE_INTEGER) return "It must be a whole number.";
  const unit = { string: "character", array: "entry", set: "entry" }[issue.origin as string];
  const amount = `at ${isSmall ? "least" : "most"} ${bound}`;
  if (unit === undefined) return `It must be ${amount}.`;
  if (isSmall && bound === 1) return "It is empty.";
  return `It must have ${amount} ${bound === 1 ? unit : unit.replace(/y$/, "ie")}s.`;
}

/** A message of a schema as a sentence: "must be a host" is one about the value. */
function sentence(message: string): string {
  const subject = /^(?:must|needs|has|is|can|may)\b/.test(message) ? `It ${message}` : message;
  const text = subject.charAt(0).toUpperCase() + subject.slice(1);
  return /[.!?]$/.test(text) ? text : `${text}.`;
}

/** The discriminator values of a union. Issues have them, but their type does not. */
export function unionOptions(issue: z.core.$ZodIssue): string[] | undefined {
  const { options } = issue as { options?: unknown };
  return issue.code === "invalid_union" && Array.isArray(options) ? options.map(String) : undefined;
}

/** Whether a message is zod's own, and not of the schema. */
const isOwn = ({ message }: z.core.$ZodIssue) => /^(?:Invalid|Too (?:small|big))\b/.test(message);

/** Why a value is refused, in a sentence. */
export function causeOfIssue(issue: z.core.$ZodIssue, value: unknown): string {
  const options = unionOptions(issue);
  if (options) return `Unknown type. Known are: ${options.join(", ")}.`;
  if (issue.code === "invalid_value") return `Known values: ${issue.values.join(", ")}.`;
  if (!isOwn(issue)) return sentence(issue.message);
  if (issue.code === "invalid_type")
    return `It must be ${kindNamed(issue.expected)}, but is ${kindOf(value)}.`;
  if (issue.code === "too_small" || issue.code === "too_big") return limit(issue);
  return issue.code === "invalid_union"
    ? "It has none of the known forms."
    : sentence(issue.message);
}
