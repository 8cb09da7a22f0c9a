import type { Root } from "mdast";
import type { MdxJsxFlowElement, MdxJsxTextElement } from "mdast-util-mdx-jsx";
import type { SourceLink } from "../markdown/rendered";
import { visitNodes } from "../markdown/visit-nodes";

const linkAttributes = new Set(["href", "to"]);

/** The links of `<a href>` and `<Link to>`. */
function jsxLinks({ name, attributes }: MdxJsxFlowElement | MdxJsxTextElement): string[] {
  return attributes.flatMap((attribute) => {
    if (attribute.type !== "mdxJsxAttribute" || typeof attribute.value !== "string") return [];
    const isLink =
      linkAttributes.has(attribute.name) || (name === "img" && attribute.name === "src");
    return isLink ? [attribute.value] : [];
  });
}

/** All links of a page with their lines, as they stand in the file. */
export function collectLinks(tree: Root): SourceLink[] {
  const links: SourceLink[] = [];
  visitNodes(tree, (node) => {
    const add = (href: string) => links.push({ href, line: node.position?.start.line ?? 1 });
    if (node.type === "link" || node.type === "definition") add(node.url);
    else if (node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement")
      jsxLinks(node).forEach(add);
  });
  return links;
}
