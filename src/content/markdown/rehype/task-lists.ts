import type { Root } from "hast";
import type { Plugin } from "unified";
import { visit } from "unist-util-visit";
import { text } from "../../../i18n/markup-text";

/** Labels the checkboxes of task lists for screen readers. */
export const rehypeTaskLists: Plugin<[], Root> = () => (tree) => {
  visit(tree, "element", ({ tagName, properties }) => {
    if (tagName !== "input" || !properties || properties.type !== "checkbox") return;
    properties.ariaLabel = properties.checked ? text.done : text.notDone;
  });
};
