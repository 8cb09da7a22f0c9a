import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { loadedDescription, setLoadedDescription } from "../../src/openapi/current-descriptions";
import {
  hasHighlighted,
  cachedTexts,
  restoreTexts,
  type CachedTexts,
} from "../../src/openapi/text-cache";
import type { LoadedDescription } from "../../src/openapi/load-description";
import { readApi, type ReadApi, type ReadApiOptions } from "../../src/openapi/read-api";
import { filesAndLinks } from "../../src/openapi/reading/files-and-links";
import { createReferences } from "../../src/openapi/references";
import { buildSettings } from "../../src/output/cache/code-version";
import { lastingResults } from "../../src/output/cache/lasting-results";
import { makers } from "../../src/output/cache/makers";

interface CachedApi {
  answer: ReadApi;
  /** By docs version. Functions cannot be cached; they are recreated from the document. */
  loaded: [docsVersion: string, Omit<LoadedDescription, "references" | "locateText">][];
}

/** Covers names and contents of all files below the folders, and the targets of links. */
function digestOf(folders: readonly string[]): string {
  const hash = createHash("sha256");
  for (const folder of folders)
    for (const { name, link } of filesAndLinks(folder))
      hash.update(`${name}\n`).update(link ?? fs.readFileSync(path.join(folder, name)));
  return hash.digest("hex");
}

function restore({ answer, loaded }: CachedApi): ReadApi {
  for (const [version, cached] of loaded) {
    const references = createReferences(cached.document);
    // Locations are for problems, and a cached description has none.
    setLoadedDescription({ ...cached, references, locateText: () => undefined }, version);
  }
  return answer;
}

/** What the last description without problems was made of, whichever it was. */
const openTexts = (root: string) =>
  lastingResults<CachedTexts>("api-texts", makers.reading, [buildSettings(root)], root);

/** Spares the first reading of a process what an earlier one made of texts that are still the same. */
export function recallTexts(root: string): void {
  if (hasHighlighted()) return;
  const texts = openTexts(root).earlier();
  if (texts) restoreTexts(texts);
}

/** Reads the descriptions. Caches only results without problems, made from nothing but the given folders. */
export async function readCachedApi(
  options: ReadApiOptions,
  root: string,
  say?: (status: string) => void,
): Promise<ReadApi> {
  const { directory, versions = [] } = options;
  const folders = [directory, ...versions.map((version) => version.directory)].map((folder) =>
    path.resolve(root, folder),
  );
  const sources = [JSON.stringify(options), digestOf(folders)];
  // The result names files by absolute paths, so another checkout needs its own.
  const inputs = [root, ...sources, buildSettings(root)];
  const results = lastingResults<CachedApi>("api", makers.reading, inputs, root);
  const cached = results.earlier();
  const digest = createHash("sha256").update(sources.join()).digest("hex");
  if (cached) return { ...restore(cached), digest };
  recallTexts(root);
  const answer = await readApi(options, root, say);
  const isInside = (file: string) =>
    folders.some((folder) => file.startsWith(`${folder}${path.sep}`));
  const isWhole = answer.files.every(isInside) && !answer.remote.length;
  if (answer.problems.length || !isWhole) return answer;
  const names = ["", ...versions.map(({ docsVersion }) => docsVersion)];
  const loaded = names.flatMap((name): CachedApi["loaded"] => {
    const description = loadedDescription(name);
    if (!description) return [];
    const { document, file, operations, overviews } = description;
    return [[name, { document, file, operations, overviews }]];
  });
  results.keep({ answer, loaded });
  openTexts(root).keep(await cachedTexts());
  return { ...answer, digest };
}
