import type { Heading, Root } from "mdast";
import type { Parent } from "unist";
import { isJsx, textAttributes, type Jsx } from "../../../config/html/jsx";
import { contentId, headingSlugger } from "../../../config/html/content-ids";
import { plainText } from "../../markdown/plain-text";
import type { TocEntry } from "../../markdown/rendered";
import { visitNodes } from "../../markdown/visit-nodes";
import { halfOf } from "./halves";

type AnyNode = { type: string; value?: unknown; children?: AnyNode[] };

/** The text that a heading's id is made of: the text of its HTML. */
function slugText(node: AnyNode): string {
  if (node.type === "text" || node.type === "inlineCode") return String(node.value);
  if (node.type === "break") return "\n";
  return (node.children ?? []).map(slugText).join("");
}

/** The id of an HTML element. The `id` of a component is not an anchor. */
function literalId(node: Jsx): string[] {
  const name = node.name ?? "";
  if (!/^[a-z]/.test(name)) return [];
  return textAttributes(node).flatMap(([key, value]) =>
    key === "id" ? contentId(name, value) : [],
  );
}

export interface HeadingId {
  id: string;
  /** 1 to 6. */
  depth: number;
}

/** The ids of a page in the order of its HTML, and its table of contents: headings of levels 2 and 3. */
export function headingIds(tree: Root): {
  toc: TocEntry[];
  anchors: string[];
  headings: HeadingId[];
} {
  const slug = headingSlugger();
  const headings: HeadingId[] = [];
  const toc: TocEntry[] = [];
  const anchors: string[] = [];
  const heading = (node: Heading, parent: Parent) => {
    const id = slug(slugText(node));
    anchors.push(id);
    headings.push({ id, depth: node.depth });
    if (node.depth === 2 || node.depth === 3)
      toc.push({ id, title: plainText(node), depth: node.depth, half: halfOf(parent) });
  };
  visitNodes(tree, (node, parent) => {
    if (node.type === "heading") heading(node, parent);
    else if (isJsx(node)) anchors.push(...literalId(node));
  });
  return { toc, anchors, headings };
}
