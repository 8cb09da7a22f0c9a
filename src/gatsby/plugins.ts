import fs from "node:fs";
import path from "node:path";
import type { GatsbyConfig } from "gatsby";
import type { SiteConfig } from "../config/schema/site-config";
import { mdxOptions } from "../mdx/mdx-options";
import { sitemapOptions } from "./sitemap-options";
import { contentDir, openapiDir } from "./source-folders";

type Plugins = NonNullable<GatsbyConfig["plugins"]>;

/** One source for each folder of content that exists; only docs/ must. */
function contentSources(): Plugins {
  return ["docs", "pages", "blog"]
    .map((name) => ({ name, path: path.join(contentDir, name) }))
    .filter((options) => fs.existsSync(options.path))
    .map((options) => ({ resolve: "gatsby-source-filesystem", options }));
}

/** The plugins of the site. A wrong configuration is reported by onPreBootstrap; until then defaults serve. */
export function plugins(config: SiteConfig | undefined): Plugins {
  return [
    ...contentSources(),
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
    { resolve: "gatsby-plugin-sitemap", options: sitemapOptions },
  ];
}
