import { existsSync, readdirSync } from "node:fs";
import path from "node:path";

const timelineName = "timeline.yaml";

/** The folder with the demo company, next to the description. */
export const demoFolder = (directory: string): string => path.join(directory, "demo");

/** What the check of pages replays (src/checks/timeline/); it holds no records. */
export const timelineFile = (directory: string): string =>
  path.join(demoFolder(directory), timelineName);

/** Names of the files with the demo company's records; none without a folder `demo`. */
export function demoFileNames(directory: string): string[] {
  const folder = demoFolder(directory);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => /\.ya?ml$/.test(name) && name !== timelineName)
    .sort();
}
