import type { CreatePagesArgs } from "gatsby";
import { contentLibrary } from "./content-library";
import { domainNodeName, nodeTypes } from "./domain-fields";
import { createDomainNode } from "./domain-node";
import type { NodeArgs } from "./yaml-nodes";

type SettleArgs = NodeArgs & Pick<CreatePagesArgs, "getNodesByType" | "getNode">;

/**
 * Makes the nodes of pages those of the content. Gatsby calls onCreateNode for changed files only, but dates, SHOW_FUTURE,
 * drafts, and another page with the same address also change what is published; and it may delete the nodes of a file that
 * is gone while they are being created, of which one that came later stayed, and broke the bundle.
 */
export async function settleDomainNodes(args: SettleArgs): Promise<void> {
  const { getNodesByType, getNode, actions, createNodeId } = args;
  const { documents } = await contentLibrary();
  const published = new Map(documents.map((document) => [document.contentFilePath, document]));
  for (const type of Object.values(nodeTypes))
    for (const node of getNodesByType(type))
      if (!published.has(String(node.contentFilePath))) actions.deleteNode(node);
  for (const mdx of getNodesByType("Mdx")) {
    const document = published.get(String(mdx.internal.contentFilePath));
    if (!document) continue;
    const id = createNodeId(domainNodeName(document));
    if (!getNode(id)) await createDomainNode(mdx, args);
  }
}
