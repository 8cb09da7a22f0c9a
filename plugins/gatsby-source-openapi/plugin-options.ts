import type { GatsbyNode, PluginOptions } from "gatsby";

/** Options of the plugin in gatsby-config.ts. */
export interface OpenapiPluginOptions extends PluginOptions {
  /** Folder with openapi.yaml, openapi.yml or openapi.json; absolute or relative to the project. */
  directory: string;
  /** Operations and overviews have their pages under this route. */
  routePrefix: string;
  /** Page of the whole API; tags without an overview link to their section of it. */
  categoryRoute: string;
}

const route = /^(\/[^\s/?#]+)+$/;

/** What the options must look like; Gatsby reports what is wrong with them. */
export const pluginOptionsSchema: GatsbyNode["pluginOptionsSchema"] = ({ Joi }) =>
  Joi.object({
    directory: Joi.string().default("openapi"),
    routePrefix: Joi.string().pattern(route, "route without a trailing slash").default("/docs/api"),
    categoryRoute: Joi.string()
      .pattern(route, "route without a trailing slash")
      .default("/docs/category/ianaiapi"),
  });
