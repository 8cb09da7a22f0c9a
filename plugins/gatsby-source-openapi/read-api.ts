import path from "node:path";
import { compareDescriptions, type ApiChanges } from "../../src/api-changes/compare-descriptions";
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
import type { FrozenDescription, OpenapiPluginOptions } from "./plugin-options";

const render: Render = (markdown, where, kind) =>
  renderMarkdown(markdown, { ...where, headings: kind === "overview" });

async function drawSvg(dot: string, alt: string): Promise<string> {
  const drawing = await drawDiagram(dot, alt);
  return drawing.error === undefined ? drawing.svg : "";
}

/** Where a description is and its pages go; today's belongs to no frozen version. */
type Place = Omit<FrozenDescription, "docsVersion" | "label"> &
  Partial<Pick<FrozenDescription, "docsVersion" | "label">>;

/** What changed in a description since the one before it. */
export interface DescribedChanges {
  /** The earlier version. */
  since: { label: string; routePrefix: string };
  changes: ApiChanges;
}

/** One description as pages need it. */
export interface ReadDescription {
  docsVersion?: string;
  /** Routes of its pages, and of the page of the whole API. */
  routePrefix: string;
  categoryRoute: string;
  api: Api;
  reference: Reference;
  /** Where an earlier version is there. */
  changed?: DescribedChanges;
}

/** Today's description and those of frozen versions; none when something must be mended in any of them first. */
export interface ReadApi {
  descriptions?: ReadDescription[];
  problems: Problem[];
  /** Absolute paths to watch. */
  files: string[];
  /** Of all that the descriptions were read from; none when that is not known. */
  digest?: string;
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

interface Loaded {
  place: Place;
  description: LoadedDescription;
}

function changesOf({ place, description }: Loaded, earlier?: Loaded): DescribedChanges | undefined {
  if (!earlier) return undefined;
  const { label, docsVersion, routePrefix } = earlier.place;
  return {
    since: { label: label ?? docsVersion ?? place.routePrefix, routePrefix },
    changes: compareDescriptions(earlier.description, description),
  };
}

async function build(
  { place, description }: Loaded,
  changed: DescribedChanges | undefined,
  root: string,
): Promise<{ read?: ReadDescription; problems: Problem[] }> {
  const { routePrefix, categoryRoute, docsVersion } = place;
  const { api, problems } = await buildApi(description, {
    routePrefix,
    categoryRoute,
    render,
    highlight: highlightCode,
    drawDiagram: drawSvg,
  });
  if (hasErrors(problems)) return { problems };
  const read = { docsVersion, routePrefix, categoryRoute, api, changed };
  if (docsVersion)
    return { read: { ...read, reference: drawReference(api, { changed }) }, problems };
  const consoles = readConsoles(description, api, path.resolve(root, place.directory));
  keepMockFile(consoles.mock);
  const reference = drawReference(api, { changed, consoles });
  const unanswered = consoles.problem ? [consoles.problem] : [];
  return { read: { ...read, reference }, problems: [...problems, ...unanswered] };
}

/** Reads the descriptions that the options name. `root` is the project's folder. */
export async function readApi(options: OpenapiPluginOptions, root: string): Promise<ReadApi> {
  const { directory, routePrefix, categoryRoute, label, versions = [] } = options;
  const places: Place[] = [{ directory, routePrefix, categoryRoute, label }, ...versions];
  const loaded: Loaded[] = [];
  const problems: Problem[] = [];
  const files: string[] = [];
  for (const place of places) {
    const result = await loadDescription(path.resolve(root, place.directory), root);
    problems.push(...result.problems);
    files.push(...result.files);
    const { description } = result;
    keepDescription(description, place.docsVersion);
    if (description) loaded.push({ place, description });
  }
  if (loaded.length < places.length) return { problems, files };
  const descriptions: ReadDescription[] = [];
  for (const [index, one] of loaded.entries()) {
    const built = await build(one, changesOf(one, loaded[index + 1]), root);
    if (built.read) descriptions.push(built.read);
    problems.push(...built.problems);
  }
  return hasErrors(problems) ? { problems, files } : { descriptions, problems, files };
}
