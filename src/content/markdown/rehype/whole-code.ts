import type { Root } from "hast";
import type { Plugin } from "unified";
import { SKIP, visit } from "unist-util-visit";

/** Characters that fit into a line of the narrowest phone, whatever the code stands in. */
const longest = 20;

/**
 * Keeps short codes with hyphens, such as the names of headers, in one line: browsers would break them. Not in tables,
 * which would become wider than the page.
 */
export const rehypeWholeCode: Plugin<[], Root> = () => (tree) => {
  visit(tree, "element", (node, _, parent) => {
    const [content] = node.children;
    const isBlock = parent?.type === "element" && parent.tagName === "pre";
    const code = node.tagName === "code" && content?.type === "text" && !isBlock && content.value;
    if (code && code.length <= longest && /^\S+-\S+$/.test(code))
      node.properties = { ...node.properties, className: ["whole"] };
    return node.tagName === "table" ? SKIP : undefined;
  });
};
