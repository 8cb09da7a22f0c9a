import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { formatProblems } from "../../../../src/problems/format-problem";
import { freezeLinks } from "../../../../src/content/versions/freeze-links";
import { configurationLine, freezeVersion } from "../../../../src/content/versions/freeze-version";

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "freeze-"));
  write("content/docs/intro.mdx", "[More](/docs/more) [Here](./more.mdx)\n");
  write("content/docs/_category_.yml", "label: Docs\n");
  write("content/docs/order.png", "\u0000picture");
  write("content/blog/post.mdx", "A post.\n");
  write("openapi/openapi.yaml", "openapi: 3.1.0\n");
  write("openapi/overviews/item.md", "See [items](/docs/api/list-items).\n");
  write("openapi/demo/items.yaml", "[]\n");
  write("openapi/README.md", "How to write it.\n");
});
afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, text: string) {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}
const read = (file: string) => readFileSync(path.join(root, file), "utf8");
const freeze = (name: string) =>
  freezeVersion({
    name,
    route: `/docs/${name}`,
    content: path.join(root, "content"),
    openapi: path.join(root, "openapi"),
    shown: (absolute) => path.relative(root, absolute),
  });
const told = (name: string) => formatProblems(freeze(name).problems, "Nothing was frozen");

test("copies docs, folders and description, and leads their links into the version", () => {
  expect(freeze("2.0")).toEqual({ problems: [], files: 6 });
  expect(read("content/versions/2.0/docs/intro.mdx")).toBe(
    "[More](/docs/2.0/more) [Here](./more.mdx)\n",
  );
  expect(read("content/versions/2.0/docs/order.png")).toBe("\u0000picture");
  expect(read("openapi/versions/2.0/overviews/item.md")).toContain("(/docs/2.0/api/list-items)");
  expect(existsSync(path.join(root, "openapi/versions/2.0/demo"))).toBe(true);
  expect(existsSync(path.join(root, "content/versions/2.0/blog"))).toBe(false);
});

test("translations of the docs are frozen along, and not overwritten either", () => {
  write("content/locales/ar/docs/intro.mdx", "[Mehr](/docs/more)\n");
  write("content/locales/ar/blog/post.mdx", "A post.\n");
  write("content/locales/de/site.yml", "Docs: Doku\n");
  expect(freeze("2.0")).toEqual({ problems: [], files: 7 });
  expect(read("content/locales/ar/versions/2.0/docs/intro.mdx")).toBe("[Mehr](/docs/2.0/more)\n");
  expect(existsSync(path.join(root, "content/locales/de/versions"))).toBe(false);
  rmSync(path.join(root, "content/versions"), { recursive: true });
  rmSync(path.join(root, "openapi/versions"), { recursive: true });
  expect(freeze("2.0").problems.map(({ where }) => where?.file)).toEqual([
    "content/locales/ar/versions/2.0",
  ]);
});

test("a second version has nothing of the first one in it", () => {
  freeze("1.0");
  freeze("2.0");
  expect(existsSync(path.join(root, "openapi/versions/2.0/versions"))).toBe(false);
  expect(read("content/versions/2.0/docs/intro.mdx")).toContain("(/docs/2.0/more)");
});

test("overwrites nothing", () => {
  freeze("2.0");
  write("content/docs/intro.mdx", "Changed.\n");
  expect(told("2.0")).toMatchSnapshot();
  expect(read("content/versions/2.0/docs/intro.mdx")).toContain("More");
});

test.each(["", "..", "a/b", "Zwei null"])("refuses the name %j", (name) => {
  expect(told(name)).toMatchSnapshot();
});

test("says that there are no docs", () => {
  rmSync(path.join(root, "content/docs"), { recursive: true });
  expect(told("2.0")).toMatchSnapshot();
});

test.each([
  ["[a](/docs/intro)", "[a](/docs/2.0/intro)"],
  ["[a](/docs)", "[a](/docs/2.0)"],
  ["[a](/docs/intro#x 'T')", "[a](/docs/2.0/intro#x 'T')"],
  ["[a]: /docs/intro", "[a]: /docs/2.0/intro"],
  ['<a href="/docs/intro">', '<a href="/docs/2.0/intro">'],
  [
    'node [URL="/docs/api/order#order-status-\\L"]',
    'node [URL="/docs/2.0/api/order#order-status-\\L"]',
  ],
  ["[a](/docs/tags/x) [b](/docs/glossary#y)", "[a](/docs/tags/x) [b](/docs/glossary#y)"],
  ["[a](/download/openapi.yaml)", "[a](/docs/2.0/download/openapi.yaml)"],
  ['<a href="/download/tags/item.json">', '<a href="/docs/2.0/download/tags/item.json">'],
  ["[a](/download/docs-mcp.tgz) [b](/downloads/openapi.yaml)", undefined],
  ["[a](/docsearch) /docs/intro [b](https://x.example/docs/y)", undefined],
])("links: %s", (text, expected) => {
  expect(freezeLinks(text, "/docs/2.0")).toBe(expected ?? text);
});

test("the line of configuration can be pasted", () => {
  expect(configurationLine("2.0", "tutorial/intro", "2026-05-01")).toBe(
    '{ name: "2.0", label: "2.0", mainDocId: "tutorial/intro", released: "2026-05-01" },',
  );
});
