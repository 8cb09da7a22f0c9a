export { createPages } from "./graphql/create-pages";
export { createResolvers } from "./graphql/create-resolvers";
export { createSchemaCustomization } from "./graphql/create-schema-customization";
export { onCreateNode, shouldOnCreateNode } from "./graphql/on-create-node";
export { onCreateWebpackConfig } from "./toolchain/on-create-webpack-config";
export { onCreateDevServer } from "./on-create-dev-server";
export { onPostBuild } from "./on-post-build";
export { onPreBootstrap } from "./on-pre-bootstrap";
export { sourceNodes } from "./graphql/source-nodes";
