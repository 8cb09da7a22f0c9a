import fs from "node:fs";
import path from "node:path";
import type { DemoText } from "./demo-file";
import type { TimelinePage } from "./check-marks";

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

/** The demo company's files, its timeline, and the overviews of the API, from the folder of the description. */
export function readDemo(openapi: string, root: string) {
  const demo = textsIn(path.join(openapi, "demo"), root, /\.ya?ml$/);
  const isTimeline = ({ file }: DemoText) => file.endsWith(`/${timelineName}`);
  const overviews = textsIn(path.join(openapi, "overviews"), root, /\.md$/).map(
    (overview): TimelinePage => ({ ...overview, sourcePath: overview.file }),
  );
  return {
    demo: demo.filter((one) => !isTimeline(one)),
    timeline: demo.find(isTimeline),
    overviews,
  };
}
