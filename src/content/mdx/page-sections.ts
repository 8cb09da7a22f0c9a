import type { Content, Heading, ListItem, Root } from "mdast";
import { isJsx, textAttributes } from "../../config/html/jsx";
import { plainText } from "../markdown/plain-text";
import { visitNodes } from "../markdown/visit-nodes";
import { mdxComponentRule } from "./component-names";
import { blocksOf } from "./halves";
import type { HeadingId } from "./headings";

/** The part of a page below a heading; the first has no heading. */
export interface Section {
  id?: string;
  /** Headings from level 2 down to its own. */
  titles: string[];
  text: string;
}

function idsOf(tree: Root, headings: readonly HeadingId[]): Map<Heading, string> {
  const ids = new Map<Heading, string>();
  visitNodes(tree, (node) => {
    if (node.type === "heading") ids.set(node, headings[ids.size]?.id ?? "");
  });
  return ids;
}

const textOf = (nodes: readonly Content[]) =>
  plainText({ type: "root", children: [...nodes] }).replace(/\s+/g, " ");

/** Gives components such as `<Term id="landed-cost"/>` a text: `landed cost`. */
function putWords(tree: Root): void {
  visitNodes(tree, (node) => {
    if (!isJsx(node) || node.children.length) return;
    const attribute = mdxComponentRule(node.name ?? "")?.shown;
    const [, value] = textAttributes(node).find(([key]) => key === attribute) ?? [];
    if (value === undefined) return;
    const text = node.name === "Term" ? value.replaceAll("-", " ") : value;
    node.children = [{ type: "text", value: text }];
  });
}

/** Ends titles of boxes, items, and rows that end in no mark, so that an excerpt of several reads as a sentence. */
function endItems(tree: Root): void {
  visitNodes(tree, (node, parent) => {
    if (node.type === "paragraph" && node.data?.directiveLabel)
      node.children.push({ type: "text", value: "." });
    if (node.type !== "listItem" && node.type !== "tableRow") return;
    const last = node.children.at(-1);
    if (last?.type !== "paragraph" && last?.type !== "tableCell") return;
    if (/^$|[.!?:;,…]$/.test(plainText(last))) return;
    const isFollowed = node.type === "listItem" && parent.children.at(-1) !== node;
    last.children.push({ type: "text", value: isFollowed ? ";" : "." });
  });
}

const leadsToPage = ({ children: [first] }: ListItem) => {
  const [link] = first?.type === "paragraph" ? first.children : [];
  return link?.type === "link" && link.url.startsWith("/") && !/\.\w+$/.test(link.url);
};

/** Nothing but links to other pages, such as "Read next": those pages are found themselves. */
const leadsOn = (nodes: readonly Content[]) =>
  nodes.length > 0 &&
  nodes.every((node) => node.type === "list" && node.children.every(leadsToPage));

/** The words of a page by heading, for the search. Changes the tree. */
export function pageSections(tree: Root, headings: readonly HeadingId[]): Section[] {
  const ids = idsOf(tree, headings);
  putWords(tree);
  endItems(tree);
  const sections: (Section & { nodes: Content[] })[] = [{ titles: [], text: "", nodes: [] }];
  let above: { depth: number; title: string }[] = [];
  for (const node of blocksOf(tree)) {
    if (node.type !== "heading") {
      sections.at(-1)?.nodes.push(node);
      continue;
    }
    const title = plainText(node);
    above = [...above.filter(({ depth }) => depth < node.depth), { depth: node.depth, title }];
    const titles = above.map((heading) => heading.title);
    sections.push({ id: ids.get(node), titles, text: "", nodes: [] });
  }
  return sections
    .filter(({ nodes }) => !leadsOn(nodes))
    .map(({ nodes, ...section }) => ({ ...section, text: textOf(nodes) }));
}
