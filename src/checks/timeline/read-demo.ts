import fs from "node:fs";
import path from "node:path";
import { demoRecords, type DemoText } from "./demo-file";
import type { TimelinePage } from "./held-numbers";

const timelineName = "timeline.yaml";

function textsIn(folder: string, root: string, form: RegExp): DemoText[] {
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder)
    .filter((name) => form.test(name))
    .sort()
    .map((name) => {
      const absolute = path.join(folder, name);
      const file = path.relative(root, absolute).split(path.sep).join("/");
      return { file, text: fs.readFileSync(absolute, "utf8") };
    });
}

/** The texts of the demo company's files, without its timeline. */
export const demoTexts = (openapi: string, root: string): DemoText[] =>
  textsIn(path.join(openapi, "demo"), root, /\.ya?ml$/).filter(
    ({ file }) => path.basename(file) !== timelineName,
  );

/** The timeline of the demo company, and the overviews of the API, from the folder of the description. */
export function readHistory(openapi: string, root: string) {
  const isTimeline = new RegExp(`^${timelineName}$`);
  const [timeline] = textsIn(path.join(openapi, "demo"), root, isTimeline);
  const overviews = textsIn(path.join(openapi, "overviews"), root, /\.md$/).map(
    (overview): TimelinePage => ({ ...overview, sourcePath: overview.file }),
  );
  return { timeline, overviews };
}

/** All that the check compares pages with. */
export function readDemo(openapi: string, root: string) {
  const history = readHistory(openapi, root);
  // Without a timeline, nothing is replayed.
  const texts = history.timeline ? demoTexts(openapi, root) : [];
  return { ...history, records: demoRecords(texts) };
}
