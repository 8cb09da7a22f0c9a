import type { NodeInput, SourceNodesArgs } from "gatsby";

/**
 * Creates nodes, deletes those of `types` that are not among them, and leaves the unchanged ones as they are: Gatsby checks and
 * copies whatever is created, and after a save in develop nearly nothing has changed. While it sources nodes, it deletes those
 * that are not touched; later, a touch does nothing, and takes as long as a change.
 */
export function putNodes(
  nodes: readonly NodeInput[],
  types: readonly string[],
  { actions, getNodesByType }: Pick<SourceNodesArgs, "actions" | "getNodesByType">,
  when: "sourcing" | "later",
): void {
  const old = new Map(types.flatMap((type) => getNodesByType(type)).map((node) => [node.id, node]));
  for (const node of nodes) {
    const before = old.get(node.id);
    old.delete(node.id);
    if (before?.internal.contentDigest !== node.internal.contentDigest) actions.createNode(node);
    else if (when === "sourcing") actions.touchNode(before);
  }
  for (const node of old.values()) actions.deleteNode(node);
}
