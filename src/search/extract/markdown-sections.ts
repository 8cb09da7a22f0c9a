import type { Content, Heading, Root } from "mdast";
import { plainText } from "../../markdown/plain-text";
import { visitNodes } from "../../markdown/visit-nodes";
import { frontMatterBlock } from "../../mdx/front-matter-block";
import { headingIds } from "../../mdx/headings";
import { parseMdx } from "../../mdx/mdx-tree";

/** A part of a page under one heading; the first has none. */
export interface Section {
  id?: string;
  /** Headings from the second level down to this one. */
  titles: string[];
  text: string;
}

function idsOf(tree: Root, known?: readonly string[]): Map<Heading, string> {
  const headings: Heading[] = [];
  visitNodes(tree, (node) => {
    if (node.type === "heading") headings.push(node);
  });
  const ids = known ?? headingIds({ type: "root", children: headings }).anchors;
  return new Map(headings.map((heading, index) => [heading, ids[index] ?? ""]));
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

function divide(tree: Root, headings?: readonly string[]): Section[] {
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

/** The words of an MDX file by heading; none of a file that cannot be read. `headings` are the ids of a translation. */
export function markdownSections(
  file: string,
  source: string,
  headings?: readonly string[],
): Section[] {
  const block = frontMatterBlock(file, source);
  const tree = parseMdx(file, source, "bodyOffset" in block ? block.bodyOffset : 0);
  return "level" in tree ? [] : divide(tree, headings);
}
