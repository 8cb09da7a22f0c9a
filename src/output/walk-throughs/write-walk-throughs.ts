import path from "node:path";
import type { Content } from "../../content/mdx/content";
import { contentHash } from "../../config/addresses/hashed-names";
import { writeSiteFile } from "../files/written";
import { walkFile } from "../../mock/walk-through/walk-file";
import { walkFolder } from "../../mock/walk-through/walk-folder";

/** Writes the runnable calls of docs; returns names of files by the doc's path. */
export async function writeWalkThroughs(
  { documents }: Content,
  /** Name of the mock's file of a version of the docs. */
  mockOf: (docsVersion?: string) => string | undefined,
): Promise<ReadonlyMap<string, string>> {
  const names = new Map<string, string>();
  for (const { kind, contentFilePath, codeFences, docsVersion } of documents) {
    const mock = kind === "doc" ? mockOf(docsVersion) : undefined;
    const walk = mock ? walkFile(codeFences, mock) : undefined;
    if (!walk) continue;
    const text = JSON.stringify(walk);
    const name = `walk-${contentHash(text)}.json`;
    await writeSiteFile(path.resolve("public"), `${walkFolder}/${name}`, text);
    names.set(contentFilePath, name);
  }
  return names;
}
