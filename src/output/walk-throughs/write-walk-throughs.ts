import path from "node:path";
import type { Content } from "../../content/mdx/content";
import { keptMockFile } from "../console-files/kept-mock";
import { contentHash } from "../../config/addresses/hashed-names";
import { writeSiteFile } from "../files/written";
import { walkFile } from "../../mock/walk-through/walk-file";
import { walkFolder } from "../../mock/walk-through/walk-folder";

/** Writes the calls of each doc that has some, to be run in place; gives the names of the files by the doc's path. */
export async function writeWalkThroughs({
  documents,
}: Content): Promise<ReadonlyMap<string, string>> {
  const names = new Map<string, string>();
  const mock = keptMockFile();
  if (!mock) return names;
  for (const { kind, contentFilePath, codeFences } of documents) {
    const walk = kind === "doc" ? walkFile(codeFences, mock) : undefined;
    if (!walk) continue;
    const text = JSON.stringify(walk);
    const name = `walk-${contentHash(text)}.json`;
    await writeSiteFile(path.resolve("public"), `${walkFolder}/${name}`, text);
    names.set(contentFilePath, name);
  }
  return names;
}
