import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { writtenFiles } from "../../../../src/output/cache/written-files";

let root = "";
let folder = "";

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), "written-"));
  folder = path.join(root, "public");
  fs.mkdirSync(folder);
  for (const name of ["a.md", "b.md"]) fs.writeFileSync(path.join(folder, name), name);
  open().note(["a.md", "b.md"]);
});

afterEach(() => {
  fs.rmSync(root, { recursive: true });
});

const open = (inputs = ["description", "links"], version = "1") =>
  writtenFiles("pages", folder, inputs, { root, version });

test("files that were made from the same need not be written again", () => {
  expect(open().earlier).toEqual(["a.md", "b.md"]);
});

test.each<[string, () => void]>([
  ["is gone", () => fs.rmSync(path.join(folder, "a.md"))],
  ["has another size", () => fs.writeFileSync(path.join(folder, "a.md"), "longer")],
  ["was written since", () => fs.utimesSync(path.join(folder, "b.md"), 0, 0)],
])("they are written again when one %s", (_, change) => {
  change();
  expect(open().earlier).toBeUndefined();
});

test("and when they are made from something else, or by another project", () => {
  expect(open(["description", "other links"]).earlier).toBeUndefined();
  expect(open(["descriptionlinks"]).earlier).toBeUndefined();
  expect(open(undefined, "2").earlier).toBeUndefined();
  expect(writtenFiles("llms", folder, [], { root, version: "1" }).earlier).toBeUndefined();
});
