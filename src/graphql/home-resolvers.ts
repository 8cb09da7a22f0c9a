import type { NodeModel } from "./node-model";

interface TagGroup {
  tags: string[];
}
interface Tag {
  anchor: string;
  operations: string[];
}

/** Counted here so that the home page's data need not contain all operations. */
export const homeResolvers = {
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
