import type { NodeInput, SourceNodesArgs } from "gatsby";

/**
 * Creates nodes, deletes those of `types` that are not among them, and leaves the unchanged ones as they are: Gatsby checks and
 * copies whatever is created, and after a save in develop nearly nothing has changed.
 */
export function putNodes(
  nodes: readonly NodeInput[],
  types: readonly string[],
  { actions, getNodesByType }: Pick<SourceNodesArgs, "actions" | "getNodesByType">,
): void {
  const old = new Map(types.flatMap((type) => getNodesByType(type)).map((node) => [node.id, node]));
  for (const node of nodes) {
    const before = old.get(node.id);
    old.delete(node.id);
    if (before?.internal.contentDigest === node.internal.contentDigest) actions.touchNode(before);
    else actions.createNode(node);
  }
  for (const node of old.values()) actions.deleteNode(node);
}
