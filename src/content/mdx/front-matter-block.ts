import type { Problem } from "../../problems/problem";

/** The front matter of a file, without its two lines of dashes. */
export interface FrontMatterBlock {
  yaml: string;
  /** Index in the file's text at which the body begins. */
  bodyOffset: number;
}

const paste = (title: string) => `---\ntitle: ${title}\n---`;

function titleFrom(file: string): string {
  const name = file
    .replace(/^.*\//, "")
    .replace(/\.mdx?$/, "")
    .replace(/[-_]+/g, " ");
  return name.charAt(0).toUpperCase() + name.slice(1);
}

function problem(file: string, text: string, what: string, cause: string): Problem {
  return {
    level: "error",
    code: "front-matter-block",
    what,
    where: { file, line: 1 },
    seen: text.split(/\r?\n/, 1)[0] || "an empty line",
    cause,
    fix: paste(titleFrom(file)),
  };
}

/** Finds the lines between the two `---` at the top of a file, or says what is wrong with them. */
export function frontMatterBlock(file: string, text: string): FrontMatterBlock | Problem {
  const open = /^\uFEFF?---[ \t]*\r?\n/.exec(text);
  if (!open) {
    const cause = "Its first line is not ---, so nothing says what the page is called.";
    return problem(file, text, "The file has no front matter", cause);
  }
  const rest = text.slice(open[0].length);
  const close = /^---[ \t]*(?:\r?\n|$)/m.exec(rest);
  if (close)
    return {
      yaml: rest.slice(0, close.index),
      bodyOffset: open[0].length + close.index + close[0].length,
    };
  const cause = "The line --- that ends it is missing, so the whole file reads as front matter.";
  return problem(file, text, "The front matter does not end", cause);
}
