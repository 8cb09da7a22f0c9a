import type { SourceNodesArgs } from "gatsby";
import { operationsOfFences } from "../checks/snippets/page-snippets";
import type { ContentDocument } from "../content/mdx/content";
import { operationKey } from "../content/versions/operation-key";
import { domainNodeName, isPublished } from "./domain-fields";

/** Id of the one node that holds all uses: a page that is saved without a new one leaves the pages of operations alone. */
export const operationUsesId = "OperationUses";

/** Ids of the docs that name or call an operation, by its key. */
export interface OperationUses {
  docs: Record<string, string[]>;
}

type NodeArgs = Pick<SourceNodesArgs, "actions" | "createNodeId" | "createContentDigest">;

const usedBy = ({ operations, fields, codeFences, docsVersion }: ContentDocument) => {
  const named = [...operations.map(({ id }) => id), ...fields.map(({ operation }) => operation)];
  const all = new Set([...named, ...operationsOfFences(codeFences)]);
  return [...all].map((slug) => operationKey(slug, docsVersion));
};

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
    for (const key of usedBy(document)) (docs[key] ??= []).push(id);
  }
  await actions.createNode({
    docs,
    id: operationUsesId,
    internal: { type: "OperationUses", contentDigest: createContentDigest(docs) },
  });
}
