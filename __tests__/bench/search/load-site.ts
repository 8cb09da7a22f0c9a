import path from "node:path";
import { loadSiteConfig } from "../../../src/config/load-site-config";
import { glossaryRoute } from "../../../src/config/docs-routes";
import { text } from "../../../src/i18n/text";
import { renderMarkdown } from "../../../src/content/markdown/render-markdown";
import { loadContent } from "../../../src/content/mdx/load-content";
import { buildApi, type Api } from "../../../src/openapi/build-api";
import { loadDescription } from "../../../src/openapi/load-description";
import type { SourcePage } from "../../../src/search/extract/page-drafts";
import type { SearchSource } from "../../../src/search/extract/site-records";

const root = path.resolve(__dirname, "../../..");

const kinds = { doc: "doc", page: "page", blog: "post" } as const;

async function loadApi(): Promise<Api> {
  const { config } = loadSiteConfig(root, {});
  if (!config) throw new Error("The site configuration is wrong; run a build to see why.");
  const { description } = await loadDescription(path.join(root, "openapi"), root);
  if (!description) throw new Error("The API description is wrong; run a build to see why.");
  const { api } = await buildApi(description, {
    routePrefix: config.api.route,
    categoryRoute: config.api.categoryRoute,
    render: (markdown, where, kind) =>
      renderMarkdown(markdown, { ...where, headings: kind === "overview" }),
    highlight: (code) => Promise.resolve(code),
    drawDiagram: () => Promise.resolve(""),
  });
  return api;
}

/** What the search of this site is made of, from its files, without a Gatsby build. */
export async function loadSite(): Promise<SearchSource> {
  const { config } = loadSiteConfig(root, {});
  const [content, api] = await Promise.all([loadContent("content", root), loadApi()]);
  const tags = api.groups.flatMap((group) => group.tags);
  const pages = content.documents
    .filter(({ frontMatter }) => !frontMatter.draft)
    .map(({ kind, slug, docId, frontMatter, sections }): SourcePage => {
      const { title, description, keywords, unlisted, sidebarLabel } = frontMatter;
      const page = { kind: kinds[kind], slug, title, description, keywords, unlisted, sections };
      return kind === "doc" ? { ...page, docId, sidebarLabel } : page;
    });
  return {
    pages,
    categories: content.categories,
    glossary: { route: glossaryRoute, title: text.glossary, terms: content.glossary },
    api: {
      title: config?.api.label ?? api.title,
      route: config?.api.categoryRoute ?? "/",
      html: api.descriptionHtml,
      lifecyclePages: api.lifecyclePages,
      downloadsTitle: text.takeWithYou,
      // As a build makes them; the files themselves take too long for this.
      downloads: [
        ["OpenAPI", "YAML", "openapi.yaml"],
        ["OpenAPI", "JSON", "openapi.json"],
        ["Postman", "collection", "postman-collection.json"],
        ["Bruno", "collection", "bruno-collection.json"],
        ["TypeScript", "types", "openapi.d.ts"],
      ].map(([kind = "", label = "", name]) => ({ kind, label, route: `/download/${name}` })),
    },
    tags,
    operations: tags.flatMap(({ name, operations }) =>
      operations.map((operation) => ({ ...operation, tagName: name })),
    ),
    parts: api.parts,
    groups: text.searchGroups,
    context: { language: "en", docusaurusTag: "default", version: api.version },
  };
}
