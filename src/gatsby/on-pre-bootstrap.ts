import type { GatsbyNode } from "gatsby";
import { loadSiteConfig } from "../config/load-site-config";
import { clearProblems, setProblems } from "../problems/problem-log";
import { contentLibrary } from "./content-library";
import { pageModuleProblems } from "./page-modules";

/** Reads configuration, page modules and content once before anything else, so that all mistakes are known together. */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async () => {
  clearProblems();
  setProblems("configuration", loadSiteConfig(process.cwd(), process.env).problems);
  setProblems("page modules", pageModuleProblems(process.cwd()));
  await contentLibrary();
};
