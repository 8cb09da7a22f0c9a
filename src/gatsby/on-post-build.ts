import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { loadSiteConfig } from "../config/load-site-config";
import { setProblems } from "../problems/problem-log";
import { builtPages } from "./built-pages";
import { checkBuiltLinks } from "./check-built-links";
import { reportProblems } from "./report-problems";
import { writeContentSecurity } from "./write-content-security";
import { writeIcons } from "./write-icons";
import { writeRedirects } from "./write-redirects";
import { writeRouteList } from "./write-route-list";
import { writeSocialImages } from "./write-social-images";

const publicDir = path.resolve("public");

/** After the pages are written: what is made from all of them, redirects as files, then the check of their links. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ store, reporter, pathPrefix }) => {
  const { redirects } = store.getState() as {
    redirects: { fromPath: string; toPath: string }[];
  };
  const pages = await builtPages(publicDir);
  const { config } = loadSiteConfig(process.cwd(), process.env);
  if (config) {
    await writeIcons(publicDir, config, pathPrefix);
    await writeSocialImages(publicDir, pages, config);
  }
  await writeRouteList(publicDir, pages);
  const routes = pages.map(({ route }) => route).filter((route) => route !== "/404");
  await writeRedirects(publicDir, redirects, pathPrefix, routes);
  if (config) await writeContentSecurity(publicDir, config);
  setProblems("built links", await checkBuiltLinks(publicDir, redirects, pathPrefix));
  reportProblems(reporter);
};
