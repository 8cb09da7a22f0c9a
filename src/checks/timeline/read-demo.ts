import fs from "node:fs";
import path from "node:path";
import { demoFileNames, demoFolder, timelineFile } from "../../openapi/demo-folder";
import { demoRecords, type DemoText } from "./demo-file";
import type { TimelinePage } from "./held-numbers";

const textOf = (absolute: string, root: string): DemoText => ({
  file: path.relative(root, absolute).split(path.sep).join("/"),
  text: fs.readFileSync(absolute, "utf8"),
});

/** The texts of the demo company's files, without its timeline. */
export const demoTexts = (openapi: string, root: string): DemoText[] =>
  demoFileNames(openapi).map((name) => textOf(path.join(demoFolder(openapi), name), root));

function overviewsIn(folder: string, root: string): TimelinePage[] {
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder)
    .filter((name) => name.endsWith(".md"))
    .sort()
    .map((name) => textOf(path.join(folder, name), root))
    .map((overview) => ({ ...overview, sourcePath: overview.file }));
}

/** The timeline of the demo company, and the overviews of the API, from the folder of the description. */
export function readHistory(openapi: string, root: string) {
  const file = timelineFile(openapi);
  const timeline = fs.existsSync(file) ? textOf(file, root) : undefined;
  return { timeline, overviews: overviewsIn(path.join(openapi, "overviews"), root) };
}

/** All that the check compares pages with. */
export function readDemo(openapi: string, root: string) {
  const history = readHistory(openapi, root);
  // Without a timeline, nothing is replayed.
  const texts = history.timeline ? demoTexts(openapi, root) : [];
  return { ...history, records: demoRecords(texts) };
}
