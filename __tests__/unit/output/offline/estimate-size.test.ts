import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { SizeEstimate } from "../../../../src/output/offline/estimate-size";

const below = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(?:mdx|yaml)$/.test(name))
    .map((name) => [name, readFileSync(join(folder, name))] as const);

test("files of two kinds are as small on the way as when each is compressed, but for a tenth", () => {
  const files = [...below("content"), ...below("openapi")];
  const estimate = new SizeEstimate();
  for (const [name, content] of files) estimate.add(name, content);
  const exact = files.reduce((sum, [, content]) => sum + gzipSync(content).length, 0);
  expect(Math.abs(estimate.bytes / exact - 1)).toBeLessThan(0.1);
});

test("one file of a kind is compressed itself", () => {
  const estimate = new SizeEstimate();
  const content = Buffer.from("a".repeat(1000));
  estimate.add("a.html", content);
  expect(estimate.bytes).toBe(gzipSync(content).length);
});

test("nothing, and empty files, take nothing", () => {
  const estimate = new SizeEstimate();
  expect(estimate.bytes).toBe(0);
  estimate.add("empty.json", Buffer.alloc(0));
  expect(estimate.bytes).toBe(0);
});
