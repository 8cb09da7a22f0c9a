import type { SourceNodesArgs } from "gatsby";
import { contentLibrary } from "./content-library";
import { nodeTypes } from "./domain-fields";
import { createDomainNode } from "./domain-node";

/**
 * What is published may change while no file does: a day comes, SHOW_FUTURE is set, develop has shown a draft. Gatsby
 * calls onCreateNode for changed files only, so nodes of earlier builds are held against today's documents here.
 */
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
    const id = createNodeId(`${nodeTypes[document.kind]} ${document.sourcePath}`);
    if (!getNode(id)) await createDomainNode(mdx, args);
  }
}
