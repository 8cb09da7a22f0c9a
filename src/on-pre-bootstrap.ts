import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { loadSiteConfig } from "./config/load-site-config";
import { formatProblems } from "./problems/format-problem";
import { allProblems, clearProblems, setProblems } from "./problems/problem-log";
import { versionFolderProblems } from "./content/versions/version-folders";
import { contentDir, openapiDir, shownPath } from "./config/source-folders";
import { contentLibrary } from "./graphql/content-library";
import { commitSoon } from "./toolchain/commit-soon";
import { keepSchema } from "./toolchain/keep-schema";
import { pageModuleProblems } from "./toolchain/page-module-names";
import { styleProblems } from "./toolchain/style-problems";
import { syntaxProblems } from "./toolchain/syntax-problems";
import { restoreSharedData } from "./output/files/withdraw-files";

/** Reads configuration, page modules, and content first, so that all mistakes are reported together. */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async ({ reporter }) => {
  clearProblems();
  if (process.env.gatsby_executing_command === "develop") {
    commitSoon();
    keepSchema();
  }
  restoreSharedData(path.resolve("public"));
  const { config, problems } = loadSiteConfig(process.cwd(), process.env);
  setProblems("configuration", problems);
  setProblems(
    "versions",
    versionFolderProblems(config?.docVersions ?? [], {
      content: contentDir,
      openapi: openapiDir,
      shown: shownPath,
      configFile: process.env.SITE_CONFIG ?? "src/config/site.config.ts",
    }),
  );
  setProblems("page modules", pageModuleProblems(process.cwd()));
  setProblems("syntax", syntaxProblems(process.cwd()));
  setProblems("styles", styleProblems(process.cwd()));
  const { problems: ofContent } = await contentLibrary();
  // Gatsby reads the folder, too, and would only throw.
  const unreadable = ofContent.filter(({ code }) => code === "content-unreadable");
  if (unreadable.length)
    reporter.panic(formatProblems(allProblems(), "The content folder cannot be read"));
};
