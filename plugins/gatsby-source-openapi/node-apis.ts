import type { GatsbyNode } from "gatsby";
import { apiTypes } from "./types";

export { sourceNodes } from "./source-api-nodes";

/** Declares every type by hand, so that a small description breaks no query. */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  actions.createTypes(apiTypes);
};
