import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { keptResults } from "../../src/output/cache/kept-results";
import { keepMockFile, keptMockFile } from "../../src/output/console-files/kept-mock";
import { keepDescription, keptDescription } from "../../src/openapi/kept-description";
import type { LoadedDescription } from "../../src/openapi/load-description";
import { filesBelow } from "../../src/openapi/reading/files-below";
import { createReferences } from "../../src/openapi/references";
import type { OpenapiPluginOptions } from "./plugin-options";
import { readApi, type ReadApi } from "./read-api";

/** What reading leaves behind, for the answer of a later build. */
interface KeptApi {
  answer: ReadApi;
  /** By version of the docs; without what is made of the document when it is read. */
  descriptions: [docsVersion: string, Omit<LoadedDescription, "references" | "locateText">][];
  mock: string | undefined;
}

/** Names and contents of all files below some folders; of links, where they lead. */
function digestOf(folders: readonly string[]): string {
  const hash = createHash("sha256");
  for (const folder of folders)
    for (const { name, link } of filesBelow(folder))
      hash.update(`${name}\n`).update(link ?? fs.readFileSync(path.join(folder, name)));
  return hash.digest("hex");
}

function restore({ answer, descriptions, mock }: KeptApi): ReadApi {
  for (const [version, kept] of descriptions) {
    const references = createReferences(kept.document);
    // Places are asked for by what reading reports, and there was nothing to report.
    keepDescription({ ...kept, references, locateText: () => undefined }, version);
  }
  keepMockFile(mock);
  return answer;
}

/**
 * Reads the descriptions, or takes what an earlier build has read when neither they nor the code have changed since.
 * Only what nothing is wrong with is kept, and what comes from the folders of the options alone.
 */
export async function readApiOnce(options: OpenapiPluginOptions, root: string): Promise<ReadApi> {
  const { directory, versions = [] } = options;
  const folders = [directory, ...versions.map((version) => version.directory)].map((folder) =>
    path.resolve(root, folder),
  );
  const inputs = [JSON.stringify(options), digestOf(folders)];
  const store = keptResults<KeptApi>("api", { root });
  const kept = store.get(inputs);
  const digest = createHash("sha256").update(inputs.join()).digest("hex");
  if (kept) return { ...restore(kept), digest };
  const answer = await readApi(options, root);
  const isInside = (file: string) =>
    folders.some((folder) => file.startsWith(`${folder}${path.sep}`));
  const isWhole = answer.files.every(isInside) && !answer.remote.length;
  if (answer.problems.length || !isWhole) return answer;
  const names = ["", ...versions.map(({ docsVersion }) => docsVersion)];
  const descriptions = names.flatMap((name): KeptApi["descriptions"] => {
    const description = keptDescription(name);
    if (!description) return [];
    const { document, file, operations, overviews } = description;
    return [[name, { document, file, operations, overviews }]];
  });
  store.set(inputs, { answer, descriptions, mock: keptMockFile() });
  store.save();
  return { ...answer, digest };
}
