import type { Root } from "mdast";
import { isJsx, textAttributes, type Jsx } from "../../../config/html/jsx";
import type { SourceLink } from "../../markdown/rendered";
import { visitNodes } from "../../markdown/visit-nodes";

/** Elements that show a file of the site. */
const media = /^(?:img|video|audio|source|track)$/;

/** `<a href>`, `<Link to>`, `<img src>`, and files of media. */
function jsxLinks(node: Jsx): string[] {
  const keys = ["href", "to", ...(media.test(node.name ?? "") ? ["src", "poster"] : [])];
  return textAttributes(node).flatMap(([key, value]) => (keys.includes(key) ? value : []));
}

/** The links of a page as written in its file. */
export function collectLinks(tree: Root): SourceLink[] {
  const links: SourceLink[] = [];
  visitNodes(tree, (node) => {
    const add = (href: string) => links.push({ href, line: node.position?.start.line ?? 1 });
    if (node.type === "link" || node.type === "definition") add(node.url);
    else if (isJsx(node)) jsxLinks(node).forEach(add);
  });
  return links;
}
