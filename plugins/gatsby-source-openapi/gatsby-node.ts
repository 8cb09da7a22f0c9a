import { functionsFromSource } from "../../scripts/process/from-source.mjs";
import type * as Plugin from "./node-apis";
import type * as Options from "./plugin-options";

export const { createSchemaCustomization, sourceNodes } = functionsFromSource(
  "plugins/gatsby-source-openapi/node-apis",
) as typeof Plugin;

export const { pluginOptionsSchema } = functionsFromSource(
  "plugins/gatsby-source-openapi/plugin-options",
) as typeof Options;
