import type { Node } from "gatsby";
import { contentLibrary } from "./content-library";
import {
  documentPath,
  domainFields,
  domainNodeName,
  isPublished,
  nodeTypes,
} from "./domain-fields";
import { gitDates } from "./git-dates";
import type { NodeArgs } from "./yaml-nodes";

/** Creates the Doc, Page, or BlogPost of an Mdx node. */
export async function createDomainNode(mdx: Node, args: NodeArgs): Promise<void> {
  const { actions, createNodeId, createContentDigest } = args;
  const contentFilePath = String(mdx.internal.contentFilePath);
  const { documents } = await contentLibrary(contentFilePath);
  const document = documents.find((one) => one.contentFilePath === contentFilePath);
  if (!document || !isPublished(document)) return;
  const type = nodeTypes[document.kind];
  const committed = (await gitDates()).get(documentPath(document));
  const fields = domainFields(document, createNodeId, committed);
  const node = {
    ...fields,
    id: createNodeId(domainNodeName(document)),
    parent: mdx.id,
    children: [],
    internal: { type, contentDigest: createContentDigest(fields) },
  };
  await actions.createNode(node);
  actions.createParentChildLink({ parent: mdx, child: node as unknown as Node });
}
