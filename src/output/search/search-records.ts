import type { CreatePagesArgs } from "gatsby";
import { glossaryRoute } from "../../config/docs-routes";
import { text } from "../../i18n/text";
import type { SchemaPart } from "../../openapi/schema-node";
import type { Section } from "../../content/mdx/page/page-sections";
import type { SourceDownload } from "../../search/extract/download-drafts";
import type { SourceOperation, SourceTag } from "../../search/extract/operation-drafts";
import type { SourceCategory, SourcePage } from "../../search/extract/page-drafts";
import { defaultTag, searchTagOf } from "../../config/addresses/search-tag";
import { siteVersions } from "../../config/site-versions";
import { siteRecords } from "../../search/extract/site-records";
import type { SearchRecord } from "../../search/record";
import { query } from "../site-query";
import { searchQuery } from "./search-query";

type Nodes<Node> = { nodes: Node[] };
/** Null for today's docs. */
type Versioned = { docsVersion: string | null };
type PageNode = Omit<SourcePage, "kind" | "docId"> & { sections: Section[] };

/** Schemas are JSON, whose shape GraphQL does not know. */
interface Answer {
  siteConfig: { language: string; api: { label: string } };
  allDoc: Nodes<PageNode & Versioned & { docId: string }>;
  allPage: Nodes<PageNode>;
  allBlogPost: Nodes<PageNode>;
  allDocCategory: Nodes<SourceCategory & Versioned>;
  allGlossaryTerm: Nodes<{ key: string; term: string; definition: string }>;
  allApiSchemaPart: Nodes<SchemaPart & Versioned>;
  allApiDocument: Nodes<{
    docsVersion: string | null;
    categoryRoute: string;
    version: string;
    title: string;
    descriptionHtml: string;
    lifecyclePages: Record<string, string>;
    downloads: SourceDownload[];
    groups: { tags: (SourceTag & { operations: Omit<SourceOperation, "tagName">[] })[] }[];
  }>;
}

/** Records of one version (null: today's), with all pages that have no versions. */
function recordsOf(data: Answer, version: string | null): SearchRecord[] {
  const { siteConfig } = data;
  const own = <Node extends Versioned>({ nodes }: Nodes<Node>) =>
    nodes.filter(({ docsVersion }) => docsVersion === version);
  const [api] = own(data.allApiDocument);
  const tags = api?.groups.flatMap((group) => group.tags) ?? [];
  return siteRecords({
    pages: [
      ...own(data.allDoc).map((node) => ({ ...node, kind: "doc" as const })),
      ...data.allBlogPost.nodes.map((node) => ({ ...node, kind: "post" as const })),
      ...data.allPage.nodes.map((node) => ({ ...node, kind: "page" as const })),
    ],
    categories: own(data.allDocCategory),
    glossary: { route: glossaryRoute, title: text.glossary, terms: data.allGlossaryTerm.nodes },
    api: api
      ? {
          title: siteConfig.api.label,
          route: api.categoryRoute,
          html: api.descriptionHtml,
          lifecyclePages: api.lifecyclePages,
          downloadsTitle: text.takeWithYou,
          downloads: api.downloads,
        }
      : null,
    tags,
    operations: tags.flatMap(({ name, operations }) =>
      operations.map((operation) => ({ ...operation, tagName: name })),
    ),
    parts: own(data.allApiSchemaPart),
    groups: text.searchGroups,
    context: {
      language: siteConfig.language,
      docusaurusTag: searchTagOf(version),
      version: api?.version ?? defaultTag,
    },
  });
}

/** All records in a stable order: today's, then those of each frozen version. */
export async function searchRecords(
  graphql: CreatePagesArgs["graphql"],
): Promise<{ records: SearchRecord[]; language: string }> {
  const data = await query<Answer>(graphql, searchQuery);
  const versions = [null, ...siteVersions().map(({ name }) => name)];
  const records = versions.flatMap((version) => recordsOf(data, version));
  return { records, language: data.siteConfig.language };
}
