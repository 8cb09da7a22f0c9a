import { readFileSync } from "node:fs";
import { contentDir, openapiDir } from "../../../src/gatsby/source-folders";
import { text } from "../../../src/i18n/en";
import { renderMarkdown } from "../../../src/markdown/render-markdown";
import { loadContent } from "../../../src/mdx/load-content";
import { buildApi } from "../../../src/openapi/build-api";
import { loadDescription } from "../../../src/openapi/load-description";
import type { Render } from "../../../src/openapi/rendering";
import { markdownSections } from "../../../src/search/extract/markdown-sections";
import type { SearchSource } from "../../../src/search/extract/site-records";

const render: Render = (markdown, where, kind) =>
  renderMarkdown(markdown, { ...where, headings: kind === "overview" });

async function readApi() {
  const { description } = await loadDescription(openapiDir, process.cwd());
  if (!description) throw new Error("The API description does not load");
  const { api } = await buildApi(description, {
    routePrefix: "/docs/api",
    categoryRoute: "/docs/category/ianaiapi",
    render,
    highlight: async () => "",
    drawDiagram: async () => "",
  });
  return api;
}

/** What the build would find in this project, read without Gatsby. */
export async function projectSource(): Promise<SearchSource> {
  const content = await loadContent(contentDir);
  const api = await readApi();
  const tags = api.groups.flatMap((group) => group.tags);
  const kinds = { doc: "doc", blog: "post", page: "page" } as const;
  return {
    pages: content.documents.map(({ kind, slug, docId, file, contentFilePath, frontMatter }) => ({
      ...frontMatter,
      kind: kinds[kind],
      slug,
      docId,
      sections: markdownSections(file, readFileSync(contentFilePath, "utf8")),
    })),
    categories: content.categories,
    api: {
      title: api.title,
      route: "/docs/category/ianaiapi",
      text: "",
      lifecyclePages: api.lifecyclePages,
    },
    tags,
    operations: tags.flatMap(({ name, operations }) =>
      operations.map((operation) => ({ ...operation, tagName: name })),
    ),
    parts: api.parts,
    groups: text.search.groups,
    context: { language: "en", docusaurusTag: "default", version: api.version },
  };
}
