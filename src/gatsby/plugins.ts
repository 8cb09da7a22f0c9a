import fs from "node:fs";
import path from "node:path";
import type { GatsbyConfig } from "gatsby";
import { contentLocales } from "../config/locales";
import type { SiteConfig } from "../config/schema/site-config";
import { mdxOptions } from "../mdx/mdx-options";
import { localesFolder } from "../translations/places";
import { sitemapOptions } from "./sitemap-options";
import { contentDir, openapiDir } from "./source-folders";

type Plugins = NonNullable<GatsbyConfig["plugins"]>;

/** One source for each folder of content that exists, and for the translations that are read; only docs/ must. */
function contentSources(config: SiteConfig | undefined): Plugins {
  const translations = config ? contentLocales(config).chain : [];
  return ["docs", "pages", "blog", ...translations.map((code) => `${localesFolder}/${code}`)]
    .map((name) => ({ name, path: path.join(contentDir, name) }))
    .filter((options) => fs.existsSync(options.path))
    .map((options) => ({ resolve: "gatsby-source-filesystem", options }));
}

/** The plugins of the site. A wrong configuration is reported by onPreBootstrap; until then defaults serve. */
export function plugins(config: SiteConfig | undefined): Plugins {
  return [
    ...contentSources(config),
    {
      resolve: "gatsby-plugin-mdx",
      options: { extensions: [".mdx", ".md"], mdxOptions: mdxOptions({ contentDir }) },
    },
    {
      resolve: "gatsby-source-openapi",
      options: {
        directory: openapiDir,
        routePrefix: config?.api.route ?? "/docs/api",
        categoryRoute: config?.api.categoryRoute ?? "/docs/category/ianaiapi",
      },
    },
    "gatsby-plugin-react-helmet",
    // Links in HTML from Markdown (descriptions of the API) change the page without loading it anew.
    "gatsby-plugin-catch-links",
    { resolve: "gatsby-plugin-sitemap", options: sitemapOptions(config) },
  ];
}
