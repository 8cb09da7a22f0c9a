import path from "node:path";
import {
  compareDescriptions,
  type ApiChanges,
} from "../../src/openapi/changes/compare-descriptions";
import { consoleFiles, type ConsoleFiles } from "../../src/output/console-files/console-files";
import { consoleGapProblem, consoleProblem } from "../../src/output/console-files/console-problem";
import { demoFiles } from "../../src/output/console-files/demo-files";
import { keepMockFile } from "../../src/output/console-files/kept-mock";
import { drawDiagram } from "../../src/content/markdown/diagram";
import { highlightCode } from "../../src/content/markdown/highlight";
import { renderMarkdown } from "../../src/content/markdown/render-markdown";
import { buildApi, type Api } from "../../src/openapi/build-api";
import { keepDescription } from "../../src/openapi/kept-description";
import { loadDescription, type LoadedDescription } from "../../src/openapi/load-description";
import type { Render } from "../../src/openapi/rendering";
import { drawReference, type Reference } from "../../src/views/reference/draw-reference";
import { hasErrors, type Problem } from "../../src/problems/problem";
import type { FrozenDescription, OpenapiPluginOptions } from "./plugin-options";

const renderWith =
  (imageHosts: readonly string[] | undefined): Render =>
  (markdown, where, kind) =>
    renderMarkdown(markdown, { ...where, imageHosts, headings: kind === "overview" });

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
  /** Addresses of other hosts that were asked: they may answer something else next time. */
  remote: string[];
  /** Of all that the descriptions were read from; none when that is not known. */
  digest?: string;
}

/** The files of the console; none, and a warning, when the description has something that the mock is not made for. */
function readConsoles(
  description: LoadedDescription,
  { groups }: Api,
  directory: string,
): { consoles: ConsoleFiles; problems: Problem[] } {
  const { document, references, file } = description;
  const operations = groups.flatMap(({ tags }) => tags.flatMap((tag) => tag.operations));
  try {
    const demo = demoFiles(directory);
    const consoles = consoleFiles({ document, references, operations, demo });
    const problems = description.operations.flatMap(({ slug, method, path: at, where }) => {
      const gap = consoles.gaps.get(slug);
      return gap ? [consoleGapProblem(gap, { method, path: at, where: where ?? { file } })] : [];
    });
    return { consoles, problems };
  } catch (error) {
    const consoles = { files: [], byOperation: new Map(), gaps: new Map() };
    return { consoles, problems: [consoleProblem(file, error)] };
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
  { root, render }: { root: string; render: Render },
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
  const directory = path.resolve(root, place.directory);
  const { consoles, problems: unanswered } = readConsoles(description, api, directory);
  keepMockFile(consoles.mock);
  const reference = drawReference(api, { changed, consoles });
  return { read: { ...read, reference }, problems: [...problems, ...unanswered] };
}

/** Reads the descriptions that the options name. `root` is the project's folder. */
export async function readApi(options: OpenapiPluginOptions, root: string): Promise<ReadApi> {
  const { directory, routePrefix, categoryRoute, label } = options;
  const { imageHosts, versions = [], referenceHosts = [] } = options;
  const render = renderWith(imageHosts);
  const places: Place[] = [{ directory, routePrefix, categoryRoute, label }, ...versions];
  const loaded: Loaded[] = [];
  const problems: Problem[] = [];
  const files: string[] = [];
  const remote: string[] = [];
  const allowed = { hosts: referenceHosts, within: path.resolve(root, directory) };
  for (const place of places) {
    const result = await loadDescription(path.resolve(root, place.directory), root, allowed);
    problems.push(...result.problems);
    files.push(...result.files);
    remote.push(...result.remote);
    const { description } = result;
    keepDescription(description, place.docsVersion);
    if (description) loaded.push({ place, description });
  }
  if (loaded.length < places.length) return { problems, files, remote };
  const descriptions: ReadDescription[] = [];
  for (const [index, one] of loaded.entries()) {
    const built = await build(one, changesOf(one, loaded[index + 1]), { root, render });
    if (built.read) descriptions.push(built.read);
    problems.push(...built.problems);
  }
  const read = { problems, files, remote };
  return hasErrors(problems) ? read : { descriptions, ...read };
}
