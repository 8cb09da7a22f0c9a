import type { Problem } from "../problems/problem";

interface Diagnosis {
  cause: string;
  fix: string;
}

interface Mistake {
  line: number;
  /** The source line, trimmed. */
  seen: string;
  reason: string;
}

function unclosed({ reason }: Mistake): Diagnosis | undefined {
  const name = /closing tag for `<([^\s`>]*)/.exec(reason)?.[1];
  if (name === undefined) return undefined;
  return {
    cause: `The tag <${name}> is not closed, or not in the block in which it is opened.`,
    fix: `<${name}>\n\nText, with an empty line above and below.\n\n</${name}>`,
  };
}

function comment({ seen }: Mistake): Diagnosis | undefined {
  if (!seen.includes("<!--")) return undefined;
  const fix = seen.replace(/<!--\s*/g, "{/* ").replace(/\s*-->/g, " */}");
  return { cause: "MDX has no HTML comments.", fix };
}

function link({ seen }: Mistake): Diagnosis | undefined {
  const address = /<((?:https?:\/\/|mailto:)?[^\s<>]+[:@][^\s<>]*)>/.exec(seen)?.[1];
  if (!address) return undefined;
  return { cause: "MDX reads <…> as a tag, not as a link.", fix: `[${address}](${address})` };
}

function brace({ seen, reason }: Mistake): Diagnosis | undefined {
  if (!/acorn|closing brace|expression/.test(reason) || !/[{}]/.test(seen)) return undefined;
  return {
    cause: "MDX reads what is between { and } as JavaScript, and this is none.",
    fix: seen.replace(/(?<!\\)([{}])/g, "\\$1"),
  };
}

function lessThan({ seen, reason }: Mistake): Diagnosis | undefined {
  if (!seen.includes("<") || !/name|attribute|tag/.test(reason)) return undefined;
  const fix = seen.replace(/(?<!\\)<(?![A-Za-z/>])/g, "\\<");
  return {
    cause: "MDX reads < as the beginning of a tag.",
    fix: fix === seen ? seen.replace(/(?<!\\)</g, "\\<") : fix,
  };
}

function otherwise({ seen, reason }: Mistake): Diagnosis {
  return { cause: reason, fix: `\`${seen}\`  (or a code block, if it is meant as code)` };
}

/** Acorn's errors carry 0-based columns and the like; only the fields read here are of use. */
function fieldsOf(error: unknown): { reason: string; line?: number } {
  if (!(error instanceof Error)) return { reason: String(error) };
  const line: unknown = Reflect.get(error, "line");
  const reason: unknown = Reflect.get(error, "reason");
  return {
    reason: typeof reason === "string" ? reason : error.message,
    line: typeof line === "number" ? line : undefined,
  };
}

/** What the MDX parser threw, as a problem with the line of the file and the probable cause. */
export function syntaxProblem(file: string, text: string, error: unknown): Problem {
  const { reason, line: at } = fieldsOf(error);
  const opened = /closing tag for `[^`]*` \((\d+):/.exec(reason)?.[1];
  const line = opened ? Number(opened) : (at ?? 1);
  const seen = text.split(/\r?\n/)[line - 1]?.trim() ?? "";
  const mistake = { line, seen, reason: reason.split("\n")[0] ?? reason };
  const { cause, fix } =
    comment(mistake) ??
    unclosed(mistake) ??
    link(mistake) ??
    brace(mistake) ??
    lessThan(mistake) ??
    otherwise(mistake);
  return {
    level: "error",
    code: "mdx-syntax",
    what: "The file is not valid MDX",
    where: { file, line },
    seen,
    cause,
    fix,
  };
}
