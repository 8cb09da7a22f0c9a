import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { loadedDescription, setLoadedDescription } from "../../src/openapi/current-descriptions";
import {
  hasHighlighted,
  keptTexts,
  restoreTexts,
  type KeptTexts,
} from "../../src/openapi/kept-texts";
import type { LoadedDescription } from "../../src/openapi/load-description";
import { readApi, type ReadApi, type ReadApiOptions } from "../../src/openapi/read-api";
import { filesAndLinks } from "../../src/openapi/reading/files-and-links";
import { createReferences } from "../../src/openapi/references";
import { openCache } from "../../src/output/cache/result-cache";

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

/** One entry: what the last description without problems was made of, whichever it was. */
const lastTexts = ["last"];

const openTexts = (root: string) => openCache<KeptTexts>("api-texts", { root });

/** Spares the first reading of a process what an earlier one made of texts that are still the same. */
export function recallTexts(root: string): void {
  if (hasHighlighted()) return;
  const texts = openTexts(root).get(lastTexts);
  if (texts) restoreTexts(texts);
}

async function keepTexts(root: string): Promise<void> {
  const cache = openTexts(root);
  cache.set(lastTexts, await keptTexts());
  cache.save();
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
  const inputs = [JSON.stringify(options), digestOf(folders)];
  const cache = openCache<CachedApi>("api", { root });
  const cached = cache.get(inputs);
  const digest = createHash("sha256").update(inputs.join()).digest("hex");
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
  cache.set(inputs, { answer, loaded });
  cache.save();
  await keepTexts(root);
  return { ...answer, digest };
}
