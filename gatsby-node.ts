import { fromSource } from "./scripts/process/from-source.mjs";
import type * as Site from "./src/gatsby/gatsby-node";

const node = fromSource("src/gatsby/gatsby-node") as typeof Site;

export const createPages = node.createPages;
export const createResolvers = node.createResolvers;
export const createSchemaCustomization = node.createSchemaCustomization;
export const onCreateNode = node.onCreateNode;
export const shouldOnCreateNode = node.shouldOnCreateNode;
export const onCreateWebpackConfig = node.onCreateWebpackConfig;
export const onPostBuild = node.onPostBuild;
export const onPreBootstrap = node.onPreBootstrap;
export const sourceNodes = node.sourceNodes;
