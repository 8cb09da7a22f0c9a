import { functionsFromSource } from "./scripts/process/from-source.mjs";
import type * as Site from "./src/gatsby-node";

export const {
  createPages,
  createResolvers,
  createSchemaCustomization,
  onCreateDevServer,
  onCreateNode,
  onCreatePage,
  onCreateWebpackConfig,
  onPostBuild,
  onPreBootstrap,
  shouldOnCreateNode,
  sourceNodes,
} = functionsFromSource("src/gatsby-node") as typeof Site;
