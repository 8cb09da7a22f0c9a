import fs from "node:fs/promises";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { loadSiteConfig } from "../config/load-site-config";
import { setProblems } from "../problems/problem-log";
import { builtPages } from "./built-pages";
import { checkBuiltLinks } from "./check-built-links";
import { reportProblems } from "./report-problems";
import { makeSourceMapsRelative } from "./same-bytes-anywhere";
import { checkHashedNames } from "./check-hashed-names";
import {
  generatedDir,
  hostRules,
  writeHostConfigurations,
  writeHostRules,
} from "./write-host-rules";
import { writeIcons } from "./write-icons";
import { writeRouteList } from "./write-route-list";
import { writeSocialImages } from "./write-social-images";
import { writeWellKnown } from "./write-well-known";

const publicDir = path.resolve("public");

/** After the pages are written: what is made from all of them, the rules for hosts, then the check of their links. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ store, reporter, pathPrefix }) => {
  const { redirects } = store.getState() as {
    redirects: { fromPath: string; toPath: string }[];
  };
  // Gatsby's own, for scripts of other hosts, of which this site has none; no page names it.
  await fs.rm(path.join(publicDir, "~partytown"), { recursive: true, force: true });
  await makeSourceMapsRelative(publicDir, process.cwd());
  const pages = await builtPages(publicDir);
  const { config } = loadSiteConfig(process.cwd(), process.env);
  if (config) {
    await writeIcons(publicDir, config, pathPrefix);
    await writeSocialImages(publicDir, pages, config);
    await writeWellKnown(publicDir, config, pathPrefix);
  }
  await writeRouteList(publicDir, pages);
  const routes = pages.map(({ route }) => route).filter((route) => route !== "/404");
  const rules = hostRules(redirects, pathPrefix, routes);
  await writeHostRules(publicDir, rules);
  await writeHostConfigurations(generatedDir, rules);
  setProblems("hashed names", await checkHashedNames(publicDir));
  setProblems("built links", await checkBuiltLinks(publicDir, redirects, pathPrefix));
  reportProblems(reporter);
};
