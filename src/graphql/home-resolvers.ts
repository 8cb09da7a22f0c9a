import type { NodeModel } from "./node-model";

interface TagGroup {
  tags: string[];
}
interface Tag {
  anchor: string;
  operations: string[];
}

/** What the home page says of each group of the API, counted here so that the page need not carry its operations. */
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
