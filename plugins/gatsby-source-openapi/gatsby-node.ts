import { fromSource } from "../../scripts/process/from-source.mjs";
import type * as Plugin from "./node-apis";

const node = fromSource("plugins/gatsby-source-openapi/node-apis") as typeof Plugin;

export const createSchemaCustomization = node.createSchemaCustomization;
export const pluginOptionsSchema = node.pluginOptionsSchema;
export const sourceNodes = node.sourceNodes;
