import { kebabCase } from "../content/markdown/kebab-case";
import type { NodeModel } from "./node-model";

interface TagGroup {
  tags: string[];
}
interface Tag {
  anchor: string;
  operations: string[];
}

/** Headings of the home page need ids that its frame does not use. */
const anchorOf = (title: string) => `for-${kebabCase(title)}`;

/** Counted here so that the home page's data need not contain all operations. */
export const homeResolvers = {
  SiteHomeSection: {
    anchor: { type: "String!", resolve: ({ title }: { title: string }) => anchorOf(title) },
  },
  ApiTagGroup: {
    operationCount: {
      type: "Int!",
      resolve: ({ tags }: TagGroup, _args: unknown, { nodeModel }: { nodeModel: NodeModel }) =>
        nodeModel
          .getNodesByIds<Tag>({ ids: tags })
          .reduce((sum, { operations }) => sum + operations.length, 0),
    },
  },
};
