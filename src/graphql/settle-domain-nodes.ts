import type { SourceNodesArgs } from "gatsby";
import { contentLibrary } from "./content-library";
import { domainNodeName, nodeTypes } from "./domain-fields";
import { createDomainNode } from "./domain-node";

/** Gatsby calls onCreateNode for changed files only, but dates, SHOW_FUTURE, and drafts also change what is published. */
export async function settleDomainNodes(args: SourceNodesArgs): Promise<void> {
  const { getNodesByType, getNode, actions, createNodeId } = args;
  const { documents } = await contentLibrary();
  const published = new Set(documents.map(({ contentFilePath }) => contentFilePath));
  for (const type of Object.values(nodeTypes))
    for (const node of getNodesByType(type))
      if (!published.has(String(node.contentFilePath))) actions.deleteNode(node);
  for (const mdx of getNodesByType("Mdx")) {
    const file = String(mdx.internal.contentFilePath);
    const document = documents.find(({ contentFilePath }) => contentFilePath === file);
    if (!document) continue;
    const id = createNodeId(domainNodeName(document));
    if (!getNode(id)) await createDomainNode(mdx, args);
  }
}
