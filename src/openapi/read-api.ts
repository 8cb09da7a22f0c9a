import path from "node:path";
import { drawDiagram, inShortLines } from "../content/markdown/diagram";
import { startThread } from "../config/start-thread";
import { highlightCode } from "../content/markdown/highlight-code";
import { renderMarkdown } from "../content/markdown/render-markdown";
import { hasErrors, type Problem } from "../problems/problem";
import { buildApi, type Api } from "./build-api";
import { compareDescriptions, type ApiChanges } from "./changes/compare-descriptions";
import { setLoadedDescription } from "./current-descriptions";
import { loadDescription, type LoadedDescription } from "./load-description";
import {
  cachedDraw,
  hasHighlighted,
  cachedHighlight,
  cachedRender,
  startTexts,
} from "./text-cache";
import { printedSamples } from "./request-samples/request-samples";
import type { ParsedTexts } from "./reading/description-resolver";
import type { Highlight, Render } from "./rendering";

/** Where a description is, and where its pages go. */
interface Place {
  /** Name of the frozen version that it belongs to; none: today's. */
  docsVersion?: string;
  label?: string;
  /** Folder with openapi.yaml, openapi.yml or openapi.json; absolute or relative to the project. */
  directory: string;
  /** Operations and overviews have their pages under this route. */
  routePrefix: string;
  /** Page of the whole API; tags without an overview link to their section of it. */
  categoryRoute: string;
}

/** An earlier description with pages of its own. */
export type FrozenDescription = Required<Place>;

/** Which descriptions to read, and how. */
export interface ReadApiOptions extends Omit<Place, "docsVersion"> {
  /** Earlier descriptions, the newest first: each is compared with the one after it. */
  versions?: FrozenDescription[];
  /** Other hosts whose images descriptions may show. */
  imageHosts?: string[];
  /** Hosts from which `$ref`s may be read; nothing is read from others. */
  referenceHosts?: string[];
}

/** What changed in a description since the one before it. */
export interface DescribedChanges {
  /** The earlier version. */
  since: { label: string; routePrefix: string };
  changes: ApiChanges;
}

/** One description as pages need it. */
export interface ReadDescription extends Omit<Place, "label"> {
  api: Api;
  /** Where an earlier version is there. */
  changed?: DescribedChanges;
}

/** Today's description and those of frozen versions; none while any of them has an error. */
export interface ReadApi {
  descriptions?: ReadDescription[];
  problems: Problem[];
  /** Absolute paths to watch. */
  files: string[];
  /** Addresses on other hosts that were read: they may answer differently next time. */
  remote: string[];
  /** Of everything that the descriptions were read from; none when that is not known. */
  digest?: string;
}

const renderWith =
  (imageHosts: readonly string[] | undefined): Render =>
  (markdown, where, kind) =>
    renderMarkdown(markdown, { ...where, imageHosts, headings: kind === "overview" });

/** From as many operations on, highlighting takes longer than starting a thread for it. */
const manyOperations = 50;

/** Highlights in a thread of its own what has never been highlighted in this process, if it is much. */
function createHighlighter(operations: number): { highlight: Highlight; end(): void } {
  if (hasHighlighted() || operations < manyOperations)
    return { highlight: highlightCode, end: () => undefined };
  const thread = startThread<Parameters<Highlight>, string>(
    "src/content/markdown/highlight-code.ts",
    "highlightCode",
  );
  return { highlight: thread.run, end: () => void thread.end() };
}

async function drawSvg(dot: string, alt: string): Promise<string> {
  const drawing = await drawDiagram(inShortLines(dot), alt);
  return drawing.error === undefined ? drawing.svg : "";
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

/**
 * Reads the descriptions that the options name. `root` is the project's folder; `say` is told how far it is. Texts that
 * are in `parsed` are not parsed again.
 */
export async function readApi(
  options: ReadApiOptions,
  root: string,
  say: (status: string) => void = () => undefined,
  parsed?: ParsedTexts,
): Promise<ReadApi> {
  const { imageHosts, versions = [], referenceHosts = [], ...today } = options;
  const render = cachedRender(renderWith(imageHosts), imageHosts);
  const loaded: Loaded[] = [];
  const problems: Problem[] = [];
  const files: string[] = [];
  const remote: string[] = [];
  const within = path.resolve(root, today.directory);
  const loadOptions = { hosts: referenceHosts, within, parsed };
  const places: Place[] = [today, ...versions];
  for (const place of places) {
    say(place.directory);
    const result = await loadDescription(path.resolve(root, place.directory), root, loadOptions);
    problems.push(...result.problems);
    files.push(...result.files);
    remote.push(...result.remote);
    const { description } = result;
    setLoadedDescription(description, place.docsVersion);
    if (description) loaded.push({ place, description });
  }
  if (loaded.length < places.length) return { problems, files, remote };
  const descriptions: ReadDescription[] = [];
  const operations = loaded.map(({ description }) => description.operations.length);
  const highlighter = createHighlighter(Math.max(...operations));
  const highlight = cachedHighlight(highlighter.highlight);
  startTexts();
  printedSamples.start();
  for (const [index, one] of loaded.entries()) {
    const { docsVersion, directory, routePrefix, categoryRoute } = one.place;
    const built = await buildApi(one.description, {
      routePrefix,
      categoryRoute,
      render,
      highlight,
      drawDiagram: cachedDraw(drawSvg),
      onProgress: (done, total) => {
        say(`${done} of ${total} operations`);
      },
    });
    problems.push(...built.problems);
    const changed = changesOf(one, loaded[index + 1]);
    const place = { docsVersion, directory, routePrefix, categoryRoute };
    descriptions.push({ ...place, api: built.api, changed });
  }
  highlighter.end();
  const read = { problems, files, remote };
  return hasErrors(problems) ? read : { descriptions, ...read };
}
