import type { GatsbyConfig } from "gatsby";
// First: what is loaded after it finds its texts by the locale of the build.
import "./toolchain/choose-texts";
import { areTypesWritten, queryTypesFile } from "./toolchain/query-types";
import { plugins } from "./gatsby-plugins";
import { localePrefix } from "./config/locales";
import { loadSiteConfig } from "./config/load-site-config";
import { beginWork } from "../scripts/gatsby/begin-work.mjs";
import { renderHere } from "./toolchain/render-here";

// Where Gatsby was started without scripts/gatsby.
const work = process.env.gatsby_executing_command;
if (work === "build" || work === "develop") beginWork(`gatsby ${work}`);

// Queries run in the build's own process: a worker costs more to start than they do, and reads all content anew.
process.env.GATSBY_CPU_COUNT ??= "1";
renderHere();

const { config } = loadSiteConfig(process.cwd(), process.env);

/** What Gatsby is told of the site. */
export const gatsbyConfig: GatsbyConfig = {
  siteMetadata: { siteUrl: config?.url },
  trailingSlash: "never",
  // Without a configuration nothing is built, and a wrong prefix is one of the reasons.
  pathPrefix: config ? `${process.env.PATH_PREFIX ?? ""}${localePrefix(config)}` : "",
  jsxRuntime: "automatic",
  graphqlTypegen: {
    typesOutputPath: queryTypesFile,
    generateOnBuild: !areTypesWritten(),
    documentSearchPaths: [
      "./gatsby-node.ts",
      "./plugins/**/gatsby-node.ts",
      "./src/graphql/**/*.ts",
      "./src/output/**/*.ts",
      "./src/*.ts",
    ],
  },
  plugins: plugins(config),
};
