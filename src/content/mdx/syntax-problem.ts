import type { Problem } from "../../problems/problem";
import { tagDiagnosis } from "./tag-diagnosis";

export interface Diagnosis {
  cause: string;
  fix: string;
  /** Where the mistake is, when that is not where the parser noticed it. */
  line?: number;
}

export interface Mistake {
  /** The parser's words. */
  reason: string;
  /** The source line at which it stopped, or the last one before it with words, trimmed. */
  seen: string;
  /** Its number. */
  line: number;
  /** All lines of the file. */
  lines: readonly string[];
}

function comment({ seen }: Mistake): Diagnosis | undefined {
  if (!seen.includes("<!--")) return undefined;
  const fix = seen.replace(/<!--\s*/g, "{/* ").replace(/\s*-->/g, " */}");
  return { cause: "MDX has no HTML comments.", fix };
}

function link({ seen }: Mistake): Diagnosis | undefined {
  const [tag, address] = /<((?:https?:\/\/|mailto:)?[^\s<>]+[:@][^\s<>]*)>/.exec(seen) ?? [];
  if (!tag || !address) return undefined;
  const fix = seen.replace(tag, `[${address}](${address})`);
  return { cause: "MDX reads <…> as a tag, not as a link.", fix };
}

function brace({ seen, reason }: Mistake): Diagnosis | undefined {
  if (!/acorn|closing brace/.test(reason) || !/[{}]/.test(seen)) return undefined;
  return {
    cause: "MDX reads what is between { and } as JavaScript, and this is none.",
    fix: seen.replace(/(?<!\\)([{}])/g, "\\$1"),
  };
}

function lessThan({ seen, reason }: Mistake): Diagnosis | undefined {
  if (!seen.includes("<") || !/ (?:before|in) (?:attribute |local )?name/.test(reason))
    return undefined;
  const fix = seen.replace(/(?<!\\)<(?![A-Za-z/>])/g, "\\<");
  return {
    cause: "MDX reads < as the beginning of a tag.",
    fix: fix === seen ? seen.replace(/(?<!\\)</g, "\\<") : fix,
  };
}

/** A paragraph that begins with one of the two words of JavaScript modules. */
function module({ reason, lines, line }: Mistake): Diagnosis | undefined {
  if (!reason.includes("import/exports")) return undefined;
  const begin = lines.slice(0, line).findLastIndex((text) => /^(import|export)\b/.test(text));
  const seen = lines[begin]?.trim() ?? "";
  return {
    cause:
      "MDX reads a paragraph that begins with import or export as JavaScript, and this is none.",
    fix: seen.replace(/^[ie]/, (letter) => `&#${letter.charCodeAt(0)};`),
    line: begin + 1,
  };
}

function otherwise({ seen, reason }: Mistake): Diagnosis {
  return { cause: reason, fix: `\`${seen}\`` };
}

/** The fields of the parser's error that are of use. */
function fieldsOf(error: unknown): { reason: string; line: number } {
  if (!(error instanceof Error)) return { reason: String(error), line: 1 };
  const [reason, line]: unknown[] = [Reflect.get(error, "reason"), Reflect.get(error, "line")];
  return {
    reason: (typeof reason === "string" ? reason : error.message).split("\n")[0] ?? "",
    line: typeof line === "number" ? line : 1,
  };
}

/** What the MDX parser threw, as a problem with the line of the file and the probable cause. */
export function syntaxProblem(file: string, text: string, error: unknown): Problem {
  const lines = text.split(/\r?\n/);
  const { reason, line: stoppedAt } = fieldsOf(error);
  const worded = lines.slice(0, stoppedAt).findLastIndex((line) => line.trim()) + 1;
  const mistake = { reason, lines, line: worded, seen: lines[worded - 1]?.trim() ?? "" };
  const causes = [comment, tagDiagnosis, link, module, brace, lessThan];
  const first = causes.reduce<Diagnosis | undefined>(
    (found, next) => found ?? next(mistake),
    undefined,
  );
  const { cause, fix, line = worded } = first ?? otherwise(mistake);
  return {
    level: "error",
    code: "mdx-syntax",
    what: "The file is not valid MDX",
    where: { file, line },
    seen: lines[line - 1]?.trim() ?? "",
    cause,
    fix,
  };
}
