import fs from "node:fs";
import type { PlacedCrash } from "./crash-problem";

/** A line of a stack in the bundle that draws the pages: `at f (/site/.cache/page-ssr/routes/111.js:5:9)`. */
const frames = /([^\s()]*\.cache\/page-ssr\/routes\/[^\s()]+\.js):(\d+):\d+/g;

/** What webpack writes above each module: `!*** ./src/views/a.tsx ***!`. */
const heading = /^\s*!\*\*\* \.\/(\S+?)(?:\?\S*)? \*\*\*!/;

/** Code without what compilers change in a line: spaces, semicolons, `export`, and the names of imports. */
const plain = (code: string) =>
  code
    .replace(/\w+__WEBPACK_IMPORTED_MODULE_\d+__\.|\(0,(?=\w)|^export\s+/g, "")
    .replace(/[\s;()!]|\bas \w+/g, "");

/** Where a line of a bundle is written; the file alone, if a compiler has changed the line. */
function written(file: string, code: string): PlacedCrash["thrown"] {
  const lines = fs.readFileSync(file, "utf8").split("\n");
  const index = lines.findIndex((line) => plain(line.trim()) === plain(code));
  const seen = lines[index]?.trim();
  return seen ? { where: { file, line: index + 1 }, seen } : { where: { file }, seen: code };
}

function lineOf(bundle: string, line: number): PlacedCrash["thrown"] {
  if (!fs.existsSync(bundle)) return undefined;
  const lines = fs.readFileSync(bundle, "utf8").split("\n").slice(0, line);
  const file = lines.flatMap((text) => heading.exec(text)?.[1] ?? []).at(-1);
  const isOurs = file && /^(?:src\/|gatsby-)/.test(file) && fs.existsSync(file);
  return isOurs ? written(file, lines.at(-1)?.trim() ?? "") : undefined;
}

/** A component that throws does so on every page. */
const known = new Map<string, PlacedCrash["thrown"]>();

/** The line of the site's own code that threw in the bundle that draws the pages, which has no source map. */
export function bundledLine(stack: string): PlacedCrash["thrown"] {
  for (const [frame, bundle = "", line = ""] of stack.matchAll(frames)) {
    if (!known.has(frame)) known.set(frame, lineOf(bundle, Number(line)));
    const thrown = known.get(frame);
    if (thrown) return thrown;
  }
  return undefined;
}
