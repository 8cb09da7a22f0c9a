import fs from "node:fs";
import path from "node:path";
import type { GatsbyConfig } from "gatsby";
import { contentLocales } from "./config/content-locales";
import type { SiteConfig } from "./config/schema/site-config";
import type { FrozenDescription } from "./openapi/read-api";
import { frozenVersions, routeInVersion, type FrozenVersion } from "./config/docs-versions";
import { mdxOptions } from "./content/mdx/mdx-options";
import { localesFolder } from "./config/translations/places";
import { sitemapOptions } from "./output/routes/sitemap-options";
import { contentDir, openapiDir } from "./config/source-folders";

type Plugins = NonNullable<GatsbyConfig["plugins"]>;

/** One source for each folder of content or translations that exists; only docs/ is required. */
function contentSources(
  config: SiteConfig | undefined,
  versions: readonly FrozenVersion[],
): Plugins {
  const frozen = versions.map(({ name }) => `versions/${name}/docs`);
  const chain = config ? contentLocales(config).chain : [];
  const translations = chain.map((code) => `${localesFolder}/${code}`);
  return ["docs", "pages", "blog", ...frozen, ...translations]
    .map((name) => ({ name, path: path.join(contentDir, name) }))
    .filter((options) => fs.existsSync(options.path))
    .map((options) => ({ resolve: "gatsby-source-filesystem", options }));
}

function frozenDescriptions(
  config: SiteConfig | undefined,
  { routePrefix, categoryRoute }: { routePrefix: string; categoryRoute: string },
): FrozenDescription[] {
  return frozenVersions(config?.docVersions ?? []).map((version) => ({
    docsVersion: version.name,
    label: config?.docVersions.find(({ name }) => name === version.name)?.label ?? version.name,
    directory: path.join(openapiDir, "versions", version.name),
    routePrefix: routeInVersion(routePrefix, version),
    categoryRoute: routeInVersion(categoryRoute, version),
  }));
}

/** The plugins of the site. onPreBootstrap reports a wrong configuration; until then, defaults apply. */
export function plugins(config: SiteConfig | undefined): Plugins {
  const routes = {
    routePrefix: config?.api.route ?? "/docs/api",
    categoryRoute: config?.api.categoryRoute ?? "/docs/category/api",
  };
  const versions = config ? frozenVersions(config.docVersions) : [];
  return [
    ...contentSources(config, versions),
    {
      resolve: "gatsby-plugin-mdx",
      options: { extensions: [".mdx", ".md"], mdxOptions: mdxOptions({ contentDir, versions }) },
    },
    {
      resolve: "gatsby-source-openapi",
      options: {
        directory: openapiDir,
        ...routes,
        label: config?.docVersions[0]?.label,
        imageHosts: config?.imageHosts,
        referenceHosts: config?.api.referenceHosts,
        versions: frozenDescriptions(config, routes),
      },
    },
    "gatsby-plugin-react-helmet",
    // Without it, links in HTML from Markdown (API descriptions) reload the site.
    "gatsby-plugin-catch-links",
    { resolve: "gatsby-plugin-sitemap", options: sitemapOptions(config) },
  ];
}
