import type { GatsbyNode } from "gatsby";
import { glossaryRoute } from "../config/docs-routes";
import { text as changelogText } from "../i18n/changelog-text";
import { text } from "../i18n/text";
import { apiSidebar, type SidebarTagGroup } from "../content/navigation/api-sidebar";
import {
  docsSidebar,
  type SidebarCategory,
  type SidebarDoc,
} from "../content/navigation/docs-sidebar";
import type { SidebarItem } from "../content/navigation/sidebar";
import { blogResolvers } from "./blog-resolvers";
import { homeResolvers } from "./home-resolvers";
import { imageResolvers } from "./image-resolvers";
import { contentLanguage } from "../config/content-language";
import { all, type NodeModel, type ResolverContext } from "./node-model";
import { referenceResolvers } from "./reference-resolvers";
import { searchResolvers } from "./search-resolvers";

interface Linked {
  id: string;
}
type TagGroupNode = { name: string; position: number; tags: string[] };
type TagNode = { name: string; to: string; operations: string[] };
type OperationNode = Linked & {
  summary: string;
  route: string;
  method: string;
  deprecated: boolean;
};

interface DocumentNode {
  categoryRoute: string;
  changes?: { route: string } | null;
}

const ofVersion = (docsVersion: string | null) => ({ docsVersion: { eq: docsVersion } });

/** The API sidebar of a version (null: today's). Links of stored nodes are ids. */
async function apiItems(model: NodeModel, version: string | null): Promise<SidebarItem[]> {
  const groups = await all<TagGroupNode>(model, "ApiTagGroup", ofVersion(version));
  const tagGroups = groups
    .sort((a, b) => a.position - b.position)
    .map(({ name, tags }): SidebarTagGroup => {
      const nodes = model.getNodesByIds<TagNode>({ ids: tags });
      return {
        name,
        tags: nodes.map((tag) => ({
          ...tag,
          operations: model.getNodesByIds<OperationNode>({ ids: tag.operations }),
        })),
      };
    });
  const [config] = await all<{ api: { label: string } }>(model, "SiteConfig");
  const [document] = await all<DocumentNode>(model, "ApiDocument", ofVersion(version));
  const home = { label: config?.api.label ?? "API", to: document?.categoryRoute ?? "/" };
  const [first, ...items] = apiSidebar(tagGroups, home, contentLanguage()?.htmlLang);
  const changes = document?.changes;
  const changelog = changes ? [{ label: changelogText.changelog, to: changes.route }] : [];
  return [...(first ? [first] : []), ...changelog, ...items];
}

async function docsItems(model: NodeModel, version: string | null): Promise<SidebarItem[]> {
  const docs = await all<SidebarDoc>(model, "Doc", ofVersion(version));
  const folders = await all<SidebarCategory>(model, "DocCategory", ofVersion(version));
  const pages = docsSidebar(docs, folders);
  if (version) return pages;
  const terms = await all(model, "GlossaryTerm");
  return terms.length ? [...pages, { label: text.glossary, to: glossaryRoute }] : pages;
}

/** Adds `sidebar(id: "docs")`, `sidebar(id: "api")`, and fields that connect names with pages. */
export const createResolvers: GatsbyNode["createResolvers"] = ({ createResolvers: add }) => {
  add({
    Query: {
      ...blogResolvers.Query,
      sidebar: {
        resolve: async (
          _source: unknown,
          { id, version = null }: { id: string; version?: string | null },
          { nodeModel }: ResolverContext,
        ) => ({
          id,
          items: await (id === "api"
            ? apiItems(nodeModel, version)
            : docsItems(nodeModel, version)),
        }),
      },
    },
  });
  // One call each, because two of them may extend one type.
  for (const resolvers of [homeResolvers, referenceResolvers, imageResolvers, searchResolvers])
    add(resolvers);
};
