import type { Root } from "mdast";
import { toString as textOf } from "mdast-util-to-string";
import type { Node, Parent } from "unist";
import { isJsx } from "../../../config/html/jsx";
import type { Problem } from "../../../problems/problem";
import { visitNodes } from "../../markdown/visit-nodes";
import { faultsInTree, type NodeFault } from "./faults-in-tree";

const isNamed = (node: Node, name: string) => isJsx(node) && node.name === name;

/** Elements in a fold; a paragraph around elements on one line is not in the page. */
const inside = (node: Parent): Node[] =>
  node.children.flatMap((child) =>
    child.type === "paragraph" ? [child, ...(child as Parent).children] : [child],
  );

function ofFold(fold: Parent): NodeFault | undefined {
  const titles = inside(fold).filter((child) => isNamed(child, "summary"));
  const text = textOf(titles[0] ?? fold).trim();
  if (!titles.length || !text)
    return {
      code: "fold-untitled",
      what: "A fold has no title",
      seen: titles.length ? "<summary></summary>" : "<details>",
      cause: "Browsers would call it “Details”, each in its own language.",
      fix: `${titles.length ? "" : "<details>\n"}<summary>What it holds</summary>`,
    };
  if (titles.length < 2) return undefined;
  return {
    code: "fold-title-repeated",
    what: "A fold has two titles",
    seen: "<summary>",
    cause: `Its title is the first, ${JSON.stringify(text)}; the others would stand in its text.`,
    fix: `**${textOf(titles[1]).trim() || "Another title"}**`,
  };
}

/** Folds without a title or with two, titles outside of a fold, and parts of a page with nothing in them. */
export function foldProblems(tree: Root, file: string): Problem[] {
  const titled = new Set<Node>();
  visitNodes(tree, (node) => {
    if (isNamed(node, "details")) for (const child of inside(node as Parent)) titled.add(child);
  });
  return faultsInTree(tree, file, "warning", (node) => {
    if (!isJsx(node)) return undefined;
    if (node.name === "details") return ofFold(node);
    if (node.name === "summary" && !titled.has(node))
      return {
        code: "fold-missing",
        what: "A title of a fold is not in one",
        seen: "<summary>",
        cause: "<summary> stands directly in <details>, as its first line.",
        fix: `<details>\n<summary>${textOf(node)}</summary>\n\nText\n\n</details>`,
      };
    if (!/^(?:Outcome|TabItem)$/.test(node.name ?? "") || node.children.length) return undefined;
    return {
      code: "mdx-component-empty",
      what: `<${node.name}> is empty`,
      seen: `<${node.name}>`,
      cause: "Readers would see a frame with nothing in it.",
      fix: `<${node.name}${node.name === "TabItem" ? ' value="a" label="A"' : ""}>\n\nText\n\n</${node.name}>`,
    };
  });
}
