import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  makeSourceMapsRelative,
  numberNames,
  relativeName,
} from "../../../src/gatsby/same-bytes-anywhere";

test("names of modules do not hold the place of the project", () => {
  const at = (root: string) =>
    relativeName(
      root,
      `${root}/node_modules`,
    )(`${root}/node_modules/l/i.js!${root}/src/t.tsx?__contentFilePath=${root}/content/a.mdx`);
  expect(at("/home/one/docs")).toBe(
    "node_modules/l/i.js!./src/t.tsx?__contentFilePath=./content/a.mdx",
  );
  expect(at("/srv/another/deeper/docs")).toBe(at("/home/one/docs"));
});

test("a number depends on its name: a new name does not move the others, order does not matter", () => {
  const names = Array.from({ length: 800 }, (_, index) => `./src/${index}.ts`);
  const numbers = numberNames(names);
  expect(new Set(numbers.values()).size).toBe(800);
  expect(numberNames([...names].reverse())).toEqual(numbers);
  const more = numberNames([...names, "./src/new.ts"]);
  const moved = names.filter((name) => more.get(name) !== numbers.get(name));
  // None, or the one that meets the new one.
  expect(moved.length).toBeLessThanOrEqual(1);
});

test("source maps lose the place of the project", async () => {
  const dir = mkdtempSync(join(tmpdir(), "maps-"));
  writeFileSync(
    join(dir, "app.js.map"),
    '{"sourcesContent":["import a from \\"/srv/docs/a.mdx\\""]}',
  );
  await makeSourceMapsRelative(dir, "/srv/docs");
  expect(readFileSync(join(dir, "app.js.map"), "utf8")).toBe(
    '{"sourcesContent":["import a from \\"./a.mdx\\""]}',
  );
  rmSync(dir, { recursive: true });
});
