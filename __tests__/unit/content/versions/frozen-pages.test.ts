import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { loadContent } from "../../../../src/content/mdx/load-content";

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "frozen-"));
});
afterEach(() => rmSync(root, { recursive: true }));

const page = (folder: string, name: string, ...more: string[]) => {
  mkdirSync(path.join(root, folder), { recursive: true });
  const text = ["---", `title: ${name}`, ...more, "---", "", "Words.", ""].join("\n");
  writeFileSync(path.join(root, folder, `${name}.mdx`), text);
};

const versions = [{ name: "2.0", route: "/docs/v2" }];
const load = () => loadContent(".", root, undefined, versions);

test("a frozen page takes over no address of today's, but keeps those below its version", async () => {
  page("docs", "intro", "redirect_from: [/docs/start]");
  page("versions/2.0/docs", "intro", "redirect_from: [/docs/start, /docs/v2/begin, /docs/v20/x]");
  const { documents, problems } = await load();
  expect(problems).toEqual([]);
  expect(documents.map(({ slug, frontMatter }) => [slug, frontMatter.redirectFrom])).toEqual([
    ["/docs/intro", ["/docs/start"]],
    ["/docs/v2/intro", ["/docs/v2/begin"]],
  ]);
});

test("tags of frozen pages are on no list, and may be gone today", async () => {
  page("docs", "intro", "tags: [new]");
  page("versions/2.0/docs", "intro", "tags: [old]");
  const { documents, tags, problems } = await load();
  expect(problems).toEqual([]);
  expect(tags.map(({ key }) => key)).toEqual(["new"]);
  expect(documents.map(({ frontMatter }) => frontMatter.tags)).toEqual([["new"], []]);
});

test("a folder of a version that is not built is not read", async () => {
  page("docs", "intro");
  page("versions/1.0/docs", "intro", "unknown: key");
  const { documents, problems } = await load();
  expect([documents.length, problems]).toEqual([1, []]);
});

test("a frozen page can be translated as any other", async () => {
  page("docs", "intro");
  page("versions/2.0/docs", "intro");
  page("locales/ar/versions/2.0/docs", "intro", "sidebar_label: مقدمة");
  const locales = { chain: ["ar"], known: ["ar"] };
  const { documents, problems } = await loadContent(".", root, locales, versions);
  expect(problems).toEqual([]);
  expect(documents.map(({ slug, locale }) => [slug, locale])).toEqual([
    ["/docs/intro", undefined],
    ["/docs/v2/intro", "ar"],
  ]);
});
