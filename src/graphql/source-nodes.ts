import type { GatsbyNode } from "gatsby";
import { sourceApiOutput } from "./api-output-nodes";
import { contentLibrary } from "./content-library";
import { settleDomainNodes } from "./settle-domain-nodes";
import { createYamlNodes } from "./yaml-nodes";

export const sourceNodes: GatsbyNode["sourceNodes"] = async (args) => {
  await createYamlNodes(await contentLibrary(), args);
  await settleDomainNodes(args);
  await sourceApiOutput(args);
};
