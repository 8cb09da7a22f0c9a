import type { Root } from "hast";
import type { Plugin } from "unified";
import { visit } from "unist-util-visit";
import { text } from "../../../i18n/markup-text";

/** Names the boxes of task lists for those who hear them. */
export const rehypeTaskLists: Plugin<[], Root> = () => (tree) => {
  visit(tree, "element", ({ tagName, properties }) => {
    if (tagName !== "input" || !properties || properties.type !== "checkbox") return;
    properties.ariaLabel = properties.checked ? text.done : text.notDone;
  });
};
