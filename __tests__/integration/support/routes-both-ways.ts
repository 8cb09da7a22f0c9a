import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { readDescriptions } from "../../../src/checks/content/read-descriptions";
import { siteRoutes } from "../../../src/checks/content/site-routes";
import { frozenVersions } from "../../../src/config/docs-versions";
import { loadSiteConfig } from "../../../src/config/load-site-config";
import { loadContent } from "../../../src/content/mdx/load-content";
import type { ProjectCopy } from "./fixture-site";

interface Folders {
  CONTENT_DIR: string;
  OPENAPI_DIR: string;
}

const sorted = (routes: Iterable<string>) => [...new Set(routes)].sort();

/** Pages of a build, and those that only lead on. */
function builtRoutes(publicDir: string) {
  const routes = readdirSync(publicDir, { recursive: true, encoding: "utf8" })
    .filter((file) => file === "index.html" || file.endsWith("/index.html"))
    .map((file) => (file === "index.html" ? "/" : `/${dirname(file)}`));
  const leadsOn = (route: string) =>
    /<meta http-equiv="?refresh/i.test(readFileSync(join(publicDir, route, "index.html"), "utf8"));
  const redirects = new Set(routes.filter(leadsOn));
  const pages = routes.filter((route) => !redirects.has(route));
  return { pages: sorted(pages), redirects: sorted(redirects), lostFeeds: [] };
}

/** What `npm run check:content` takes for the addresses of a site, and those that its build made. */
export async function routesBothWays(
  { root, publicDir }: Pick<ProjectCopy, "root" | "publicDir">,
  env: Folders & NodeJS.ProcessEnv,
) {
  const { config, problems } = loadSiteConfig(root, env);
  if (!config) throw new Error(JSON.stringify(problems));
  const versions = frozenVersions(config.docVersions);
  const content = await loadContent(env.CONTENT_DIR, root, undefined, versions);
  const { descriptionOf } = await readDescriptions(env.OPENAPI_DIR, root, versions);
  const { pages, redirects, feeds } = siteRoutes({ content, config, descriptionOf });
  const lostFeeds = feeds.filter((feed) => !existsSync(join(publicDir, feed)));
  return {
    planned: { pages: sorted(pages), redirects: sorted(redirects), lostFeeds },
    built: builtRoutes(publicDir),
  };
}
