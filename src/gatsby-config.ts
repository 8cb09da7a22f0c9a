import type { GatsbyConfig } from "gatsby";
// First, because modules choose their texts by the build's locale when they are loaded.
import "./toolchain/choose-texts";
import { areTypesWritten, queryTypesFile } from "./toolchain/query-types";
import { plugins } from "./gatsby-plugins";
import { hasOtherContent } from "./config/source-folders";
import { localePrefix } from "./config/content-locales";
import { loadSiteConfig } from "./config/load-site-config";
import { beginWork } from "../scripts/gatsby/begin-work.mjs";
import { shortenBuildLog } from "./toolchain/build-log";
import { formatProblems } from "./problems/format-problem";
import { nameCodeErrors } from "./toolchain/name-code-errors";
import { leaveFrontMatter } from "./toolchain/own-front-matter";
import { pluginProblems } from "./toolchain/plugin-problems";
import { renderHere } from "./toolchain/render-here";
import { readWholeFiles } from "./toolchain/whole-files";

// For a Gatsby that was not started by scripts/gatsby.
const work = process.env.gatsby_executing_command;
if (work === "build" || work === "develop") beginWork(`gatsby ${work}`);

// Queries run in this process: a worker costs more to start than they take, and reads all content again.
process.env.GATSBY_CPU_COUNT ??= "1";
renderHere();
shortenBuildLog();
nameCodeErrors();
leaveFrontMatter();
if (work === "develop") readWholeFiles();

const { config } = loadSiteConfig(process.cwd(), process.env);
const allPlugins = plugins(config);
const missing = pluginProblems(allPlugins);
if (missing.length) {
  process.stderr.write(`\n${formatProblems(missing, "A plugin is missing")}\n\n`);
  process.exit(1);
}

export const gatsbyConfig: GatsbyConfig = {
  siteMetadata: { siteUrl: config?.url },
  trailingSlash: "never",
  // Without a configuration nothing is built; a wrong prefix is one possible reason.
  pathPrefix: config ? `${process.env.PATH_PREFIX ?? ""}${localePrefix(config)}` : "",
  jsxRuntime: "automatic",
  // The committed types are for the repository's own content. In develop, they would be written again for each change.
  graphqlTypegen: work !== "develop" &&
    !hasOtherContent && {
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
  plugins: allPlugins,
};
