import type { GatsbyNode } from "gatsby";
import { contentTypes } from "./schema/content-types";
import { siteTypes } from "./schema/site-types";
import { searchTypes } from "./search-resolvers";

/** Declares every type of the site by hand, so that an empty folder changes no query. */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  actions.createTypes([contentTypes, siteTypes, searchTypes]);
};
