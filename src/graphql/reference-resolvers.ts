import { readFile } from "node:fs/promises";
import { articleFile } from "../views/reference/article-file";
import { text } from "../i18n/text";
import { outputId } from "../output/output-id";
import type { ApiOutputNode } from "./api-output-nodes";
import { all, type NodeModel, type ResolverContext } from "./node-model";
import { operationUsesId, type OperationUses } from "./operation-uses";

interface Linked {
  id: string;
}

interface DocNode {
  slug: string;
  title: string;
}

interface DocumentNode {
  lifecyclePages: Record<string, string>;
}

interface StatusNode {
  of: string;
  docsVersion?: string | null;
}

const byTitle = (a: DocNode, b: DocNode) => a.title.localeCompare(b.title, text.locale);

async function drawingOf(
  { of: schema, docsVersion }: StatusNode,
  { nodeModel }: ResolverContext,
): Promise<string | null> {
  const [document] = await all<DocumentNode>(nodeModel, "ApiDocument", {
    docsVersion: { eq: docsVersion ?? null },
  });
  return document?.lifecyclePages[schema] ?? null;
}

const outputOf = ({ id }: Linked, nodeModel: NodeModel) =>
  nodeModel.getNodesByIds<ApiOutputNode>({ ids: [outputId(id)] })[0];

const outputField =
  (name: keyof ApiOutputNode) =>
  (source: Linked, _args: unknown, { nodeModel }: ResolverContext) =>
    outputOf(source, nodeModel)?.[name];

/** Of the whole description, or of the part that a tag's operations need. */
const downloads = { type: "[ApiDownload!]!", resolve: outputField("downloads") };

export const referenceResolvers = {
  ApiDocument: { downloads },
  ApiTag: { downloads },
  ApiOperation: {
    /** Name of the rendered article, which the page's HTML includes. */
    article: { type: "String!", resolve: outputField("article") },
    /** Name of the file with further samples and examples, in /static/reference/. */
    file: { type: "String!", resolve: outputField("file") },
    /** The article itself, only in develop, because built HTML includes it. */
    html: {
      type: "String",
      resolve: (operation: Linked, _args: unknown, { nodeModel }: ResolverContext) => {
        const article = outputOf(operation, nodeModel)?.article;
        return article && process.env.gatsby_executing_command === "develop"
          ? readFile(articleFile(process.cwd(), article), "utf8")
          : null;
      },
    },
    usedBy: {
      type: "[Doc!]!",
      resolve: ({ key }: { key: string }, _args: unknown, { nodeModel }: ResolverContext) => {
        const [uses] = nodeModel.getNodesByIds<OperationUses>({ ids: [operationUsesId] });
        return nodeModel.getNodesByIds<DocNode>({ ids: uses?.docs[key] ?? [] }).sort(byTitle);
      },
    },
  },
  GlossaryTerm: {
    /** Docs that name the term with `<Term>`. */
    usedBy: {
      type: "[Doc!]!",
      resolve: async ({ key }: { key: string }, _args: unknown, { nodeModel }: ResolverContext) => {
        const docs = await all<DocNode>(nodeModel, "Doc", {
          terms: { elemMatch: { key: { eq: key } } },
          docsVersion: { eq: null },
          unlisted: { eq: false },
        });
        return docs.sort(byTitle);
      },
    },
  },
  StatusReference: {
    /** Address of the drawing of its state machine. */
    to: {
      type: "String",
      resolve: (status: StatusNode, _args: unknown, context: ResolverContext) =>
        drawingOf(status, context),
    },
  },
};
