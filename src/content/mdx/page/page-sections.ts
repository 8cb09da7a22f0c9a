import type { Content, Heading, ListItem, Paragraph, Root, TableCell } from "mdast";
import { isJsx, textAttributes } from "../../../config/html/jsx";
import { plainText } from "../../markdown/plain-text";
import { visitNodes } from "../../markdown/visit-nodes";
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

const isChecklist = (node: Content) =>
  node.type === "list" && node.children.some(({ checked }) => typeof checked === "boolean");

/** Takes out what a box says is needed first: a page that asks for something is not about it. */
function dropDemands(tree: Root): void {
  visitNodes(tree, (box) => {
    if (box.type !== "containerDirective") return;
    for (const list of box.children)
      if (list.type === "list")
        list.children = list.children.filter(({ children }) => !children.some(isChecklist));
  });
}

/** Ends what ends in no mark. */
function endWith(mark: string, node: Paragraph | TableCell): void {
  if (!/^$|[.!?:;,…]$/.test(plainText(node))) node.children.push({ type: "text", value: mark });
}

/** Ends titles of boxes, items, and cells, so that an excerpt of several reads as a sentence; names of columns are none. */
function endItems(tree: Root): void {
  visitNodes(tree, (node, parent) => {
    if (node.type === "paragraph" && node.data?.directiveLabel)
      node.children.push({ type: "text", value: "." });
    if (node.type === "table") node.children.shift();
    if (node.type === "tableRow")
      node.children.forEach((cell, at) => {
        const isLast = at === node.children.length - 1;
        endWith(isLast ? "." : at ? ";" : ":", cell);
      });
    const last = node.type === "listItem" && node.children.at(-1);
    if (last && last.type === "paragraph")
      endWith(parent.children.at(-1) === node ? "." : ";", last);
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
  dropDemands(tree);
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
