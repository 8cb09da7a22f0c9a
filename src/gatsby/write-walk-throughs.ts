import { createHash } from "node:crypto";
import fs from "node:fs/promises";
import path from "node:path";
import { keptMockFile } from "../console/files/kept-mock";
import { walkFile } from "../walk-through/walk-file";
import { walkFolder } from "../walk-through/walk-folder";
import { contentLibrary } from "./content-library";

/** Writes the calls of each doc that has some, to be run in place; gives the names of the files by the doc's path. */
export async function writeWalkThroughs(): Promise<ReadonlyMap<string, string>> {
  const folder = path.resolve("public", walkFolder);
  await fs.rm(folder, { recursive: true, force: true });
  const names = new Map<string, string>();
  const mock = keptMockFile();
  if (!mock) return names;
  const { documents } = await contentLibrary();
  await fs.mkdir(folder, { recursive: true });
  for (const { kind, contentFilePath, codeFences } of documents) {
    const walk = kind === "doc" ? walkFile(codeFences, mock) : undefined;
    if (!walk) continue;
    const text = JSON.stringify(walk);
    const name = `walk-${createHash("sha256").update(text).digest("hex").slice(0, 12)}.json`;
    await fs.writeFile(path.join(folder, name), text);
    names.set(contentFilePath, name);
  }
  return names;
}
