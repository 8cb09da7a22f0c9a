import { execFileSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { build } from "gatsby/dist/utils/webpack/bundle";
import { DefinePlugin, type Configuration } from "webpack";
import { keptModules } from "../../../../src/toolchain/kept-module-loader";
import { keptRenderer } from "../../../../src/toolchain/renderer/kept-renderer";

const loaders = path.resolve("src", "toolchain");
const before = process.cwd();
let site = "";

const compiled = (text: string) =>
  `const MDXContent = () => "${text}";\nexport default MDXContent;\n`;
const page = (name: string) =>
  `import Content from "./${name}.mdx";\nexport const html = () => Content() + process.env.SHOWN;\n`;

const write = (name: string, text: string) => {
  fs.writeFileSync(path.join(site, name), text);
};

const keptModule = path.join(loaders, "kept-module-loader.ts");
const outside = path.join(loaders, "renderer", "outside-document-loader.ts");

function configuration(
  defined: Record<string, string> = {},
  { stage = "build-html", mdx = [outside, keptModule] } = {},
): Configuration {
  return {
    name: stage,
    mode: "production",
    context: site,
    entry: { "render-page": path.join(site, "async-requires.js") },
    target: "node",
    output: {
      path: path.join(site, ".cache", stage),
      filename: "[name].js",
      chunkFilename: "[name].js",
      library: { type: "commonjs" },
    },
    module: { rules: [{ test: /\.mdx$/, use: mdx }] },
    resolve: { modules: [path.join(before, "node_modules")] },
    plugins: [new DefinePlugin({ "process.env.SHOWN": '"!"', SITE: "1", ...defined })],
  };
}

/** Scripts are made before the HTML, and with them the documents are compiled. */
async function makeScripts() {
  const { close } = await build(
    configuration({}, { stage: "build-javascript", mdx: [keptModule] }),
  );
  await close();
}

/** Another build: what a process remembers is gone. */
async function make(config = configuration()) {
  for (const name of ["kept-modules", "outside-documents", "project-version"])
    Reflect.deleteProperty(globalThis, Symbol.for(`ianai-docs.${name}`));
  await makeScripts();
  const compile = jest.fn(build);
  const { stats, close } = await keptRenderer(config, compile);
  const hashes = Object.fromEntries(
    [...stats.compilation.chunkGroups].map(({ name, chunks }) => [
      name,
      [...chunks].map(({ hash }) => hash).join(),
    ]),
  );
  keptModules.save();
  await close();
  return { isCompiled: compile.mock.calls.length > 0, hashes };
}

beforeEach(() => {
  site = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), "renderer-")));
  process.chdir(site);
  const pageOf = (name: string) =>
    `() => import("./${name}.js?__contentFilePath=${path.join(site, name)}.mdx" /* webpackChunkName: "${name}" */)`;
  write("async-requires.js", `export const pages = [${pageOf("first")}, ${pageOf("second")}];\n`);
  for (const name of ["first", "second"]) {
    write(`${name}.js`, page(name));
    write(`${name}.mdx`, compiled(name));
  }
});

afterEach(() => {
  process.chdir(before);
  fs.rmSync(site, { recursive: true });
});

/** What the renderer on disk writes. */
function html(): string {
  const code = `Promise.all(require("./.cache/build-html/render-page.js").pages.map((load) => load()))
    .then((pages) => console.log(pages.map((page) => page.html()).join(" ")))`;
  return execFileSync(process.execPath, ["-e", code], { cwd: site, encoding: "utf8" }).trim();
}

test("a build after a document has changed takes the renderer as it is, and shows the document as it is", async () => {
  const first = await make();
  expect(first.isCompiled).toBe(true);
  expect(html()).toBe("first! second!");
  write("first.mdx", compiled("changed"));
  const second = await make();
  expect(second.isCompiled).toBe(false);
  expect(html()).toBe("changed! second!");
  expect(second.hashes.second).toBe(first.hashes.second);
  expect(second.hashes["render-page"]).toBe(first.hashes["render-page"]);
  expect(second.hashes.first).not.toBe(first.hashes.first);
});

test.each<[string, () => Configuration | undefined]>([
  [
    "a module of a page has changed",
    () => {
      write("first.js", `${page("first")}// changed\n`);
      return undefined;
    },
  ],
  ["a value for pages has changed", () => configuration({ SITE: "2" })],
  [
    "a value of the environment that pages show has changed",
    () => configuration({ "process.env.SHOWN": '"?"' }),
  ],
  [
    "its files are not those that were written",
    () => {
      write(".cache/build-html/render-page.js", "");
      return undefined;
    },
  ],
])("it is made anew when %s", async (_, change) => {
  await make();
  expect((await make()).isCompiled).toBe(false);
  expect((await make(change())).isCompiled).toBe(true);
});

test("a value of the environment that no page shows makes no difference", async () => {
  await make();
  const config = configuration({ "process.env.BUILD_NUMBER": '"2"' });
  expect((await make(config)).isCompiled).toBe(false);
});
