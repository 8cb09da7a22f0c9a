import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  makeSourceMapsRelative,
  numberNames,
  relativeName,
  SameBytesAnywhere,
} from "../../../src/toolchain/same-bytes-anywhere";

test("names of modules do not contain the project's folder", () => {
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

test("a number depends on its name, not on order, and a new name does not change the others", () => {
  const names = Array.from({ length: 800 }, (_, index) => `./src/${index}.ts`);
  const numbers = numberNames(names);
  expect(new Set(numbers.values()).size).toBe(800);
  expect(numberNames([...names].reverse())).toEqual(numbers);
  const more = numberNames([...names, "./src/new.ts"]);
  const moved = names.filter((name) => more.get(name) !== numbers.get(name));
  // None, or the one that collides with the new name.
  expect(moved.length).toBeLessThanOrEqual(1);
});

test("source maps lose the project's folder", async () => {
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

/** Builds a site in a folder as Gatsby does: a template that imports its content by an absolute path, in a query. */
async function scriptsOf(root: string, content: string): Promise<string[][]> {
  // As in a separate process: webpack counts the chunks of all builds.
  jest.resetModules();
  const { default: webpack } = await import("webpack");
  mkdirSync(root, { recursive: true });
  // Gatsby names the chunk of each page.
  const page = (name: string) =>
    `import(/* webpackChunkName: "page-${name}" */ "./template.js?content=${root}/${name}.js")`;
  const files = {
    "entry.js": `${page("one")}; ${page("two")};`,
    "one.js": `export default ${JSON.stringify(content)};`,
    "two.js": "export default 'two';",
    "shared.js": "export const shared = () => document.title + 'shared';",
    "template.js": "",
    "loader.cjs": `module.exports = function () {
      const file = new URLSearchParams(this.resourceQuery).get("content");
      return "import text from " + JSON.stringify(file) + "; import { shared } from './shared.js'; shared(text);";
    };`,
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(root, name), text);
  const compiler = webpack({
    context: root,
    mode: "production",
    entry: "./entry.js",
    module: { rules: [{ resourceQuery: /content=/, use: join(root, "loader.cjs") }] },
    output: {
      path: join(root, "out"),
      filename: "[name]-[contenthash].js",
      chunkFilename: "[name]-[contenthash].js",
    },
    optimization: { runtimeChunk: "single" },
    plugins: [new SameBytesAnywhere()],
  });
  const hash = await new Promise<string>((done, failed) =>
    compiler?.run((error, stats) => (error || !stats ? failed(error) : done(stats.hash ?? ""))),
  );
  const out = readdirSync(join(root, "out")).sort();
  return [
    ...out.map((name) => [name, readFileSync(join(root, "out", name), "utf8")]),
    ["hash", hash],
  ];
}

describe("scripts that webpack makes", () => {
  let dir: string;
  beforeEach(() => (dir = mkdtempSync(join(tmpdir(), "same-bytes-"))));
  afterEach(() => rmSync(dir, { recursive: true }));

  test("except for the runtime are the same in two folders, with their names", async () => {
    const lasting = (scripts: string[][]) =>
      scripts.filter(([name]) => name !== "hash" && !name?.startsWith("runtime"));
    const one = lasting(await scriptsOf(join(dir, "one"), "one"));
    expect(one.length).toBeGreaterThan(2);
    expect(lasting(await scriptsOf(join(dir, "another/and/deeper"), "one"))).toEqual(one);
  }, 60_000);

  test("change with their content, and so does the hash of the build", async () => {
    const before = await scriptsOf(join(dir, "one"), "one");
    const after = await scriptsOf(join(dir, "two"), "changed");
    const names = (scripts: string[][]) => scripts.map(([name]) => name);
    expect(after.at(-1)).not.toEqual(before.at(-1));
    // The runtime, which lists the names, and the chunk.
    expect(names(after).filter((name) => !names(before).includes(name))).toHaveLength(2);
  }, 60_000);
});
