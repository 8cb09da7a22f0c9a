import { operationsOfFences } from "../checks/snippets/page-snippets";
import type { ContentDocument } from "../content/mdx/content";
import { domainNodeName, isPublished, operationsOf } from "./domain-fields";
import type { NodeArgs } from "./yaml-nodes";

/** Id of the one node that holds all uses: a page that is saved without a new one leaves the pages of operations alone. */
export const operationUsesId = "OperationUses";

/** Ids of the docs that name or call an operation, by its key. */
export interface OperationUses {
  docs: Record<string, string[]>;
}

/** Creates the node, or updates it if the uses have changed. */
export async function createOperationUses(
  documents: readonly ContentDocument[],
  { actions, createNodeId, createContentDigest }: NodeArgs,
): Promise<void> {
  const docs: OperationUses["docs"] = {};
  for (const document of documents) {
    if (document.kind !== "doc" || document.frontMatter.unlisted || !isPublished(document))
      continue;
    const id = createNodeId(domainNodeName(document));
    const used = operationsOf(document, operationsOfFences(document.codeFences));
    for (const key of used) (docs[key] ??= []).push(id);
  }
  await actions.createNode({
    docs,
    id: operationUsesId,
    internal: { type: "OperationUses", contentDigest: createContentDigest(docs) },
  });
}
