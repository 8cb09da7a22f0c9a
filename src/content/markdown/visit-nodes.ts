import type { Content, Root } from "mdast";
import type { Node, Parent } from "unist";
import { visit } from "unist-util-visit";

/** Calls `see` for each node below a Markdown tree; a number that it returns is the index at which to go on. */
export function visitNodes(
  tree: Root,
  see: (node: Content, parent: Parent, index: number) => number | void,
): void {
  // unist-util-visit works out the type of every parent from the tree's, which MDX's node types make endless.
  visit(tree as Node as Parent, (node: Node, index: number | null, parent: Parent | null) =>
    parent && index !== null ? see(node as Content, parent, index) : undefined,
  );
}
