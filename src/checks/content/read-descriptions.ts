import fs from "node:fs";
import path from "node:path";
import { loadDescription, type LoadedDescription } from "../../openapi/load-description";
import type { Problem } from "../../problems/problem";
import type { FrozenVersion } from "../../config/docs-versions";
import type { Descriptions } from "./check-claims";

/** Reads the API descriptions of all versions; `problems` are those of missing descriptions. */
export async function readDescriptions(
  openapi: string,
  root: string,
  versions: readonly FrozenVersion[],
  hosts: readonly string[] = [],
): Promise<{ descriptionOf: Descriptions; problems: Problem[] }> {
  const found = new Map<string | undefined, LoadedDescription>();
  const unreadable: Problem[] = [];
  const allowed = { hosts, within: path.resolve(root, openapi) };
  for (const name of [undefined, ...versions.map((version) => version.name)]) {
    const folder = path.resolve(root, openapi, ...(name === undefined ? [] : ["versions", name]));
    // src/content/versions/version-folders.ts reports missing folders.
    if (name !== undefined && !fs.existsSync(folder)) continue;
    const { description, problems } = await loadDescription(folder, root, allowed);
    if (description) found.set(name, description);
    else unreadable.push(...problems);
  }
  return { descriptionOf: (version) => found.get(version), problems: unreadable };
}
