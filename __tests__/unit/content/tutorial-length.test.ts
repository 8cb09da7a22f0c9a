import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Root } from "mdast";
import { parseMdx } from "../../../src/content/mdx/page/mdx-tree";
import { minutesByReader } from "../../../src/content/mdx/page/reading-minutes";

const folder = path.resolve(__dirname, "../../../content/docs/tutorial");
const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) =>
  file.endsWith(".mdx"),
);
const pages = files.map((file) => ({ file, text: readFileSync(path.join(folder, file), "utf8") }));

function minutes({ file, text }: (typeof pages)[number]) {
  const tree = parseMdx(file, text, text.indexOf("\n---\n", 4) + 5);
  if ("level" in tree) throw new Error(tree.what);
  return minutesByReader(tree as Root);
}

test("every half of a tutorial takes less than five minutes; move what few need into a fold", () => {
  expect(pages.length).toBeGreaterThan(50);
  const long = pages.flatMap((page) =>
    Object.entries(minutes(page))
      .filter(([, n]) => n >= 5)
      .map(([reader, n]) => `${page.file}, ${reader}: ${n.toFixed(2)} minutes`),
  );
  expect(long).toEqual([]);
}, 60_000);

test("a section says what it is about before it folds anything", () => {
  const silent = pages.flatMap(({ file, text }) =>
    [...text.matchAll(/^(#{2,4} .*)\n+<details>/gm)].map(([, heading]) => `${file}: ${heading}`),
  );
  expect(silent).toEqual([]);
});
