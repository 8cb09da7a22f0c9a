import type { GatsbyNode, PluginOptions } from "gatsby";
import type { ReadApiOptions } from "../../src/openapi/read-api";

export type OpenapiPluginOptions = PluginOptions & ReadApiOptions;

const route = /^(\/[^\s/?#]+)+$/;

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
      .default("/docs/category/api"),
  });
