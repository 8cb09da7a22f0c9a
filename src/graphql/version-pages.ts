import type { CreatePagesArgs } from "gatsby";
import type { VersionPages } from "../config/reachability";
import { flattenSidebar } from "../content/navigation/flatten";
import { query } from "../output/site-query";
import { docsSidebarItems } from "./create-pages/docs-sidebar-items";
import { siteVersions } from "../config/site-versions";

const asked = /* GraphQL */ `
  query FrozenVersions {
    allApiDocument(filter: { docsVersion: { ne: null } }) {
      nodes {
        docsVersion
        categoryRoute
      }
    }
    allDoc(filter: { docsVersion: { ne: null } }, sort: { docId: ASC }) {
      nodes {
        docsVersion
        docId
        slug
      }
    }
  }
`;

export interface VersionDoc {
  docId: string;
  slug: string;
}

export async function frozenVersionPages(
  graphql: CreatePagesArgs["graphql"],
): Promise<VersionPages[]> {
  const versions = siteVersions();
  if (!versions.length) return [];
  const data = await query<Queries.FrozenVersionsQuery>(graphql, asked);
  const sidebars = await Promise.all(versions.map(({ name }) => docsSidebarItems(graphql, name)));
  return versions.map(({ name, route }, index) => {
    const [first] = flattenSidebar(sidebars[index] ?? []);
    const api = data.allApiDocument.nodes.find(({ docsVersion }) => docsVersion === name);
    const pages = data.allDoc.nodes.filter(({ docsVersion }) => docsVersion === name);
    return {
      name,
      route,
      docs: new Map(pages.map(({ docId, slug }) => [docId, slug])),
      sidebars: { docs: first?.to, api: api?.categoryRoute },
    };
  });
}
