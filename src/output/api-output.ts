import path from "node:path";
import { downloadsOf } from "../config/addresses/site-folders";
import { contentLanguage } from "../config/content-language";
import { filesBelow } from "../config/files-below";
import { siteVersions } from "../config/site-versions";
import { loadedDescription } from "../openapi/current-descriptions";
import type { LoadedDescription } from "../openapi/load-description";
import type { ReadDescription } from "../openapi/read-api";
import type { Problem } from "../problems/problem";
import { referenceFolder } from "../browser/reference/reference-address";
import { articleFolder } from "../views/reference/article-file";
import { drawReference, type DrawnPieces, type Reference } from "../views/reference/draw-reference";
import type { Progress } from "./build-step";
import { lastingResults } from "./cache/lasting-results";
import { makers } from "./cache/makers";
import { openCache } from "./cache/result-cache";
import { consoleFiles, type ConsoleFiles } from "./console-files/console-files";
import { consoleGapProblem, consoleProblem } from "./console-files/console-problem";
import { demoDigest, demoFiles } from "./console-files/demo-files";
import { takeDownloads, type DownloadPlace, type TakenDownloads } from "./downloads/take-downloads";
import { writeNamedFiles } from "./files/write-named-files";
import { noteFiles } from "./files/written";

/** Develop makes no mock and no new downloads, so that it starts fast. */
interface Place extends DownloadPlace {
  say?: Progress;
}

export interface DrawnApi {
  /** Name of the frozen version; undefined for today's description. */
  docsVersion?: string;
  reference: Reference;
  /** Name of the mock's file; undefined in develop, or if no mock can be made. */
  mock?: string;
  problems: Problem[];
}

/** What pages need of a drawn description once its files are written: their names. */
interface WrittenApi extends Pick<DrawnApi, "docsVersion" | "mock"> {
  /** By slug of the operation. */
  operations: ReadonlyMap<string, { article: string; file: string }>;
  /** All that pages fetch, below the folder of the reference. */
  files: readonly string[];
}

export interface ApiOutput {
  written: readonly WrittenApi[];
  /** By docs version; undefined is today's. */
  downloads: ReadonlyMap<string | undefined, TakenDownloads>;
  problems: Problem[];
}

/** Console files of a description, made anew only if it, its demo company or the code differ. @throws if they cannot be made */
async function consolesOf(
  { api, directory }: ReadDescription,
  { document, references }: LoadedDescription,
  root: string,
): Promise<ConsoleFiles> {
  const operations = api.groups.flatMap(({ tags }) => tags.flatMap((tag) => tag.operations));
  const told = operations.map((one) => [one.slug, one.summary, one.servers, one.security]);
  const folder = path.resolve(root, directory);
  const { SITE_TEXTS: language = "" } = process.env;
  const inputs = [language, JSON.stringify([document, told]), demoDigest(folder)];
  const results = lastingResults<ConsoleFiles>("api-consoles", makers.consoles, inputs, root);
  const known = results.earlier();
  if (known) return known;
  const demo = demoFiles(folder);
  const made = await consoleFiles({ document, references, operations, demo });
  results.keep(made);
  return made;
}

/** The console of each operation and their mock, or the problems that prevent them. */
async function makeConsoles(
  read: ReadDescription,
  loaded: LoadedDescription,
  root: string,
): Promise<{ consoles?: ConsoleFiles; problems: Problem[] }> {
  try {
    const consoles = await consolesOf(read, loaded, root);
    const problems = loaded.operations.flatMap(
      ({ slug, method, path: at, where = { file: loaded.file } }) => {
        const gap = consoles.gaps.get(slug);
        return gap ? [consoleGapProblem(gap, { method, path: at, where })] : [];
      },
    );
    return { consoles, problems };
  } catch (error) {
    return { problems: [consoleProblem(loaded.file, error)] };
  }
}

/** Renders one description; only a build has consoles. */
export async function drawApi(
  read: ReadDescription,
  { root, isBuild, say }: Place,
  earlier?: DrawnPieces,
): Promise<DrawnApi> {
  const { docsVersion, api, changed } = read;
  const loaded = isBuild ? loadedDescription(docsVersion) : undefined;
  if (loaded) say?.("consoles and the mock");
  const { consoles, problems } = loaded
    ? await makeConsoles(read, loaded, root)
    : { consoles: undefined, problems: [] };
  const reference = drawReference(api, { changed, consoles, language: contentLanguage() }, earlier);
  return { docsVersion, reference, mock: consoles?.mock, problems };
}

const articleFile = (article: string) => `${article}.html`;

async function writeDrawn(drawn: readonly DrawnApi[], root: string): Promise<WrittenApi[]> {
  const files = drawn.flatMap(({ reference }) => reference.files);
  const articles = drawn.flatMap(({ reference }) => [...reference.operations.values()]);
  await writeNamedFiles(files, path.join(root, "public", referenceFolder));
  await writeNamedFiles(
    articles.map(({ article, html }) => ({ name: articleFile(article), text: html })),
    path.join(root, articleFolder),
  );
  return drawn.map(({ docsVersion, mock, reference }) => ({
    docsVersion,
    mock,
    operations: new Map(
      [...reference.operations].map(([slug, { article, file }]) => [slug, { article, file }]),
    ),
    files: reference.files.map(({ name }) => name),
  }));
}

/** Names stand for contents, so a file that is there is right. */
function areThere(written: readonly WrittenApi[], root: string): boolean {
  const files = new Set(filesBelow(path.join(root, "public", referenceFolder)));
  const articles = new Set(filesBelow(path.join(root, articleFolder)));
  return written.every(
    (one) =>
      one.files.every((name) => files.has(name)) &&
      [...one.operations.values()].every(({ article }) => articles.has(articleFile(article))),
  );
}

/** Without what is made of it in a moment, and is as large. */
const unnamed = (pieces: DrawnPieces): DrawnPieces =>
  new Map([...pieces].map(([key, { html, file }]) => [key, { html, file }]));

/** In develop, pieces of the last drawing by docs version. */
const lastPieces = new Map<string | undefined, DrawnPieces>();

/**
 * Draws all descriptions from the pieces of the last drawing, those of an earlier process at the start. Nothing is cached
 * on disk while somebody writes.
 */
async function drawAgain(
  descriptions: readonly ReadDescription[],
  place: Place,
  isStart: boolean,
): Promise<DrawnApi[]> {
  const cache = isStart ? openCache<DrawnPieces>("api-pieces", { root: place.root }) : undefined;
  const { SITE_TEXTS: language = "" } = process.env;
  const drawn: DrawnApi[] = [];
  for (const read of descriptions) {
    const inputs = [read.docsVersion ?? "", String(place.isBuild), language];
    const pieces = cache?.get(inputs) ?? lastPieces.get(read.docsVersion) ?? new Map();
    const known = new Set(pieces.keys());
    drawn.push(await drawApi(read, place, pieces));
    if (!place.isBuild) lastPieces.set(read.docsVersion, pieces);
    if ([...pieces.keys()].some((key) => !known.has(key))) cache?.set(inputs, unnamed(pieces));
  }
  cache?.save();
  return drawn;
}

/** In develop, what its start took from an earlier build, by docs version: no save makes downloads. */
const takenAtStart = new Map<string | undefined, TakenDownloads>();

async function takeAll(descriptions: readonly ReadDescription[], place: Place) {
  const downloads = new Map<string | undefined, TakenDownloads>();
  for (const { docsVersion, api, directory } of descriptions) {
    const loaded = loadedDescription(docsVersion);
    if (!loaded) continue;
    const version = siteVersions().find(({ name }) => name === docsVersion);
    const source = {
      document: loaded.document,
      api,
      directory: path.resolve(place.root, directory),
      folder: downloadsOf(version?.route),
    };
    const earlier = place.isBuild ? undefined : takenAtStart.get(docsVersion);
    const taken = earlier ?? (await takeDownloads(source, place));
    takenAtStart.set(docsVersion, taken);
    downloads.set(docsVersion, taken);
  }
  return downloads;
}

/** Draws and writes all descriptions, unless an earlier build has written the same ones without problems. */
async function drawAndWrite(
  descriptions: readonly ReadDescription[],
  digest: string | undefined,
  place: Place,
): Promise<Pick<ApiOutput, "written" | "problems">> {
  const { root, isBuild, say } = place;
  const isKnown = isBuild && digest !== undefined;
  const cache = isKnown ? openCache<WrittenApi[]>("api-written", { root }) : undefined;
  const inputs = [digest ?? ""];
  const earlier = cache?.get(inputs);
  if (earlier && areThere(earlier, root)) return { written: earlier, problems: [] };
  const drawn = await drawAgain(descriptions, place, digest !== undefined);
  say?.("files");
  const written = await writeDrawn(drawn, root);
  say?.("downloads");
  const problems = drawn.flatMap((one) => one.problems);
  if (!problems.length) {
    cache?.set(inputs, written);
    cache?.save();
  }
  return { written, problems };
}

/** Writes everything made from the API descriptions. Rendered output is cached until descriptions or code change. */
export async function writeApiOutput(
  descriptions: readonly ReadDescription[],
  digest: string | undefined,
  place: Place,
): Promise<ApiOutput> {
  // Threads of their own make most of the downloads while the consoles are made.
  const [downloads, { written, problems }] = await Promise.all([
    takeAll(descriptions, place),
    drawAndWrite(descriptions, digest, place),
  ]);
  noteFiles(written.flatMap(({ files }) => files.map((name) => `${referenceFolder}/${name}`)));
  const failed = [...downloads.values()].flatMap((one) => one.problems);
  return { written, downloads, problems: [...problems, ...failed] };
}
