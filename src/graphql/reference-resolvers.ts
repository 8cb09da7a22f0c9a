import { readFile } from "node:fs/promises";
import { articleFile } from "../views/reference/article-file";
import { text } from "../i18n/text";
import { all, type NodeModel } from "./node-model";

interface Context {
  nodeModel: NodeModel;
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

/** The listed docs that pass a filter, by title. */
async function docsWhere(filter: object, { nodeModel }: Context): Promise<DocNode[]> {
  const docs = await all<DocNode>(nodeModel, "Doc", { ...filter, unlisted: { eq: false } });
  return docs.sort(byTitle);
}

/** The drawing of a state machine on an overview page, under its heading. */
async function drawingOf(
  { of: schema, docsVersion }: StatusNode,
  { nodeModel }: Context,
): Promise<string | null> {
  const [document] = await all<DocumentNode>(nodeModel, "ApiDocument", {
    docsVersion: { eq: docsVersion ?? null },
  });
  return document?.lifecyclePages[schema] ?? null;
}

/** What leads from a name of the API or the glossary to pages. */
export const referenceResolvers = {
  ApiOperation: {
    /** The drawn article, in develop only: elsewhere the HTML of the page holds it, and its data need not. */
    html: {
      type: "String",
      resolve: ({ article }: { article: string }) =>
        process.env.gatsby_executing_command === "develop"
          ? readFile(articleFile(process.cwd(), article), "utf8")
          : null,
    },
    /** The docs that name or call the operation. */
    usedBy: {
      type: "[Doc!]!",
      resolve: ({ key }: { key: string }, _args: unknown, context: Context) =>
        docsWhere({ usedOperations: { in: [key] } }, context),
    },
  },
  GlossaryTerm: {
    /** The docs that name the term where its definition is wanted. */
    usedBy: {
      type: "[Doc!]!",
      resolve: ({ key }: { key: string }, _args: unknown, context: Context) =>
        docsWhere(
          { terms: { elemMatch: { key: { eq: key } } }, docsVersion: { eq: null } },
          context,
        ),
    },
  },
  StatusReference: {
    /** Where its state machine is drawn. */
    to: {
      type: "String",
      resolve: (status: StatusNode, _args: unknown, context: Context) => drawingOf(status, context),
    },
  },
};
