import path from "node:path";
import type { CreateNodeArgs, GatsbyNode, Node } from "gatsby";
import { holdLateClaims } from "./check-claims-later";
import { contentLibrary } from "./content-library";
import { createDomainNode } from "./domain-node";
import { createOperationUses, operationUsesId } from "./operation-uses";
import { reportProblems } from "../problems/report-problems";
import { contentDir } from "../config/source-folders";
import { createYamlNodes } from "./yaml-nodes";

async function updateYamlNodes(file: Node, args: CreateNodeArgs): Promise<void> {
  await createYamlNodes(await contentLibrary(String(file.absolutePath)), args);
}

export const onCreateNode: GatsbyNode["onCreateNode"] = async (args) => {
  const { node, reporter } = args;
  const inContent = () => String(node.absolutePath).startsWith(contentDir + path.sep);
  if (node.internal.type === "Mdx") {
    await createDomainNode(node, args);
    // Before `sourceNodes` has created it, not all pages are there.
    if (args.getNode(operationUsesId))
      await createOperationUses((await contentLibrary()).documents, args);
  } else if (node.internal.type === "File" && inContent()) {
    // The pages that are made of it ask for the check again.
    holdLateClaims();
    if (/^(?:ya?ml|json)$/.test(String(node.extension))) await updateYamlNodes(node, args);
    // A file that nothing reads, or an image, may still be a mistake, or mend one.
    else await contentLibrary(String(node.absolutePath));
  } else return;
  if (process.env.gatsby_executing_command === "develop") reportProblems(reporter);
};

/** Skips the nodes of the API, of which there are thousands. */
export const shouldOnCreateNode: GatsbyNode["shouldOnCreateNode"] = ({ node }) =>
  ["Mdx", "File"].includes((node as unknown as Node).internal.type);
