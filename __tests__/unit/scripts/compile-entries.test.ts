import fs from "node:fs";
import { createRequire } from "node:module";
import os from "node:os";
import path from "node:path";
import { compileEntries } from "../../../scripts/gatsby/compile-entries.mjs";

let site: string;
beforeEach(() => {
  site = fs.mkdtempSync(path.join(os.tmpdir(), "entries-"));
});
afterEach(() => fs.rmSync(site, { recursive: true }));

function write(file: string, text: string) {
  fs.mkdirSync(path.dirname(path.join(site, file)), { recursive: true });
  fs.writeFileSync(path.join(site, file), text);
}
const compiled = (file: string): unknown =>
  createRequire(import.meta.url)(path.join(site, ".cache", "compiled", file));

test("the entries of a site and of its plugins stand where Gatsby looks for them, with the files they import", () => {
  write("lib/names.mjs", 'export { title } from "./deep/title.mjs";');
  write(
    "lib/deep/title.mjs",
    'import path from "node:path";\nexport const title = path.join("a", "b");',
  );
  write(
    "gatsby-config.ts",
    'import { title } from "./lib/names.mjs";\nimport type { A } from "./none";\nconst a: A = { title };\nexport default a;',
  );
  write(
    "plugins/one/gatsby-node.ts",
    'import { title } from "../../lib/names.mjs";\nexport const onPostBuild = () => title;',
  );
  write("plugins/two/index.js", "");
  compileEntries(site);
  expect(compiled("gatsby-config.js")).toMatchObject({ default: { title: path.join("a", "b") } });
  const plugin = compiled("plugins/one/gatsby-node.js") as { onPostBuild(): string };
  expect(plugin.onPostBuild()).toBe(path.join("a", "b"));
});

test("what an earlier build compiled is gone when its source is", () => {
  write("gatsby-node.ts", "export {};");
  compileEntries(site);
  fs.rmSync(path.join(site, "gatsby-node.ts"));
  compileEntries(site);
  expect(fs.existsSync(path.join(site, ".cache", "compiled", "gatsby-node.js"))).toBe(false);
});

test.each([
  ["a file that is missing", 'import "./none.mjs";', /none\.mjs/],
  ["what does not parse", "export const = 1;", /./],
])("%s is an error, so that Gatsby's own compiler says what is wrong", (_, text, expected) => {
  write("gatsby-config.ts", text);
  expect(() => compileEntries(site)).toThrow(expected);
});
