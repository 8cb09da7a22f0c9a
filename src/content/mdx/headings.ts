import type { Heading, Root } from "mdast";
import type { MdxJsxFlowElement, MdxJsxTextElement } from "mdast-util-mdx-jsx";
import { contentId, headingSlugger } from "../../config/html/content-ids";
import { plainText } from "../markdown/plain-text";
import type { TocEntry } from "../markdown/rendered";
import { visitNodes } from "../markdown/visit-nodes";

type AnyNode = { type: string; value?: unknown; children?: AnyNode[] };

/** The text that the id of a heading is made of, as its HTML has it. */
function slugText(node: AnyNode): string {
  if (node.type === "text" || node.type === "inlineCode") return String(node.value);
  if (node.type === "break") return "\n";
  return (node.children ?? []).map(slugText).join("");
}

/** The id of an element; that of a component names something else than a place in the page. */
function literalId({ name, attributes }: MdxJsxFlowElement | MdxJsxTextElement): string[] {
  if (!/^[a-z]/.test(name ?? "")) return [];
  return attributes.flatMap((attribute) =>
    attribute.type === "mdxJsxAttribute" &&
    attribute.name === "id" &&
    typeof attribute.value === "string"
      ? [contentId(name ?? "", attribute.value)]
      : [],
  );
}

/** A heading as links find it. */
export interface HeadingId {
  id: string;
  /** 1 to 6. */
  depth: number;
}

/** Ids of a page in the order in which its HTML gets them, and its headings of level 2 and 3. */
export function headingIds(tree: Root): {
  toc: TocEntry[];
  anchors: string[];
  headings: HeadingId[];
} {
  const slug = headingSlugger();
  const headings: HeadingId[] = [];
  const toc: TocEntry[] = [];
  const anchors: string[] = [];
  const heading = (node: Heading) => {
    const id = slug(slugText(node));
    anchors.push(id);
    headings.push({ id, depth: node.depth });
    if (node.depth === 2 || node.depth === 3)
      toc.push({ id, title: plainText(node), depth: node.depth });
  };
  visitNodes(tree, (node) => {
    if (node.type === "heading") heading(node);
    else if (node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement")
      anchors.push(...literalId(node));
  });
  return { toc, anchors, headings };
}
