import { stringify } from "yaml";
import type { Problem } from "../../../problems/problem";

/** Front matter without its lines of dashes. */
interface FrontMatterBlock {
  yaml: string;
  /** Index in the file's text where the body begins. */
  bodyOffset: number;
}

const paste = (title: string) => `---\ntitle: ${title}\n---`;

/** The first heading, in words that YAML reads as a text; else the name of the file. */
function titleOf(file: string, lines: readonly string[]): string {
  const [, heading] = /^# +(.+?)\s*$/.exec(lines.find((line) => line.trim()) ?? "") ?? [];
  return heading === undefined ? titleFrom(file) : stringify(heading).trimEnd();
}

function titleFrom(file: string): string {
  const name = file
    .replace(/^.*\//, "")
    .replace(/\.mdx?$/, "")
    .replace(/[-_]+/g, " ");
  return name.charAt(0).toUpperCase() + name.slice(1);
}

type Words = Pick<Problem, "what" | "cause" | "fix"> & { line: number };

function problem(file: string, lines: readonly string[], { line, ...words }: Words): Problem {
  return {
    level: "error",
    code: "front-matter-block",
    where: { file, line },
    seen: lines[line - 1] || "an empty line",
    ...words,
  };
}

const isDashes = (line: string) => /^---[ \t]*$/.test(line);
/** What stands for the three dashes by mistake. */
const isNearlyDashes = (line: string) =>
  /^\s*(?:-{2,}|[–—]-?|\+{2,}|={2,}|\*{3,}|\.{3})\s*$/.test(line);

/** TOML, as Hugo has it. */
function fromToml(lines: readonly string[]): string {
  const end = lines.indexOf("+++", 1);
  const entries = lines.slice(1, end < 0 ? 2 : end);
  return ["---", ...entries.map((line) => line.replace(/\s*=\s*/, ": ")), "---"].join("\n");
}

function notOpened(file: string, lines: readonly string[]): Problem {
  const what = "The file has no front matter";
  const [first = ""] = lines;
  if (first.startsWith("+++")) {
    const cause = "It is TOML between lines of +++; here it must be YAML between lines of ---.";
    return problem(file, lines, { line: 1, what, cause, fix: fromToml(lines) });
  }
  const begin = lines.findIndex((line) => line.trim());
  if (begin > 0 && isDashes(lines[begin] ?? "")) {
    const cause = "Front matter must start in line 1, and there is an empty line above it.";
    const end = lines.findIndex((line, i) => i > begin && isDashes(line));
    const fix = lines.slice(begin, end + 1).join("\n") || paste(titleFrom(file));
    return problem(file, lines, { line: 1, what, cause, fix });
  }
  if (isNearlyDashes(first) || isDashes(first.trim())) {
    const cause = "It starts with exactly three dashes at the left margin; this line is different.";
    return problem(file, lines, { line: 1, what, cause, fix: "---" });
  }
  const cause = "Its first line is not ---, so nothing says what the page is called.";
  return problem(file, lines, { line: 1, what, cause, fix: paste(titleOf(file, lines)) });
}

function notClosed(file: string, lines: readonly string[]): Problem {
  const what = "The front matter does not end";
  const near = lines.findIndex(
    (line, i) => i > 0 && (isNearlyDashes(line) || isDashes(line.trim())),
  );
  if (near > 0) {
    const cause = "It ends with exactly three dashes at the left margin; this line is different.";
    return problem(file, lines, { line: near + 1, what, cause, fix: "---" });
  }
  const cause = "The line --- that ends it is missing, so the whole file reads as front matter.";
  const blank = lines.findIndex((line) => !line.trim());
  const entries = lines.slice(1, blank < 0 ? undefined : blank);
  const fix = entries.some((line) => /^[\w-]+:/.test(line))
    ? ["---", ...entries, "---"].join("\n")
    : paste(titleFrom(file));
  return problem(file, lines, { line: 1, what, cause, fix });
}

/** The lines between the two `---` at the top of a file, or the problem with them. */
export function frontMatterBlock(file: string, text: string): FrontMatterBlock | Problem {
  const lines = text.replace(/^\uFEFF/, "").split(/\r?\n/);
  const open = /^\uFEFF?---[ \t]*\r?\n/.exec(text);
  if (!open) return notOpened(file, lines);
  const rest = text.slice(open[0].length);
  const close = /^---[ \t]*(?:\r?\n|$)/m.exec(rest);
  if (!close) return notClosed(file, lines);
  return {
    yaml: rest.slice(0, close.index),
    bodyOffset: open[0].length + close.index + close[0].length,
  };
}
