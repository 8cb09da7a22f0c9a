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

const byTitle = (a: DocNode, b: DocNode) => a.title.localeCompare(b.title, text.locale);

/** The listed docs that pass a filter, by title. */
async function docsWhere(filter: object, { nodeModel }: Context): Promise<DocNode[]> {
  const docs = await all<DocNode>(nodeModel, "Doc", { ...filter, unlisted: { eq: false } });
  return docs.sort(byTitle);
}

/** The drawing of a state machine on an overview page, under its heading. */
async function drawingOf(schema: string, { nodeModel }: Context): Promise<string | null> {
  const [document] = await all<DocumentNode>(nodeModel, "ApiDocument");
  return document?.lifecyclePages[schema] ?? null;
}

/** What leads from a name of the API or the glossary to pages. */
export const referenceResolvers = {
  ApiOperation: {
    /** The docs that name or call the operation. */
    usedBy: {
      type: "[Doc!]!",
      resolve: ({ slug }: { slug: string }, _args: unknown, context: Context) =>
        docsWhere({ usedOperations: { in: [slug] } }, context),
    },
  },
  GlossaryTerm: {
    /** The docs that name the term where its definition is wanted. */
    usedBy: {
      type: "[Doc!]!",
      resolve: ({ key }: { key: string }, _args: unknown, context: Context) =>
        docsWhere({ terms: { elemMatch: { key: { eq: key } } } }, context),
    },
  },
  StatusReference: {
    /** Where its state machine is drawn. */
    to: {
      type: "String",
      resolve: ({ of }: { of: string }, _args: unknown, context: Context) => drawingOf(of, context),
    },
  },
};
