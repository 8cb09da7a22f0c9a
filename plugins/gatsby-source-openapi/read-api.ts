import path from "node:path";
import { consoleFiles, type ConsoleFiles } from "../../src/console/files/console-files";
import { consoleProblem } from "../../src/console/files/console-problem";
import { demoFiles } from "../../src/console/files/demo-files";
import { keepMockFile } from "../../src/console/files/kept-mock";
import { drawDiagram } from "../../src/markdown/diagram";
import { highlightCode } from "../../src/markdown/highlight";
import { renderMarkdown } from "../../src/markdown/render-markdown";
import { buildApi, type Api } from "../../src/openapi/build-api";
import { keepDescription } from "../../src/openapi/kept-description";
import { loadDescription, type LoadedDescription } from "../../src/openapi/load-description";
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

/** The files of the console; none, and a warning, when the description has something that the mock is not made for. */
function readConsoles(
  { document, references, file }: LoadedDescription,
  { groups }: Api,
  directory: string,
): ConsoleFiles & { problem?: Problem } {
  const operations = groups.flatMap(({ tags }) => tags.flatMap((tag) => tag.operations));
  try {
    return consoleFiles({ document, references, operations, demo: demoFiles(directory) });
  } catch (error) {
    return { files: [], byOperation: new Map(), problem: consoleProblem(file, error) };
  }
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
  if (hasErrors(all)) return { problems: all, files };
  const consoles = readConsoles(description, built.api, directory);
  keepMockFile(consoles.mock);
  const reference = drawReference(built.api, consoles);
  const unanswered = consoles.problem ? [consoles.problem] : [];
  return { api: built.api, reference, problems: [...all, ...unanswered], files };
}
