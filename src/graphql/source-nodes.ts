import type { GatsbyNode } from "gatsby";
import { sourceApiOutput } from "./api-output-nodes";
import { contentLibrary } from "./content-library";
import { createOperationUses } from "./operation-uses";
import { settleDomainNodes } from "./settle-domain-nodes";
import { createYamlNodes } from "./yaml-nodes";

export const sourceNodes: GatsbyNode["sourceNodes"] = async (args) => {
  const content = await contentLibrary();
  await createYamlNodes(content, args);
  await settleDomainNodes(args);
  await createOperationUses(content.documents, args);
  await sourceApiOutput(args);
};
