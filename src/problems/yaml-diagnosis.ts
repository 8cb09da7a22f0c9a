import type { ErrorCode } from "yaml";

/** A mistake in a YAML text: where it is, why, and the line as it should be. */
export interface YamlFault {
  /** From 1. */
  line: number;
  seen: string;
  cause: string;
  fix: string;
}

/** An error of the parser. */
export interface YamlMistake {
  code: ErrorCode | "UNRESOLVED_ALIAS";
  message: string;
  /** The line at which the parser stopped, from 1. */
  line: number;
}

interface Placed extends YamlMistake {
  /** All lines of the text. */
  lines: readonly string[];
  /** The line, and the closest one above it that is not empty. */
  written: string;
  above: string;
}

const indentOf = (line: string) => /^\s*/.exec(line)?.[0] ?? "";

/** `key: ` and the value of a line; undefined for other lines. */
function entryOf(line: string): { key: string; value: string } | undefined {
  const match = /^(\s*(?:- +)?[^\s:#"'][^:]*:\s+)(.+)$/.exec(line);
  return match?.[1] && match[2] ? { key: match[1], value: match[2].trim() } : undefined;
}

const quoted = (value: string) =>
  value.includes('"') ? `'${value.replaceAll("'", "''")}'` : `"${value}"`;

/** The line with its value in quotes, without those that it has. */
function withQuotes(line: string): string {
  const { key, value } = entryOf(line) ?? { key: "", value: line.trim() };
  return `${key}${quoted(value.replace(/^(["'])(.*)\1$/, "$2"))}`.trim();
}

function at(lines: readonly string[], line: number, cause: string, fix: string): YamlFault {
  const trimmed = fix.replace(/^\n+|\s+$/g, "");
  return { line, seen: lines[line - 1]?.trim() ?? "", cause, fix: trimmed };
}

const lastAbove = (lines: readonly string[], line: number) =>
  lines.slice(0, line - 1).findLast((text) => text.trim()) ?? "";

/** The closest line, from `from` upward, that matches. */
const lineAbove = (lines: readonly string[], from: number, pattern: RegExp) =>
  lines.slice(0, from).findLastIndex((line) => pattern.test(line)) + 1;

function tab({ code, line, lines, written, above }: Placed): YamlFault | undefined {
  if (code !== "TAB_AS_INDENT") return undefined;
  // Below a key that has a value, nothing is indented.
  const isBeside = entryOf(above) !== undefined && !/^\s*-/.test(written);
  const fix = written.replace(/^\s+/, (space) =>
    isBeside ? indentOf(above).replaceAll("\t", "  ") : space.replaceAll("\t", "  "),
  );
  return at(lines, line, "The line is indented with a tab. YAML accepts only spaces.", fix);
}

function duplicate({ code, line, lines, written }: Placed): YamlFault | undefined {
  if (code !== "DUPLICATE_KEY") return undefined;
  const key = /^\s*(?:- +)?([^:]+):/.exec(written)?.[1] ?? written;
  const cause = `The key ${key.trim()} appears twice here; only one value can count.`;
  return at(lines, line, cause, `Remove the line: ${written.trim()}`);
}

const brackets: Record<string, string> = { "]": "[", "}": "{" };

function unclosed({ message, line, lines }: Placed): YamlFault | undefined {
  const closing =
    /Missing closing (["'])/.exec(message)?.[1] ?? / end with a ([\]}])/.exec(message)?.[1];
  if (closing === undefined) return undefined;
  const opening = brackets[closing] ?? closing;
  const place = lineAbove(lines, line, new RegExp(`(?:^|[\\s:,[{-])\\${opening}`)) || line;
  const seen = lines[place - 1]?.trim() ?? "";
  const cause = `This line opens a ${opening} that is never closed${closing === opening ? "" : ` with ${closing}`}.`;
  const isValueInLine = entryOf(seen)?.value !== opening;
  return at(lines, place, cause, isValueInLine ? `${seen}${closing}` : `${seen}\n  …\n${closing}`);
}

/** A value that begins with #, as `$ref`s do, in brackets. */
function comment({ message, line, lines }: Placed): YamlFault | undefined {
  if (!/ end with a [\]}]/.test(message)) return undefined;
  const value = /(:\s+)(#[^\s,\]}]+)/;
  const place = lineAbove(lines, line, value);
  if (!place) return undefined;
  const seen = lines[place - 1] ?? "";
  const cause = "A # after a space begins a comment, so the rest of the line is not read.";
  return at(lines, place, cause, seen.replace(value, '$1"$2"').trim());
}

function reserved({ code, line, lines, written }: Placed): YamlFault | undefined {
  const isAlias = code === "UNRESOLVED_ALIAS";
  const value = entryOf(written)?.value ?? written.trim();
  const isSign =
    code === "BAD_SCALAR_START" ||
    (code === "BAD_ALIAS" && /^[*&]/.test(value)) ||
    (code === "UNEXPECTED_TOKEN" && /^[*&!|>]/.test(value));
  if (!isAlias && !isSign) return undefined;
  const [sign = ""] = value;
  const cause = `In YAML, a value without quotes cannot start with ${sign}, which has a special meaning.`;
  return at(lines, line, cause, withQuotes(written));
}

function afterQuotes({ code, line, lines, written }: Placed): YamlFault | undefined {
  const { key, value } = entryOf(written) ?? { key: "", value: "" };
  const isQuoted = code === "UNEXPECTED_TOKEN" && /^["'[{]/.test(value);
  if (!isQuoted) return undefined;
  // In braces, another key is behind the value.
  const between = /(["'\]}]) +(?=(["'])[\w-]+\2:)/g;
  if (/^\s*[{[]/.test(written) && between.test(written)) {
    const cause = "Values in brackets are separated by commas; one is missing.";
    return at(lines, line, cause, written.trim().replace(between, "$1, "));
  }
  const end = /^["']/.test(value) ? "quote" : "bracket";
  const inner = /^'.*'$/.test(value) ? value.slice(1, -1) : value;
  const cause = `The value continues after its closing ${end}.`;
  return at(lines, line, cause, `${key}${quoted(inner)}`);
}

function escape({ code, line, lines, written }: Placed): YamlFault | undefined {
  if (code !== "BAD_DQ_ESCAPE") return undefined;
  const cause =
    "In double quotes, a backslash starts an escape such as \\n; in single quotes, it is just a backslash.";
  return at(lines, line, cause, written.replace(/"([^"]*)"/, "'$1'"));
}

/** A value that has a colon, or goes on with a key in the next line. */
function colon({ code, line, lines, written }: Placed): YamlFault | undefined {
  const isMisread = code === "BLOCK_AS_IMPLICIT_KEY" || code === "MULTILINE_IMPLICIT_KEY";
  const entry = isMisread ? entryOf(written) : undefined;
  if (!entry) return undefined;
  if (/:(?:\s|$)/.test(entry.value) && !/^["'[{]/.test(entry.value)) {
    const cause =
      "The value contains a colon followed by a space, which YAML reads as another key.";
    return at(lines, line, cause, withQuotes(written));
  }
  const next = lines[line] ?? "";
  const isEnd = (text: string) => indentOf(text).length <= indentOf(written).length;
  if (isEnd(next)) return undefined;
  const more = lines.slice(line).findIndex(isEnd);
  const rest = lines.slice(line, more < 0 ? undefined : line + more);
  // Text on more than one line, in which a colon is read as a key.
  if (rest.length > 1 && !/:(?:\s|$)/.test(next)) {
    const cause =
      "The text goes on over several lines, and one has a colon, which YAML reads as a key.";
    const whole = [entry.value, ...rest.map((text) => text.trim())].join(" ");
    return at(lines, line, cause, `${entry.key}${quoted(whole)}`);
  }
  const cause = "The line is indented below a key that already has a value.";
  return at(lines, line + 1, cause, `${indentOf(written)}${next.trim()}`);
}

function indent({ code, message, line, lines, written }: Placed): YamlFault | undefined {
  const isDash = message.startsWith("A block sequence may not be used");
  if (!isDash && !(code === "BAD_INDENT" && message.includes("same column"))) return undefined;
  const place = isDash && !/^\s*-/.test(written) ? line + 1 : line;
  const cause = "The line is not indented like the lines next to it.";
  const fix = `${lastAbove(lines, place).trim()}\n${lines[place - 1]?.trim() ?? ""}`;
  return at(lines, place, cause, fix);
}

/** Items of a list and keys of a map at one place. */
function mixed({ code, line, lines, written, above }: Placed): YamlFault | undefined {
  const seen = written.trim();
  if (/:\s+- /.test(seen)) {
    const cause = "A list on the same line as its key is written in brackets.";
    return at(lines, line, cause, seen.replace(/:\s+- +(.*)$/, ": [$1]"));
  }
  const isItem = /^-(?: |$)/.test(seen);
  const isOther = isItem
    ? /^[^-\s].*:\s/.test(above)
    : code === "UNEXPECTED_TOKEN" && /^\s*- /.test(above);
  if (!isOther) return undefined;
  const cause = "List items and keys are mixed; this must be either a list or a map.";
  return at(lines, line, cause, isItem ? `items:\n  ${seen}` : `- ${seen}`);
}

/** A line of a map that is not a key with a value. */
function notEntry({ code, message, line, lines, written }: Placed): YamlFault | undefined {
  const isOne = code === "MULTILINE_IMPLICIT_KEY" || message.startsWith("Implicit map keys need");
  const seen = written.trim();
  if (!isOne || !seen) return undefined;
  const [, key, value] = /^([\w$-]+):(\S.*)$/.exec(seen) ?? [];
  if (key && value)
    return at(lines, line, "The space after the colon is missing.", `${key}: ${value}`);
  const cause = "The line has no colon, so it is not a key with a value.";
  const [, word, rest = ""] = /^([\w$-]+)\s*=?\s*(.*)$/.exec(seen) ?? [];
  const meant = rest.replace(/^["'](.*)["']$/, "$1") || "…";
  return at(lines, line, cause, word ? `${word}: ${meant}` : `Remove the line: ${seen}`);
}

/** `"a": 1` and, on the next line, `"b": 2`, without a comma in between. */
function noComma({ message, line, lines }: Placed): YamlFault | undefined {
  if (!message.startsWith("Missing , between")) return undefined;
  const above = lines.slice(0, line - 1).findLastIndex((text) => text.trim()) + 1;
  const place = /[,[{]\s*$/.test(lines[above - 1] ?? ",") ? line : above;
  const seen = lines[place - 1]?.trim() ?? "";
  const cause = "Entries in brackets are separated by commas; one is missing behind this line.";
  return at(lines, place, cause, `${seen},`);
}

/** A text in brackets with a colon in it: `{ description: OK: yes }`. */
const colonInText =
  /((?:summary|description|title|label|alt):|[\w$-]+:(?= +[^\s"'[\]{},:]+:)) +([^"'[\]{},]*: [^"'[\]{},]*?)(?=\s*[,\]}])/;

function inBrackets({ code, line, lines, written }: Placed): YamlFault | undefined {
  if (code !== "BLOCK_IN_FLOW") return undefined;
  const seen = written.trim();
  if (colonInText.test(seen)) {
    const fix = seen.replace(colonInText, '$1 "$2"');
    return at(lines, line, "A text that contains a colon is written in quotes.", fix);
  }
  const cause = "Values in brackets are separated by commas; one is missing.";
  return at(lines, line, cause, seen.replace(/(["'\]}\w]) +(?=["']?[\w-]+["']?:)/g, "$1, "));
}

function documents({ code, line, lines }: Placed): YamlFault | undefined {
  if (code !== "MULTIPLE_DOCS") return undefined;
  const cause = "The line --- starts a second document; a file may hold only one.";
  return at(lines, line, cause, "Remove the line: ---");
}

function otherwise({ message, line, lines }: Placed): YamlFault {
  const example = 'title: "Orders: an overview"';
  const fix = `Quote values that contain a colon, and indent with two spaces: ${example}`;
  return at(lines, line, `${message}.`, fix);
}

const diagnoses = [
  tab,
  duplicate,
  comment,
  unclosed,
  reserved,
  afterQuotes,
  escape,
  indent,
  mixed,
  colon,
  notEntry,
  noComma,
  inBrackets,
  documents,
];

/** The first line of a merge conflict that Git has left in a text; undefined if there is none. */
export function conflictFault(lines: readonly string[]): YamlFault | undefined {
  const line = lines.findIndex((text) => /^<{7}(?: |$)/.test(text)) + 1;
  if (!line || !lines.some((text) => /^>{7}(?: |$)/.test(text))) return undefined;
  const cause =
    "Git left a merge conflict: two versions between lines of <<<<<<<, =======, and >>>>>>>.";
  const fix = "git diff --check   # lists the markers; keep one version and delete them";
  return at(lines, line, cause, fix);
}

function webPage(lines: readonly string[]): YamlFault | undefined {
  if (!/^\s*<(?:!doctype|html|\?xml)\b/i.test(lines[0] ?? "")) return undefined;
  const cause = "The file is a web page or XML, not YAML or JSON.";
  const fix = "curl -fLO https://example.com/openapi.yaml   # the file itself, not a page about it";
  return at(lines, 1, cause, fix);
}

/** What is probably meant by the parser's errors: one fault for each line. */
export function diagnoseYaml(mistakes: readonly YamlMistake[], text: string): YamlFault[] {
  const lines = text.split(/\r?\n/);
  if (!mistakes.length) return [];
  const whole = conflictFault(lines) ?? webPage(lines);
  if (whole) return [whole];
  // Where a tab stands, the parser takes the key of another map for one of this.
  const hasTab = mistakes.some(({ code }) => code === "TAB_AS_INDENT");
  const own = mistakes.filter(({ code }) => !hasTab || code !== "DUPLICATE_KEY");
  const faults = own.map((one) => {
    const written = lines[one.line - 1] ?? "";
    const mistake = { ...one, lines, written, above: lastAbove(lines, one.line) };
    return diagnoses.flatMap((diagnose) => diagnose(mistake) ?? [])[0] ?? otherwise(mistake);
  });
  return [...new Map(faults.reverse().map((fault) => [fault.line, fault])).values()].reverse();
}
