import { kebabCase } from "../content/markdown/kebab-case";
import type { ResolverContext } from "./node-model";

interface TagGroup {
  tags: string[];
}
interface Tag {
  overview?: { route: string };
  operations: string[];
}
interface Operation {
  route: string;
}
/** Headings of the home page need ids that its frame does not use. */
const anchorOf = (title: string) => `for-${kebabCase(title)}`;

const tagsOf = ({ tags }: TagGroup, { nodeModel }: ResolverContext) =>
  nodeModel.getNodesByIds<Tag>({ ids: tags });

/** The page that a group begins with: the overview of its first entity that has one, else its first operation. */
function firstPageOf(group: TagGroup, context: ResolverContext): string | undefined {
  const tags = tagsOf(group, context);
  const overview = tags.find((tag) => tag.overview)?.overview;
  const [id] = tags.flatMap(({ operations }) => operations);
  if (overview || !id) return overview?.route;
  return context.nodeModel.getNodesByIds<Operation>({ ids: [id] })[0]?.route;
}

/** Found here so that the home page's data need not contain all operations. */
export const homeResolvers = {
  SiteHomeSection: {
    anchor: { type: "String!", resolve: ({ title }: { title: string }) => anchorOf(title) },
  },
  ApiTagGroup: {
    operationCount: {
      type: "Int!",
      resolve: (group: TagGroup, _args: unknown, context: ResolverContext) =>
        tagsOf(group, context).reduce((sum, { operations }) => sum + operations.length, 0),
    },
    to: {
      type: "String",
      resolve: (group: TagGroup, _args: unknown, context: ResolverContext) =>
        firstPageOf(group, context),
    },
  },
};
