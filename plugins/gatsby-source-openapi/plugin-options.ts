import type { GatsbyNode, PluginOptions } from "gatsby";

/** A description that is kept beside today's, with pages of its own. */
export interface FrozenDescription {
  /** Name of the version of the docs that it belongs to. */
  docsVersion: string;
  label: string;
  directory: string;
  routePrefix: string;
  categoryRoute: string;
}

/** Options of the plugin in gatsby-config.ts. */
export interface OpenapiPluginOptions extends PluginOptions {
  /** Name of today's version. */
  label?: string;
  /** Earlier descriptions, the newest first: each is compared with the one after it. */
  versions?: FrozenDescription[];
  /** Hosts beside the site's own whose images may be in descriptions. */
  imageHosts?: string[];
  /** Folder with openapi.yaml, openapi.yml or openapi.json; absolute or relative to the project. */
  directory: string;
  /** Hosts from which `$ref`s may be read; nothing is read from others. */
  referenceHosts?: string[];
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
    label: Joi.string(),
    imageHosts: Joi.array().items(Joi.string()).default([]),
    referenceHosts: Joi.array().items(Joi.string()).default([]),
    versions: Joi.array()
      .items(
        Joi.object({
          docsVersion: Joi.string().required(),
          label: Joi.string().required(),
          directory: Joi.string().required(),
          routePrefix: Joi.string().pattern(route).required(),
          categoryRoute: Joi.string().pattern(route).required(),
        }),
      )
      .default([]),
    routePrefix: Joi.string().pattern(route, "route without a trailing slash").default("/docs/api"),
    categoryRoute: Joi.string()
      .pattern(route, "route without a trailing slash")
      .default("/docs/category/ianaiapi"),
  });
