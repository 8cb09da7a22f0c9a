import type { Paragraph, Root } from "mdast";
import { toString as textOf } from "mdast-util-to-string";
import type { Problem } from "../../../problems/problem";
import { nearestAdmonition } from "../remark/admonition-types";
import { faultsInTree } from "./faults-in-tree";
import { plainText, unreadMarkdown } from "./unread-markdown";

type Words = Pick<Problem, "cause" | "fix" | "seen">;

const elsewhere = (name: string) => `It is a sign of ${name}; here it would be shown as text.`;

/** What the text of a paragraph says to other generators, and what to write here. */
function ofText(text: string): Words | undefined {
  const [line = ""] = text.split("\n");
  const [, alert] = /^\[!(\w+)\]\s*$/.exec(line) ?? [];
  if (alert)
    return {
      cause: elsewhere("GitHub's alerts"),
      fix: `:::${nearestAdmonition(alert)}\n\n${text.slice(line.length).trim() || "Text"}\n\n:::`,
    };
  const [, type, title] = /^(?:!!!|\?\?\?\+?)\s*(\w+)(?:\s+"([^"]*)")?\s*$/.exec(line) ?? [];
  if (type)
    return {
      cause: elsewhere("MkDocs"),
      fix: `:::${nearestAdmonition(type)}${title ? `[${title}]` : ""}\n\n${text.slice(line.length).trim() || "Text"}\n\n:::`,
    };
  if (/^(?:\[\[_?toc_?\]\]|\[toc\])$/i.test(text.trim()))
    return {
      cause:
        "Every page has a table of contents beside its text; this line would be shown as text.",
      fix: `Remove the line: ${text.trim()}`,
    };
  if (/^\$\$(?:\s|$)/.test(text))
    return {
      cause: "Formulas are not set here.",
      fix: `\`\`\`text\n${text.replace(/\$\$/g, "").trim()}\n\`\`\``,
    };
  return undefined;
}

/** A note or a link by reference, whose other half the page lacks. */
function withoutOther(text: string): Words | undefined {
  const [line, own, rest] = /^(\[\^[^\]\s]+\])[ \t]+(\S[^\n]*)/.exec(text) ?? [];
  if (line !== undefined)
    return { cause: "A note begins with its name and a colon.", fix: `${own}: ${rest}` };
  const [note] = /\[\^[^\]\s]+\]/.exec(text) ?? [];
  if (note)
    return {
      cause: `The page has no line that begins with ${note}: and holds the note.`,
      fix: `${note}: Text of the note.`,
    };
  const [, label, key] = /(?<![\w\])])\[([^\][\n]+)\]\[([^\][\n]*)\]/.exec(text) ?? [];
  if (label === undefined) return undefined;
  const name = key || label;
  return {
    cause: `The page has no line that says where [${name}] leads.`,
    fix: `[${name}]: https://example.com`,
  };
}

/** An image or a link whose address has a space, or whose title is not closed. */
function notRead(text: string): Words | undefined {
  const [whole, mark, label, address] =
    /(!?)\[([^\][\n]*)\]\(([^<>()\n]*(?:\([^()\n]*\)[^<>()\n]*)*)\)/.exec(text) ?? [];
  if (whole === undefined || !address?.trim()) return undefined;
  const path = address.replace(/\s+(?:["'].*|=\d*x\d*)$/, "").trim();
  return {
    cause: "Markdown does not read it: an address with spaces stands in < and >.",
    fix: `${mark}[${label}](${/\s/.test(path) ? `<${path}>` : path})`,
  };
}

/** The line of a paragraph that holds a text. */
function lineOf(node: Paragraph, seen = ""): number | undefined {
  const above = textOf(node).split(seen)[0]?.split("\n").length ?? 1;
  return node.position && node.position.start.line + (seen ? above - 1 : 0);
}

/** Signs of other generators, and images, links, and notes that are none, which readers would see as they are. */
export const foreignMarkProblems = (tree: Root, file: string): Problem[] =>
  faultsInTree(tree, file, "warning", (node, parent, index) => {
    if (node.type !== "paragraph") return undefined;
    const text = plainText(node);
    const words =
      ofText(textOf(node)) ??
      unreadMarkdown(node, parent, parent.children[index - 1]) ??
      notRead(text) ??
      withoutOther(text);
    return (
      words && {
        code: "mdx-foreign-mark",
        what: "A sign that nothing here reads would be shown as text",
        seen: textOf(node).split("\n")[0] ?? "",
        line: lineOf(node, words.seen),
        ...words,
      }
    );
  });
