import type { z } from "zod";

interface Misread {
  cause: string;
  fix: string;
}

const wasText = (issue: z.core.$ZodIssue) =>
  issue.code === "invalid_type" && issue.expected === "string";

/** A whole text that is not a map: a list, or one line without a key. */
function notMap(value: unknown, seen: string, isKeyed: boolean): Misread | undefined {
  const [, key, rest] = /^([\w-]+):[\s\u00a0\u2000-\u200b\u3000]*(\S.*)$/u.exec(seen) ?? [];
  if (typeof value === "string" && key && rest)
    return {
      cause:
        /^[\w-]+:\S/.test(seen) && !/^[\w-]+:[\u00a0\u2000-\u200b\u3000]/u.test(seen)
          ? "The space after the colon is missing, so YAML reads one text."
          : "The sign after the colon looks like a space, but is another one (U+00A0, for example).",
      fix: `${key}: ${rest.trim()}`,
    };
  const [, name, written] = /^([\w-]+) *= *(\S.*)$/.exec(seen) ?? [];
  if (typeof value === "string" && name && written)
    return { cause: "Between a key and its value stands a colon.", fix: `${name}: ${written}` };
  if (Array.isArray(value) && isKeyed && /^- +[\w-]+:/.test(seen)) {
    const [first] = value as unknown[];
    const { key, id, name, label } = Object(first) as Record<string, unknown>;
    const named = [key, id, name, label].find((one) => typeof one === "string") ?? "first";
    const entry = seen.replace(/^- +/, "");
    return {
      cause: "It is a list; here, each entry stands below its key, without a dash.",
      fix: `${String(named)
        .toLowerCase()
        .replace(/[^\w]+/g, "-")}:${/^(?:key|id):/.test(entry) ? "" : `\n  ${entry}`}`,
    };
  }
  if (Array.isArray(value) && /^- +[\w-]+:/.test(seen))
    return {
      cause: "It is a list; its keys stand at the left margin, without dashes.",
      fix: seen.replace(/^- +/, ""),
    };
  return undefined;
}

/** A value that is right for its author, and something else for YAML, because its first sign has a meaning. */
export function misread(
  issue: z.core.$ZodIssue,
  value: unknown,
  seen: string,
  isKeyed: boolean,
): Misread | undefined {
  if (!issue.path.length) return notMap(value, seen, isKeyed);
  const [, key, written = ""] = /^((?:- +)?[\w-]+:[ \t]+)(\S.*)$/.exec(seen) ?? [];
  const [sign = ""] = written;
  if (!key || !wasText(issue) || typeof issue.path.at(-1) === "number") return undefined;
  const fix = `${key}${JSON.stringify(written)}`;
  if (value === null && sign === "#")
    return {
      cause: "In YAML, # after a space begins a comment, so nothing is left of the value.",
      fix,
    };
  if (value === null && sign === "&")
    return {
      cause: "In YAML, a value without quotes that starts with & is a name for what follows.",
      fix,
    };
  const isWhole = /^(?:\{.*\}|\[.*\])$/.test(written);
  if (typeof value === "object" && value && isWhole)
    return {
      cause: `In YAML, ${sign} begins a ${sign === "[" ? "list" : "map of keys with values"}; text that starts with it needs quotes.`,
      fix,
    };
  return undefined;
}
