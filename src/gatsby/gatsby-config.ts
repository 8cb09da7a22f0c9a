import type { GatsbyConfig } from "gatsby";
import { plugins } from "./plugins";
import { loadSiteConfig } from "../config/load-site-config";

// Queries run in the build's own process: a worker costs more to start than they do, and reads all content anew.
process.env.GATSBY_CPU_COUNT ??= "1";

const { config } = loadSiteConfig(process.cwd(), process.env);

/** What Gatsby is told of the site. */
export const gatsbyConfig: GatsbyConfig = {
  siteMetadata: { siteUrl: config?.url },
  trailingSlash: "never",
  pathPrefix: process.env.PATH_PREFIX,
  jsxRuntime: "automatic",
  graphqlTypegen: {
    typesOutputPath: "src/gatsby-types.d.ts",
    generateOnBuild: true,
    documentSearchPaths: [
      "./gatsby-node.ts",
      "./plugins/**/gatsby-node.ts",
      "./src/gatsby/**/*.ts",
    ],
  },
  plugins: plugins(config),
};
