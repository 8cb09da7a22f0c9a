import GithubSlugger from "github-slugger";
import type { Heading, Root } from "mdast";
import type { MdxJsxFlowElement, MdxJsxTextElement } from "mdast-util-mdx-jsx";
import { plainText } from "../markdown/plain-text";
import type { TocEntry } from "../markdown/rendered";
import { visitNodes } from "../markdown/visit-nodes";

type AnyNode = { type: string; value?: unknown; children?: AnyNode[] };

/** The text that rehype-slug sees in the HTML of a heading. */
function slugText(node: AnyNode): string {
  if (node.type === "text" || node.type === "inlineCode") return String(node.value);
  if (node.type === "break") return "\n";
  return (node.children ?? []).map(slugText).join("");
}

/** Components whose `id` names something else than a place in the page. */
const idIsNoAnchor = new Set(["Operation", "Term"]);

function literalId({ name, attributes }: MdxJsxFlowElement | MdxJsxTextElement): string[] {
  if (idIsNoAnchor.has(name ?? "")) return [];
  return attributes.flatMap((attribute) =>
    attribute.type === "mdxJsxAttribute" &&
    attribute.name === "id" &&
    typeof attribute.value === "string"
      ? [attribute.value]
      : [],
  );
}

/** A heading as links find it. */
export interface HeadingId {
  id: string;
  /** 1 to 6. */
  depth: number;
}

/** Ids of a page in the order in which rehype-slug gives them, and its headings of level 2 and 3. */
export function headingIds(tree: Root): {
  toc: TocEntry[];
  anchors: string[];
  headings: HeadingId[];
} {
  const slugger = new GithubSlugger();
  const headings: HeadingId[] = [];
  const toc: TocEntry[] = [];
  const anchors: string[] = [];
  const heading = (node: Heading) => {
    const id = slugger.slug(slugText(node));
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
