import type { Problem } from "../../../problems/problem";
import { conflictFault } from "../../../problems/yaml-diagnosis";
import { tagDiagnosis } from "./tag-diagnosis";
import { templateTag } from "./template-tag";

export interface Diagnosis {
  cause: string;
  fix: string;
  /** Line of the mistake, if the parser noticed it elsewhere. */
  line?: number;
}

export interface SyntaxMistake {
  /** The parser's message. */
  reason: string;
  /** The line at which it stopped, or the last one above that is not blank, trimmed. */
  seen: string;
  /** Line number of `seen`. */
  line: number;
  /** All lines of the file. */
  lines: readonly string[];
}

function comment({ seen, lines, line }: SyntaxMistake): Diagnosis | undefined {
  if (!seen.includes("<!--")) return undefined;
  const rest = lines.slice(line - 1);
  const end = seen.includes("-->") ? 0 : rest.findIndex((text) => text.includes("-->"));
  const whole = rest
    .slice(0, Math.max(0, end) + 1)
    .join("\n")
    .trim();
  const fix = whole.replace(/<!--[ \t]*/g, "{/* ").replace(/[ \t]*-->/g, " */}");
  return { cause: "MDX has no HTML comments.", fix: end < 0 ? `${fix} */}` : fix };
}

/** `{// text}`, whose end is in the comment. */
function lineComment({ seen }: SyntaxMistake): Diagnosis | undefined {
  const fix = seen.replace(/\{\s*\/\/\s*([^{}]*)\}/, "{/* $1 */}");
  return fix === seen ? undefined : { cause: "A comment in braces stands between /* and */.", fix };
}

/** `{/* text }`, beside other comments that end. */
function endless({ seen }: SyntaxMistake): Diagnosis | undefined {
  const fix = seen.replace(/(\{\/\*(?:(?!\*\/|\}).)*?)\s*\}/g, "$1 */}");
  return fix === seen ? undefined : { cause: "The comment does not end: */} is missing.", fix };
}

function link({ seen }: SyntaxMistake): Diagnosis | undefined {
  const [tag, address] = /<((?:https?:\/\/|mailto:)?[^\s<>]+[:@][^\s<>]*)>/.exec(seen) ?? [];
  if (!tag || !address) return undefined;
  const isMail = address.includes("@") && !/^(?:https?|mailto):/.test(address);
  const fix = seen.replace(tag, `[${address}](${isMail ? "mailto:" : ""}${address})`);
  return { cause: "MDX reads <…> as a tag, not as a link.", fix };
}

/** A comment of MDX that does not end. */
function openComment({ reason, lines, line }: SyntaxMistake): Diagnosis | undefined {
  const begin = lines.slice(0, line).findLastIndex((text) => text.includes("{/*")) + 1;
  const text = lines[begin - 1]?.trim() ?? "";
  if (!begin || !/acorn|closing brace/.test(reason) || text.includes("*/}")) return undefined;
  return { cause: "The comment does not end: */} is missing.", fix: `${text} */}`, line: begin };
}

/** `## Title {#id}`, as other generators have it. */
function headingId({ seen, reason }: SyntaxMistake): Diagnosis | undefined {
  const [, heading] = /^(#+ .*?)\s*\{[#:][^}]*\}$/.exec(seen) ?? [];
  if (heading === undefined || !reason.includes("acorn")) return undefined;
  return {
    cause: "A heading gets its id from its words; MDX reads what is between { and } as JavaScript.",
    fix: heading,
  };
}

/** `[text]{address}`. */
function linkInBraces({ seen, reason }: SyntaxMistake): Diagnosis | undefined {
  const fix = seen.replace(/\[([^\][]+)\]\{((?:https?:|\.{0,2}\/)[^{}\s]*)\}/g, "[$1]($2)");
  if (fix === seen || !reason.includes("acorn")) return undefined;
  return { cause: "The address of a link stands in round brackets.", fix };
}

function brace({ seen, reason }: SyntaxMistake): Diagnosis | undefined {
  if (!/acorn|closing brace/.test(reason) || !/[{}]/.test(seen)) return undefined;
  return {
    cause: "MDX reads what is between { and } as JavaScript, and this is none.",
    fix: seen.replace(/(?<!\\)([{}])/g, "\\$1"),
  };
}

function lessThan({ seen, reason }: SyntaxMistake): Diagnosis | undefined {
  if (!seen.includes("<") || !/ (?:before|in) (?:attribute |local )?name/.test(reason))
    return undefined;
  const fix = seen.replace(/(?<!\\)<(?![A-Za-z/>])/g, "\\<");
  return {
    cause: "MDX reads < as the beginning of a tag.",
    fix: fix === seen ? seen.replace(/(?<!\\)</g, "\\<") : fix,
  };
}

/** Quotes that a word processor has set around the value of an attribute. */
function curlyQuotes({ seen, reason }: SyntaxMistake): Diagnosis | undefined {
  if (!reason.includes("attribute value") || !/[“”„‘’]/.test(seen)) return undefined;
  return {
    cause: "The value of an attribute needs straight quotes; these are curly.",
    fix: seen.replace(/[“”„]/g, '"').replace(/(?<==)[‘’]|[‘’](?=[\s/>])/g, "'"),
  };
}

/** `<a target=_blank>`, which is right in HTML. */
function noQuotes({ seen, reason }: SyntaxMistake): Diagnosis | undefined {
  if (!reason.includes("before attribute value")) return undefined;
  const fix = seen.replace(/<[A-Za-z][^<>]*>/g, (tag) =>
    tag.replace(/(\s[\w:-]+)=([^\s"'{}<>]+?)(?=\s|\/?>)/g, '$1="$2"'),
  );
  return fix === seen ? undefined : { cause: "The value of an attribute needs quotes.", fix };
}

const conflict = ({ seen, lines }: SyntaxMistake): Diagnosis | undefined =>
  seen.startsWith("<<<<<<<") ? conflictFault(lines) : undefined;

/** A paragraph that begins with "import" or "export". */
function module({ reason, lines, line }: SyntaxMistake): Diagnosis | undefined {
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

function otherwise({ seen, reason }: SyntaxMistake): Diagnosis {
  return { cause: reason, fix: `\`${seen}\`` };
}

function fieldsOf(error: unknown): { reason: string; line: number } {
  if (!(error instanceof Error)) return { reason: String(error), line: 1 };
  const [reason, line]: unknown[] = [Reflect.get(error, "reason"), Reflect.get(error, "line")];
  return {
    reason: (typeof reason === "string" ? reason : error.message).split("\n")[0] ?? "",
    line: typeof line === "number" ? line : 1,
  };
}

/** The MDX parser's error as a problem with a line and a probable cause. */
export function syntaxProblem(file: string, text: string, error: unknown): Problem {
  const lines = text.split(/\r?\n/);
  const { reason, line: stoppedAt } = fieldsOf(error);
  const worded = lines.slice(0, stoppedAt).findLastIndex((line) => line.trim()) + 1;
  const mistake = { reason, lines, line: worded, seen: lines[worded - 1]?.trim() ?? "" };
  const diagnoses = [
    ...[conflict, comment, curlyQuotes, noQuotes, tagDiagnosis, link, module],
    ...[lineComment, endless, openComment, headingId, templateTag, linkInBraces, brace, lessThan],
  ];
  const [first] = diagnoses.flatMap((diagnosis) => diagnosis(mistake) ?? []);
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
