import path from "node:path";
import { keptMockFile } from "../console/files/kept-mock";
import { contentHash } from "../site-files/hashed-names";
import { writeSiteFile } from "../site-files/written";
import { walkFile } from "../walk-through/walk-file";
import { walkFolder } from "../walk-through/walk-folder";
import { contentLibrary } from "./content-library";

/** Writes the calls of each doc that has some, to be run in place; gives the names of the files by the doc's path. */
export async function writeWalkThroughs(): Promise<ReadonlyMap<string, string>> {
  const names = new Map<string, string>();
  const mock = keptMockFile();
  if (!mock) return names;
  const { documents } = await contentLibrary();
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
