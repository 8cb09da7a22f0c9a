import type { CreatePagesArgs } from "gatsby";
import { keepReachable } from "../config/keep-reachable";
import type { SiteConfig } from "../config/schema/site-config";
import { flattenSidebar } from "../navigation/flatten";
import type { Problem } from "../problems/problem";
import { docsSidebarItems } from "./create-pages/docs-sidebar-items";
import { brokenLinks, hasOtherContent } from "./source-folders";

/** First page of each sidebar, for the top bar's sidebar items; undefined where a sidebar is empty. */
async function sidebarRoutes(
  graphql: CreatePagesArgs["graphql"],
  { api }: SiteConfig,
  routes: ReadonlySet<string>,
) {
  const [first] = flattenSidebar(await docsSidebarItems(graphql));
  return { docs: first?.to, api: routes.has(api.categoryRoute) ? api.categoryRoute : undefined };
}

/**
 * Puts the configuration into GraphQL. Links of the defaults that lead to no page of this site are left out
 * with a warning (another site may well lack them); such links in SITE_CONFIG come back as errors.
 */
export async function createSiteConfigNode(
  { graphql, actions, createContentDigest, createNodeId }: CreatePagesArgs,
  config: SiteConfig,
  override: unknown,
  routes: ReadonlySet<string>,
): Promise<Problem[]> {
  const { config: reachable, problems } = keepReachable(config, {
    override,
    otherContent: hasOtherContent,
    routes,
    sidebars: await sidebarRoutes(graphql, config, routes),
    brokenLinks,
  });
  await actions.createNode({
    ...reachable,
    id: createNodeId("site-config"),
    internal: { type: "SiteConfig", contentDigest: createContentDigest(reachable) },
  });
  return problems;
}
