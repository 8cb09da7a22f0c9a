import path from "node:path";
import { drawDiagram } from "../../src/markdown/diagram";
import { highlightCode } from "../../src/markdown/highlight";
import { renderMarkdown } from "../../src/markdown/render-markdown";
import { buildApi, type Api } from "../../src/openapi/build-api";
import { keepDescription } from "../../src/openapi/kept-description";
import { loadDescription } from "../../src/openapi/load-description";
import type { Render } from "../../src/openapi/rendering";
import { drawReference, type Reference } from "../../src/reference/draw-reference";
import { hasErrors, type Problem } from "../../src/problems/problem";
import type { OpenapiPluginOptions } from "./plugin-options";

const render: Render = (markdown, where, kind) =>
  renderMarkdown(markdown, { ...where, headings: kind === "overview" });

async function drawSvg(dot: string, alt: string): Promise<string> {
  const drawing = await drawDiagram(dot, alt);
  return drawing.error === undefined ? drawing.svg : "";
}

/** The description as pages need it; none when something must be mended first. */
export interface ReadApi {
  api?: Api;
  reference?: Reference;
  problems: Problem[];
  /** Absolute paths to watch. */
  files: string[];
}

/** Reads the description that the options name. `root` is the project's folder. */
export async function readApi(options: OpenapiPluginOptions, root: string): Promise<ReadApi> {
  const directory = path.resolve(root, options.directory);
  const { description, problems, files } = await loadDescription(directory, root);
  keepDescription(description);
  if (!description) return { problems, files };
  const { routePrefix, categoryRoute } = options;
  const built = await buildApi(description, {
    routePrefix,
    categoryRoute,
    render,
    highlight: highlightCode,
    drawDiagram: drawSvg,
  });
  const all = [...problems, ...built.problems];
  return hasErrors(all)
    ? { problems: all, files }
    : { api: built.api, reference: drawReference(built.api), problems: all, files };
}
