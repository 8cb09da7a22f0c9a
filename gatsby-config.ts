import type { GatsbyConfig } from "gatsby";
// First: what is loaded after it finds its texts by the locale of the build.
import "./src/gatsby/choose-texts";
import { plugins } from "./src/gatsby/plugins";
import { localePrefix } from "./src/config/locales";
import { loadSiteConfig } from "./src/config/load-site-config";

const { config } = loadSiteConfig(process.cwd(), process.env);

const gatsbyConfig: GatsbyConfig = {
  siteMetadata: { siteUrl: config?.url },
  trailingSlash: "never",
  pathPrefix: `${process.env.PATH_PREFIX ?? ""}${config ? localePrefix(config) : ""}`,
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

export default gatsbyConfig;
