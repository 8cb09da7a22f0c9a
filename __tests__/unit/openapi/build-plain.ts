import { escapeText } from "../../../src/content/markdown/escape-html";
import { buildApi, type Api, type ApiOptions } from "../../../src/openapi/build-api";
import { loadDescription, type LoadedDescription } from "../../../src/openapi/load-description";
import type { Render } from "../../../src/openapi/rendering";

/** A stand-in for the Markdown renderer: one paragraph, and links found by their brackets. */
export const plainRender: Render = async (markdown, where) => ({
  html: `<p>${escapeText(markdown)}</p>`,
  text: markdown,
  toc: [],
  anchors: [],
  links: [...markdown.matchAll(/\]\(([^)]+)\)/g)].map(([, href = ""]) => ({
    href,
    line: where?.line ?? 1,
  })),
  problems: [],
});

type Means = Pick<ApiOptions, "render" | "highlight">;

const plain: Means = {
  render: plainRender,
  highlight: async (code) => `<pre>${escapeText(code)}</pre>`,
};

/** Builds the API of a loaded description, by default with plain texts. */
export async function buildLoaded(description: LoadedDescription, means = plain): Promise<Api> {
  const { api } = await buildApi(description, {
    routePrefix: "/docs/api",
    categoryRoute: "/docs/category/ianaiapi",
    ...means,
    drawDiagram: async (dot) =>
      `<svg role="img" width="200" height="100"><text>${escapeText(dot)}</text></svg>`,
  });
  return api;
}

/** Loads a folder and builds the API, by default with plain texts. Throws if the description does not load. */
export async function buildPlain(dir: string, root: string, means = plain): Promise<Api> {
  const { description, problems } = await loadDescription(dir, root);
  if (!description)
    throw new Error(problems.map(({ what, cause }) => `${what}: ${cause}`).join("\n"));
  return buildLoaded(description, means);
}
