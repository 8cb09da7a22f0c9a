import type { CreatePagesArgs } from "gatsby";
import { keepReachable } from "../config/keep-reachable";
import type { SiteConfig } from "../config/schema/site-config";
import { docsSidebar } from "../navigation/docs-sidebar";
import { flattenSidebar } from "../navigation/flatten";
import type { Problem } from "../problems/problem";
import { query } from "./create-pages/create-pages-args";
import { brokenLinks, hasOtherContent } from "./source-folders";

/** First page of each sidebar, for the top bar's sidebar items; undefined where a sidebar is empty. */
async function sidebarRoutes(graphql: CreatePagesArgs["graphql"], config: SiteConfig) {
  const data = await query<Queries.SidebarRoutesQuery>(
    graphql,
    /* GraphQL */ `
      query SidebarRoutes {
        allDoc {
          nodes {
            docId
            slug
            sidebarLabel
            sidebarPosition
            unlisted
          }
        }
        allDocCategory {
          nodes {
            dirPath
            label
            position
            slug
          }
        }
        allApiDocument {
          nodes {
            id
          }
        }
      }
    `,
  );
  const docs = flattenSidebar(docsSidebar(data.allDoc.nodes, data.allDocCategory.nodes));
  return {
    docs: docs[0]?.to,
    api: data.allApiDocument.nodes.length ? config.api.categoryRoute : undefined,
  };
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
    sidebars: await sidebarRoutes(graphql, config),
    brokenLinks,
  });
  await actions.createNode({
    ...reachable,
    id: createNodeId("site-config"),
    internal: { type: "SiteConfig", contentDigest: createContentDigest(reachable) },
  });
  return problems;
}
