import type { Content, Root } from "mdast";
import type { Node, Parent } from "unist";

/**
 * Visits each node of a Markdown tree; `see` may return the index of the sibling to visit next. A build visits each page
 * some twenty times: unist-util-visit creates and names a function for each node, and infers no types with MDX's nodes.
 */
export function visitNodes(
  tree: Root,
  see: (node: Content, parent: Parent, index: number) => number | void,
): void {
  const visitBelow = (parent: Parent) => {
    let index = 0;
    while (index < parent.children.length) {
      const node = parent.children[index] as Node;
      const next = see(node as Content, parent, index);
      if ("children" in node) visitBelow(node as Parent);
      index = typeof next === "number" ? next : index + 1;
    }
  };
  visitBelow(tree);
}
