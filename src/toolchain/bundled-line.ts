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

function lineIn(file: string, code: string): number | undefined {
  const wanted = plain(code);
  if (!wanted) return undefined;
  const index = fs
    .readFileSync(file, "utf8")
    .split("\n")
    .findIndex((line) => plain(line.trim()) === wanted);
  return index < 0 ? undefined : index + 1;
}

/** The line of the site's own code that threw in the bundle that draws the pages, which has no source map. */
export function bundledLine(stack: string): PlacedCrash["thrown"] {
  for (const [, bundle = "", at = ""] of stack.matchAll(frames)) {
    const lines = fs.readFileSync(bundle, "utf8").split("\n").slice(0, Number(at));
    const file = lines.flatMap((line) => heading.exec(line)?.[1] ?? []).at(-1);
    if (!file || !/^(?:src\/|gatsby-)/.test(file) || !fs.existsSync(file)) continue;
    const seen = lines.at(-1)?.trim() ?? "";
    const line = lineIn(file, seen);
    return { where: { file, ...(line && { line }) }, seen };
  }
  return undefined;
}
