import type { CreatePagesArgs } from "gatsby";
import { glossaryRoute } from "../glossary/route";
import { text } from "../i18n/text";
import type { SchemaPart } from "../openapi/model";
import type { Section } from "../search/extract/markdown-sections";
import type { SourceOperation, SourceTag } from "../search/extract/operations";
import type { SourceCategory, SourcePage } from "../search/extract/pages";
import { siteRecords } from "../search/extract/site-records";
import type { SearchRecord } from "../search/record";
import { query } from "./create-pages/create-pages-args";
import { searchQuery } from "./search-query";

type Nodes<Node> = { nodes: Node[] };
type PageNode = Omit<SourcePage, "kind" | "docId"> & { sections: Section[] };

/** What the query answers: schemas are JSON, whose shape GraphQL does not know. */
interface Answer {
  siteConfig: { language: string; api: { label: string; categoryRoute: string } };
  allDoc: Nodes<PageNode & { docId: string }>;
  allPage: Nodes<PageNode>;
  allBlogPost: Nodes<PageNode>;
  allDocCategory: Nodes<SourceCategory>;
  allGlossaryTerm: Nodes<{ key: string; term: string; definition: string }>;
  allApiSchemaPart: Nodes<SchemaPart>;
  allApiDocument: Nodes<{
    version: string;
    title: string;
    descriptionHtml: string;
    lifecyclePages: Record<string, string>;
    groups: { tags: (SourceTag & { operations: Omit<SourceOperation, "tagName">[] })[] }[];
  }>;
}

/** What is found where no other version of the docs exists. */
const onlyVersion = "default";

/** All records of the site, in an order that stays from build to build. */
export async function searchRecords(
  graphql: CreatePagesArgs["graphql"],
): Promise<{ records: SearchRecord[]; language: string }> {
  const data = await query<Answer>(graphql, searchQuery);
  const { siteConfig } = data;
  const [api] = data.allApiDocument.nodes;
  const tags = api?.groups.flatMap((group) => group.tags) ?? [];
  const records = siteRecords({
    pages: [
      ...data.allDoc.nodes.map((node) => ({ ...node, kind: "doc" as const })),
      ...data.allBlogPost.nodes.map((node) => ({ ...node, kind: "post" as const })),
      ...data.allPage.nodes.map((node) => ({ ...node, kind: "page" as const })),
    ],
    categories: data.allDocCategory.nodes,
    glossary: { route: glossaryRoute, title: text.glossary, terms: data.allGlossaryTerm.nodes },
    api: api
      ? {
          title: siteConfig.api.label,
          route: siteConfig.api.categoryRoute,
          html: api.descriptionHtml,
          lifecyclePages: api.lifecyclePages,
        }
      : null,
    tags,
    operations: tags.flatMap(({ name, operations }) =>
      operations.map((operation) => ({ ...operation, tagName: name })),
    ),
    parts: data.allApiSchemaPart.nodes,
    groups: text.searchGroups,
    context: {
      language: siteConfig.language,
      docusaurusTag: onlyVersion,
      version: api?.version ?? onlyVersion,
    },
  });
  return { records, language: siteConfig.language };
}
