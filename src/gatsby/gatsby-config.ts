import type { GatsbyConfig } from "gatsby";
import "./tight-heap";
// First: what is loaded after it finds its texts by the locale of the build.
import "./choose-texts";
import { areTypesWritten, queryTypesFile } from "./query-types";
import { plugins } from "./plugins";
import { localePrefix } from "../config/locales";
import { loadSiteConfig } from "../config/load-site-config";
import { parseFewerFiles } from "./parse-fewer-files";
import { keepRenderer } from "./renderer/kept-renderer";
import { renderHere } from "./renderer/render-here";

// Queries run in the build's own process: a worker costs more to start than they do, and reads all content anew.
process.env.GATSBY_CPU_COUNT ??= "1";
renderHere();
keepRenderer();
parseFewerFiles();

const { config } = loadSiteConfig(process.cwd(), process.env);

/** What Gatsby is told of the site. */
export const gatsbyConfig: GatsbyConfig = {
  siteMetadata: { siteUrl: config?.url },
  trailingSlash: "never",
  pathPrefix: `${process.env.PATH_PREFIX ?? ""}${config ? localePrefix(config) : ""}`,
  jsxRuntime: "automatic",
  graphqlTypegen: {
    typesOutputPath: queryTypesFile,
    generateOnBuild: !areTypesWritten(),
    documentSearchPaths: [
      "./gatsby-node.ts",
      "./plugins/**/gatsby-node.ts",
      "./src/gatsby/**/*.ts",
    ],
  },
  plugins: plugins(config),
};
