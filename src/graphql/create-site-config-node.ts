import type { CreatePagesArgs } from "gatsby";
import { keepReachable } from "../config/keep-reachable";
import type { LoadedSiteConfig } from "../config/load-site-config";
import type { SiteConfig } from "../config/schema/site-config";
import { flattenSidebar } from "../content/navigation/flatten";
import type { Problem } from "../problems/problem";
import { contentLanguage } from "../config/content-language";
import { query } from "../output/site-query";
import { docsSidebarItems } from "./create-pages/docs-sidebar-items";
import { frozenVersionPages, type VersionDoc } from "./version-pages";
import { brokenLinks, hasOtherContent } from "../config/source-folders";

async function docPages(graphql: CreatePagesArgs["graphql"]): Promise<readonly VersionDoc[]> {
  const { allDoc } = await query<Queries.VersionDocsQuery>(
    graphql,
    /* GraphQL */ `
      query VersionDocs {
        allDoc(filter: { docsVersion: { eq: null } }, sort: { docId: ASC }) {
          nodes {
            docId
            slug
          }
        }
      }
    `,
  );
  return allDoc.nodes;
}

/** First page of each sidebar, for items of the top bar; undefined if the sidebar is empty. */
async function sidebarRoutes(
  graphql: CreatePagesArgs["graphql"],
  { api }: SiteConfig,
  routes: ReadonlySet<string>,
) {
  const [first] = flattenSidebar(await docsSidebarItems(graphql));
  return { docs: first?.to, api: routes.has(api.categoryRoute) ? api.categoryRoute : undefined };
}

/** Puts the configuration into GraphQL, without broken links, which are errors. */
export async function createSiteConfigNode(
  { graphql, actions, createContentDigest, createNodeId }: CreatePagesArgs,
  config: SiteConfig,
  { override, locate }: Pick<LoadedSiteConfig, "override" | "locate">,
  routes: ReadonlySet<string>,
): Promise<Problem[]> {
  const docs = await docPages(graphql);
  const versions = await frozenVersionPages(graphql);
  const { config: reachable, problems } = keepReachable(config, {
    override,
    locate,
    docs: new Map(docs.map(({ docId, slug }) => [docId, slug])),
    otherContent: hasOtherContent,
    routes,
    versions,
    sidebars: await sidebarRoutes(graphql, config, routes),
    brokenLinks,
  });
  const node = { ...reachable, contentLanguage: contentLanguage() };
  await actions.createNode({
    ...node,
    id: createNodeId("site-config"),
    internal: { type: "SiteConfig", contentDigest: createContentDigest(node) },
  });
  return problems;
}
