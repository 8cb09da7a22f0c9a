import type { Paragraph } from "mdast";
import { toString as textOf } from "mdast-util-to-string";
import type { Node, Parent } from "unist";
import type { Problem } from "../../../problems/problem";
import { isAdmonition } from "../remark/admonition-types";

type Words = Pick<Problem, "seen" | "cause" | "fix">;

/** Stands for code, components, and other parts in which nothing is meant as Markdown. */
const other = "\uFFFC";

/** The text of a paragraph, with bare addresses as they are written. */
export function plainText({ children }: Paragraph): string {
  return children
    .map((child) => {
      if (child.type === "text") return child.value;
      if (child.type === "break") return "\n";
      const isBare = child.type === "link" && textOf(child) === child.url.replace(/^mailto:/, "");
      return isBare ? textOf(child) : other;
    })
    .join("");
}

/** Signs at the beginning of a line, and the line as it should be. */
const lineSigns: [sign: RegExp, cause: string, fixed: string][] = [
  [
    /^(#{2,6})(?=[^\s#])(.*)$/,
    "A space is missing between the signs of a heading and its words.",
    "$1 $2",
  ],
  [/^'''(\w*)$/, "A block of code begins and ends with three backticks.", "```$1\n…\n```"],
  [/^#{7,}\s*(.*)$/, "Headings have up to six signs.", "###### $1"],
  [/^-(\p{Lu}.*)$/u, "A space is missing behind the sign of a list.", "- $1"],
  [/^[•‣◦▪●]\s*(.*)$/, "Items of a list begin with a hyphen; this sign was pasted.", "- $1"],
  [/^(\d{1,2}[.)])(\p{Lu}\p{L}.*)$/u, "A space is missing behind the number of a list.", "$1 $2"],
  [
    /^::(\w+)(?:\[[^\]]*\])?$/,
    "An admonition has three colons, at its beginning and at its end.",
    ":::$1\n\nText\n\n:::",
  ],
];

/** Links and images that are written almost right, in a line. */
const linkSigns: [sign: RegExp, cause: string, fixed: string][] = [
  [
    /(!?\[[^\][\n]+\])\s+(\((?:https?:|\.{0,2}\/|[\w-]+\.mdx?\b)[^()\n]*\))/,
    "No space may stand between the text of a link and its address.",
    "$1$2",
  ],
  [
    /\(([^()[\]\n]+)\)\[((?:https?:|\.{0,2}\/)[^\]\s]*)\]/,
    "The text of a link stands in square brackets, its address in round ones.",
    "[$1]($2)",
  ],
  [
    /!\[\[([^\][|\n]+)(?:\|[^\][\n]*)?\]\]/,
    "It is how Obsidian and wikis show an image.",
    "![What the image shows](./$1)",
  ],
  [
    /\[\[([^\][|\n]+)\|([^\][\n]+)\]\]/,
    "It is how wikis link; a link names its page by file or by address.",
    "[$2](./$1.mdx)",
  ],
  [
    /\[\[(?!_?toc)([^\][|\n]+)\]\]/i,
    "It is how wikis link; a link names its page by file or by address.",
    "[$1](./$1.mdx)",
  ],
  [
    /(!?\[[^\][\n]+\]\((?:https?:|\.{0,2}\/|#)[^\s()]+)(?=\s|$)(?![^\n]*\))/,
    "The bracket behind the address of a link is missing.",
    "$1)",
  ],
];

/** An address that ends at its first space goes in angle brackets. */
const withoutSpaces = (link: string) => link.replace(/\((\.\/[^()<>]* [^()<>]*)\)/g, "(<$1>)");

function inLines(text: string): Words | undefined {
  const lines = text.split("\n");
  for (const line of lines)
    for (const [sign, cause, fixed] of lineSigns)
      if (sign.test(line) && !line.includes(other)) {
        const name = /^::(\w+)/.exec(line)?.[1];
        if (name === undefined || isAdmonition(name))
          return { seen: line, cause, fix: line.replace(sign, fixed) };
      }
  for (const line of lines)
    for (const [sign, cause, fixed] of linkSigns) {
      const [seen] = sign.exec(line) ?? [];
      if (seen !== undefined) return { seen, cause, fix: withoutSpaces(seen.replace(sign, fixed)) };
    }
  return undefined;
}

const cellsOf = (row: string) =>
  row
    .trim()
    .replace(/^\||\|$/g, "")
    .split(/(?<!\\)\|/);

const dashes = (cells: readonly string[]) => `|${cells.map(() => " --- |").join("")}`;

/** Rows of a table that are text, because the row of dashes is missing or wrong, or a blank line stands above them. */
function ofRows(text: string, above: Node | undefined): Words | undefined {
  const rows = text.split("\n");
  const [first = "", second = ""] = rows;
  if (!rows.every((row) => /^\s*\|.*\|\s*$/.test(row))) return undefined;
  if (above?.type === "table")
    return {
      seen: first,
      cause: "A blank line ends a table, and this row stands below one.",
      fix: `Remove the blank line above: ${first}`,
    };
  if (rows.length < 2) return undefined;
  const cells = cellsOf(first);
  const isLine = cellsOf(second).every((cell) => /^\s*[:=—–-]+\s*$/.test(cell));
  const isRight = cellsOf(second).every((cell) => /^\s*:?-+:?\s*$/.test(cell));
  return {
    seen: isLine ? second : first,
    cause: !isLine
      ? "A row of dashes is missing below the first row of a table."
      : isRight
        ? `The row of dashes has as many cells as the row above it: ${cells.length}.`
        : "The line below the first row of a table is made of hyphens.",
    fix: isLine ? dashes(cells) : `${first}\n${dashes(cells)}`,
  };
}

/** A task of a list whose brackets are not read. */
function ofTask(text: string, holder: Parent): Words | undefined {
  const [, sign = "", rest = ""] = /^\[([ xX]?)\]\s*(\S.*)?$/.exec(text.split("\n")[0] ?? "") ?? [];
  if (holder.type !== "listItem" || !/^\[[ xX]?\]/.test(text) || text[3] === "(") return undefined;
  return {
    seen: text.split("\n")[0] ?? "",
    cause: "The brackets of a task hold a space or an x, and a space stands behind them.",
    fix: `- [${sign.toLowerCase() || " "}] ${rest}`,
  };
}

/** `! [text](address)`. */
function ofImage({ children }: Paragraph): Words | undefined {
  for (const [index, child] of children.entries()) {
    const next = children[index + 1];
    if (child.type !== "text" || !/(?:^|\s)!\s$/.test(child.value) || next?.type !== "link")
      continue;
    if (!/\.(?:png|jpe?g|webp|avif|gif|svg)$/i.test(next.url)) continue;
    const link = `[${textOf(next)}](${next.url})`;
    return {
      seen: `! ${link}`,
      cause: "A space stands between the exclamation mark and the brackets of an image.",
      fix: `!${link}`,
    };
  }
  return undefined;
}

/** Markdown that is written almost right, so that a paragraph would show its signs. */
export function unreadMarkdown(
  node: Paragraph,
  holder: Parent,
  above: Node | undefined,
): Words | undefined {
  const text = plainText(node);
  return ofRows(text, above) ?? ofTask(text, holder) ?? inLines(text) ?? ofImage(node);
}
