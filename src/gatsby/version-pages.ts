import type { CreatePagesArgs } from "gatsby";
import type { VersionPages } from "../config/reachability";
import { flattenSidebar } from "../navigation/flatten";
import type { SidebarItem } from "../navigation/sidebar";
import { query } from "./create-pages/create-pages-args";
import { siteVersions } from "./site-versions";

const asked = /* GraphQL */ `
  query FrozenVersions {
    frozenSidebars(id: "docs") {
      id
      items
    }
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
        unlisted
      }
    }
  }
`;

/** A page of a version. */
export interface VersionDoc {
  docId: string;
  slug: string;
  unlisted: boolean;
}

/** The frozen versions with their pages; nothing is asked where there are none. */
export async function frozenVersionPages(
  graphql: CreatePagesArgs["graphql"],
): Promise<(VersionPages & { pages: readonly VersionDoc[] })[]> {
  const versions = siteVersions();
  if (!versions.length) return [];
  const data = await query<Queries.FrozenVersionsQuery>(graphql, asked);
  return versions.map(({ name, route }) => {
    const sidebar = data.frozenSidebars.find(({ id }) => id === name)?.items ?? [];
    const [first] = flattenSidebar(sidebar as unknown as readonly SidebarItem[]);
    const api = data.allApiDocument.nodes.find(({ docsVersion }) => docsVersion === name);
    const pages = data.allDoc.nodes.filter(({ docsVersion }) => docsVersion === name);
    return {
      name,
      route,
      pages,
      docs: new Map(pages.map(({ docId, slug }) => [docId, slug])),
      sidebars: { docs: first?.to, api: api?.categoryRoute },
    };
  });
}
