import path from "node:path";
import type { CreateNodeArgs, GatsbyNode, Node } from "gatsby";
import type { ContentDocument } from "../mdx/content";
import { contentLibrary } from "./content-library";
import { documentPath, domainFields, nodeTypes } from "./domain-fields";
import { gitDates } from "./git-dates";
import { reportProblems } from "./report-problems";
import { contentDir } from "./source-folders";
import { createYamlNodes } from "./source-nodes";

function isDraftInBuild({ frontMatter }: ContentDocument): boolean {
  return frontMatter.draft && process.env.gatsby_executing_command !== "develop";
}

type DomainNodeArgs = Pick<CreateNodeArgs, "actions" | "createNodeId" | "createContentDigest">;

/** Turns an Mdx node into the domain node that pages are made from: Doc, Page or BlogPost. */
export async function createDomainNode(mdx: Node, args: DomainNodeArgs): Promise<void> {
  const { actions, createNodeId, createContentDigest } = args;
  const contentFilePath = String(mdx.internal.contentFilePath);
  const { documents } = await contentLibrary(contentFilePath);
  const document = documents.find((one) => one.contentFilePath === contentFilePath);
  if (!document || isDraftInBuild(document)) return;
  const type = nodeTypes[document.kind];
  const committed = (await gitDates()).get(documentPath(document));
  const fields = domainFields(document, createNodeId, committed);
  const node = {
    ...fields,
    id: createNodeId(`${type} ${document.sourcePath}`),
    parent: mdx.id,
    children: [],
    internal: { type, contentDigest: createContentDigest(fields) },
  };
  await actions.createNode(node);
  actions.createParentChildLink({ parent: mdx, child: node as unknown as Node });
}

/** A YAML file under content/: read again, in develop when it was saved. */
async function updateYamlNodes(file: Node, args: CreateNodeArgs): Promise<void> {
  await createYamlNodes(await contentLibrary(String(file.absolutePath)), args);
}

export const onCreateNode: GatsbyNode["onCreateNode"] = async (args) => {
  const { node, reporter } = args;
  const inContent = () => String(node.absolutePath).startsWith(contentDir + path.sep);
  if (node.internal.type === "Mdx") await createDomainNode(node, args);
  else if (node.internal.type === "File" && /^ya?ml$/.test(String(node.extension)) && inContent())
    await updateYamlNodes(node, args);
  else return;
  if (process.env.gatsby_executing_command === "develop") reportProblems(reporter);
};

/** Keeps Gatsby from calling onCreateNode for the nodes of the API, which are thousands. */
export const shouldOnCreateNode: GatsbyNode["shouldOnCreateNode"] = ({ node }) =>
  ["Mdx", "File"].includes((node as unknown as Node).internal.type);
