import type { Root } from "hast";
import type { Plugin } from "unified";
import { visit } from "unist-util-visit";

/** Characters that fit into a line of the narrowest phone, whatever the code stands in. */
const longest = 20;

/** Keeps short codes with hyphens, such as the names of headers, in one line: browsers would break them. */
export const rehypeWholeCode: Plugin<[], Root> = () => (tree) => {
  visit(tree, "element", (node, _, parent) => {
    const [content] = node.children;
    if (node.tagName !== "code" || content?.type !== "text") return;
    if (parent?.type === "element" && parent.tagName === "pre") return;
    const isShort = content.value.length <= longest && /^\S+-\S+$/.test(content.value);
    if (isShort) node.properties = { ...node.properties, className: ["whole"] };
  });
};
