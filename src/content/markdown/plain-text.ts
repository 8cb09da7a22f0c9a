import type { Parent } from "unist";

type AnyNode = { type: string; value?: unknown; children?: AnyNode[] };

/** Nodes whose children are on separate lines. */
const blocks = new Set([
  "root",
  "blockquote",
  "list",
  "listItem",
  "table",
  "containerDirective",
  "mdxJsxFlowElement",
]);

const silent = new Set([
  "code",
  "html",
  "yaml",
  "mdxjsEsm",
  "mdxFlowExpression",
  "mdxTextExpression",
]);

function text(node: AnyNode): string {
  if (silent.has(node.type)) return "";
  if (node.type === "break") return " ";
  if (!node.children) return typeof node.value === "string" ? node.value : "";
  const parts = node.children.map(text);
  if (blocks.has(node.type))
    return parts
      .map((part) => part.trim())
      .filter(Boolean)
      .join("\n");
  return parts.join(node.type === "tableRow" ? " " : "").replace(/\s+/g, " ");
}

/** The words of a Markdown tree, one line per block, without code blocks, images, and HTML. */
export function plainText(node: Parent | AnyNode): string {
  return text(node as AnyNode).trim();
}
