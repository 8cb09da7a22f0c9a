import type { Content, Paragraph, Root } from "mdast";
import type { ContainerDirective } from "mdast-util-directive";
import type { Problem } from "../../../problems/problem";
import { faultsInTree, type NodeFault } from "./faults-in-tree";
import { admonitionTypes, isAdmonition, nearestAdmonition } from "../remark/admonition-types";

const colonsOf = (line = "") => /^[\s>]*(:{3,})/.exec(line)?.[1] ?? "";

/** An admonition whose end is missing, or has fewer colons than its beginning. */
function unclosed(type: string, lines: readonly string[], begin: number): NodeFault {
  const colons = colonsOf(lines[begin - 1]);
  const end = lines.findIndex((line, index) => index >= begin && /^[\s>]*:::+\s*$/.test(line));
  const isShorter = end >= 0 && colonsOf(lines[end]).length < colons.length;
  return {
    code: "admonition-unclosed",
    what: "An admonition does not end",
    cause: isShorter
      ? `It begins with ${colons.length} colons, and line ${end + 1}, which is to close it, has ${colonsOf(lines[end]).length}.`
      : "The line ::: that closes it is missing, so it goes on to the end of the page.",
    fix: `${isShorter ? colons : ":::"}${type}\n\nText\n\n${isShorter ? colons : ":::"}`,
  };
}

/** What VitePress writes between colons that is not an admonition. */
function foreignContainer(name: string, title: string): NodeFault | undefined {
  const words = {
    code: "admonition-not-read",
    what: "A line that begins with ::: is not an admonition",
  };
  if (name === "code-group")
    return {
      ...words,
      cause: "VitePress shows a group of code this way; here it stands in tabs.",
      fix: '<Tabs>\n<TabItem value="a" label="A">\n\nCode\n\n</TabItem>\n</Tabs>',
    };
  if (name === "details")
    return {
      ...words,
      cause: "VitePress folds text this way; here it stands in an element.",
      fix: `<details>\n<summary>${title || "More"}</summary>\n\nText\n\n</details>`,
    };
  return undefined;
}

function ofContainer(node: ContainerDirective, lines: readonly string[]): NodeFault[] {
  const { start, end } = node.position ?? { start: { line: 1 }, end: { line: 1 } };
  const near = nearestAdmonition(node.name);
  const title = titleIn(lines[start.line - 1] ?? "").slice(1, -1);
  const foreign = foreignContainer(node.name, title);
  const faults = foreign ? [foreign] : [];
  if (!foreign && !isAdmonition(node.name))
    faults.push({
      code: "admonition-unknown",
      what: `Unknown admonition: ${node.name}`,
      cause: `The known ones are ${admonitionTypes.join(", ")}; it is shown as a note.`,
      fix: `:::${near}`,
    });
  if (!/^[\s>]*:::+\s*$/.test(lines[end.line - 1] ?? "") || end.line === start.line)
    faults.push(unclosed(near, lines, start.line));
  return faults;
}

/** The title of a line that begins with `:::note`, in brackets: without those that it has, or as an attribute. */
function titleIn(line: string): string {
  const written = line.replace(/^[\s>]*:::+\s*[\w-]*\s*/, "").trim();
  const attribute = /^\{.*?title=(["'])(.*?)\1.*\}$/.exec(written)?.[2];
  const title = attribute ?? written.replace(/^\[|\]$/g, "").trim();
  return title && `[${title}]`;
}

/** `:::note Title` and other lines that the parser leaves as text. */
function ofParagraph(node: Paragraph, lines: readonly string[]): NodeFault | undefined {
  const [first] = node.children;
  const match = first?.type === "text" && /^:::+\s*(\w+)?[ \t]*([^\n]*)/.exec(first.value);
  if (!match) return undefined;
  const [, name = "note", title = ""] = match;
  const foreign = foreignContainer(/^:::+\s*([\w-]*)/.exec(match[0])?.[1] ?? "", title);
  if (foreign) return foreign;
  const type = isAdmonition(name) ? name : nearestAdmonition(name);
  const line = node.position?.start.line ?? 1;
  if (match[1] || title)
    return {
      code: "admonition-not-read",
      what: "A line that begins with ::: is not an admonition",
      cause:
        "The name follows ::: directly, a title stands in square brackets, nothing else follows.",
      fix: `:::${type}${titleIn(lines[line - 1] ?? title)}\n\nText\n\n:::`,
    };
  // It closes what is wrong further up, which is said there.
  const opened = lines.slice(0, line - 1).findLast((text) => /^[\s>]*:::/.test(text)) ?? "";
  const isUnread = /^[\s>]*:::+(?:\s*\w+[ \t]+\S|\s+\w|\w+\[[^\]]*$)/.test(opened);
  if (isUnread || colonsOf(opened).length > colonsOf(lines[line - 1]).length) return undefined;
  return {
    code: "admonition-not-open",
    what: "A line ::: closes an admonition that is not open",
    cause:
      "It is one too many, or an admonition stands in another one, whose lines then need four colons.",
    fix: "::::   # also where the outer admonition begins: ::::note",
  };
}

/** Admonitions that are unknown, unclosed, or misspelled. */
export function admonitionProblems(tree: Root, file: string, text: string): Problem[] {
  const lines = text.split(/\r?\n/);
  const faultsOf = (node: Content) => {
    if (node.type === "containerDirective") return ofContainer(node, lines);
    return node.type === "paragraph" ? ofParagraph(node, lines) : undefined;
  };
  return faultsInTree(tree, file, "warning", (node) => {
    const seen = lines[(node.position?.start.line ?? 1) - 1]?.trim() ?? "";
    return [faultsOf(node) ?? []].flat().map((fault) => ({ seen, ...fault }));
  });
}
