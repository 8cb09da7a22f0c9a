import type { Root } from "hast";
import type { Plugin } from "unified";
import { visit } from "unist-util-visit";

/** Characters that fit into a line of the narrowest phone, whatever the code stands in. */
const longest = 20;

/** Keeps short codes with hyphens, such as the names of headers, in one line: browsers would break them. */
export const rehypeWholeCode: Plugin<[], Root> = () => (tree) => {
  visit(tree, "element", ({ tagName, properties, children: [content] }, _, parent) => {
    if (tagName !== "code" || !properties || content?.type !== "text") return;
    if (parent?.type === "element" && parent.tagName === "pre") return;
    const { value } = content;
    if (value.length <= longest && /^\S+-\S+$/.test(value)) properties.className = ["whole"];
  });
};
