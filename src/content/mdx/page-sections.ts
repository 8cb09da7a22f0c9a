import type { Content, Heading, Root } from "mdast";
import { plainText } from "../markdown/plain-text";
import { visitNodes } from "../markdown/visit-nodes";
import type { HeadingId } from "./headings";

/** A part of a page under one heading; the first has none. */
export interface Section {
  id?: string;
  /** Headings from the second level down to this one. */
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

interface Component {
  type: string;
  name?: string;
  children?: Content[];
  attributes?: { name?: string; value?: unknown }[];
}

/** The attribute that says what a component without children shows. */
const shownBy: Record<string, string> = {
  Term: "id",
  Operation: "id",
  Field: "at",
  Status: "is",
};

/** Components such as `<Term id="landed-cost"/>` in words: `landed cost`. */
function putWords(tree: Root): void {
  visitNodes(tree, (node) => {
    const component = node as unknown as Component;
    const attribute = shownBy[component.name ?? ""];
    if (!attribute || component.children?.length) return;
    const value = component.attributes?.find(({ name }) => name === attribute)?.value;
    if (typeof value !== "string") return;
    const text = component.name === "Term" ? value.replaceAll("-", " ") : value;
    component.children = [{ type: "text", value: text }];
  });
}

/** The words of a page by heading; `headings` are all of them in their order. Changes the tree. */
export function pageSections(tree: Root, headings: readonly HeadingId[]): Section[] {
  const ids = idsOf(tree, headings);
  putWords(tree);
  const sections: (Section & { nodes: Content[] })[] = [{ titles: [], text: "", nodes: [] }];
  let above: { depth: number; title: string }[] = [];
  for (const node of tree.children) {
    if (node.type !== "heading") {
      sections.at(-1)?.nodes.push(node);
      continue;
    }
    const title = plainText(node);
    above = [...above.filter(({ depth }) => depth < node.depth), { depth: node.depth, title }];
    sections.push({
      id: ids.get(node),
      titles: above.map((one) => one.title),
      text: "",
      nodes: [],
    });
  }
  return sections.map(({ nodes, ...section }) => ({ ...section, text: textOf(nodes) }));
}
