import type { GatsbyNode } from "gatsby";
import { apiOutputTypes } from "./schema/api-output-types";
import { contentTypes } from "./schema/content-types";
import { siteTypes } from "./schema/site-types";
import { searchTypes } from "./search-resolvers";

/** Declares every type by hand, so that an empty folder breaks no query. */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  actions.createTypes([apiOutputTypes, contentTypes, siteTypes, searchTypes]);
};
