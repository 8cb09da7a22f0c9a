import type { Content, Root } from "mdast";
import type { Node, Parent } from "unist";
import { visit } from "unist-util-visit";

/** Visits each node of a Markdown tree; `see` may return the index of the sibling to visit next. */
export function visitNodes(
  tree: Root,
  see: (node: Content, parent: Parent, index: number) => number | void,
): void {
  // unist-util-visit infers the type of every parent, which never ends with MDX's node types.
  visit(tree as Node as Parent, (node: Node, index: number | null, parent: Parent | null) =>
    parent && index !== null ? see(node as Content, parent, index) : undefined,
  );
}
