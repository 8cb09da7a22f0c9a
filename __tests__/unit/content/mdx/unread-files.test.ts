import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { unreadFileProblems } from "../../../../src/content/mdx/problems/unread-files";
import { formatProblems } from "../../../../src/problems/format-problem";

const pageText = "---\ntitle: Guide\n---\n\nText.\n";

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "unread-"));
  write({ "content/docs/intro.mdx": pageText, "static/robots.txt": "" });
});
afterEach(() => rmSync(root, { recursive: true }));

function write(files: Record<string, string>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
}

const problems = () =>
  unreadFileProblems({
    contentDir: path.join(root, "content"),
    nameOf: (sourcePath) => path.posix.join("content", sourcePath),
  });

/** What is left once every fix has been pasted. */
function afterFixes() {
  for (const { fix } of problems()) execFileSync("bash", ["-ec", fix], { cwd: root });
  return problems();
}

const mistakes: [file: string, text: string, fix: string][] = [
  ["docs/page.MDX", pageText, "mv content/docs/page.MDX content/docs/page.mdx"],
  ["docs/page.markdown", pageText, "mv content/docs/page.markdown content/docs/page.md"],
  ["docs/page.mdx.txt", pageText, "mv content/docs/page.mdx.txt content/docs/page.mdx"],
  ["docs/my page.Md", "Text.", "mv 'content/docs/my page.Md' 'content/docs/my page.md'"],
  ["docs/page.mkx", pageText, "mv content/docs/page.mkx content/docs/page.mdx"],
  ["docs/page", `\uFEFF${pageText}`, "mv content/docs/page content/docs/page.mdx"],
  ["page.mdx", pageText, "mv content/page.mdx content/docs/page.mdx"],
  [
    "versions/1.0/guide.mdx",
    pageText,
    "mkdir -p content/versions/1.0/docs && mv content/versions/1.0/guide.mdx content/versions/1.0/docs/guide.mdx",
  ],
  ["docs/guide/_index.md", pageText, "mv content/docs/guide/_index.md content/docs/guide/index.md"],
  ["docs/guide/_meta.json", "{}", "rm content/docs/guide/_meta.json"],
  ["docs/sidebars.js", "", "rm content/docs/sidebars.js"],
  [
    "docs/guide/category.yaml",
    "label: Guide\n",
    "mv content/docs/guide/category.yaml content/docs/guide/_category_.yml",
  ],
  [
    "docs/guide/_Category_.yml",
    "label: Guide\n",
    "mv content/docs/guide/_Category_.yml content/docs/guide/_category_.yml",
  ],
  ["blog/_category_.yml", "label: Blog\n", "rm content/blog/_category_.yml"],
  ["blog/guide/authors.yml", "", "mv content/blog/guide/authors.yml content/blog/authors.yml"],
  ["docs/tags.json", "{}", "mv content/docs/tags.json content/docs/tags.yml"],
  ["docs/glossary.yml", "", "mv content/docs/glossary.yml content/glossary.yml"],
  ["docs/tags.yml.bak", "", "rm content/docs/tags.yml.bak"],
  ["docs/intro.mdx.orig", pageText, "rm content/docs/intro.mdx.orig"],
  ["docs/prices.csv", "a,b\n", "mv content/docs/prices.csv static/prices.csv"],
  ["posts/first.mdx", pageText, "mv content/posts content/blog"],
  ["docs/folder.mdx/picture.png", "", "mv content/docs/folder.mdx content/docs/folder"],
  [
    "locales/ar/docs/intro.MDX",
    pageText,
    "mv content/locales/ar/docs/intro.MDX content/locales/ar/docs/intro.mdx",
  ],
];

test.each(mistakes)("%s is not passed over in silence", (file, text, fix) => {
  mkdirSync(path.join(root, "content/blog"), { recursive: true });
  if (file.startsWith("posts/")) rmSync(path.join(root, "content/blog"), { recursive: true });
  write({ [`content/${file}`]: text });
  expect(problems().map((problem) => problem.fix)).toEqual([fix]);
  expect(afterFixes()).toEqual([]);
});

test("a mistake of each kind, as it is printed", () => {
  write({
    "content/docs/page.MDX": pageText,
    "content/page.mdx": pageText,
    "content/docs/guide/_meta.json": "{}",
    "content/docs/guide/category.yml": "label: Guide\n",
    "content/docs/tags.yml": "",
    "content/docs/tags.yaml": "",
    "content/docs/authors.yml": "",
    "content/docs/tags.yml.bak": "",
    "content/docs/prices.csv": "a,b\n",
    "content/docs/list/_index.mdx": pageText,
    "content/docs/folder.mdx/a.png": "",
    "content/posts/a.mdx": pageText,
    "elsewhere/page.mdx": pageText,
  });
  symlinkSync("../../elsewhere/page.mdx", path.join(root, "content/docs/link.mdx"));
  symlinkSync("../../nowhere.mdx", path.join(root, "content/docs/nowhere.mdx"));
  const text = formatProblems(problems(), "Mistakes").replaceAll(root, "/site");
  expect(text).toMatchSnapshot();
  expect(problems().filter(({ level }) => level === "warning")).toHaveLength(2);
});

test("a list that is there already is added to", () => {
  write({ "content/docs/tags.yml": "a: {}\n", "content/docs/guide/tags.yml": "b: {}\n" });
  expect(problems().map(({ fix }) => fix)).toEqual([
    "cat content/docs/guide/tags.yml >> content/docs/tags.yml && rm content/docs/guide/tags.yml",
  ]);
});

test("a link to a page is replaced by the page", () => {
  write({ "elsewhere/page.mdx": pageText });
  symlinkSync("../../elsewhere", path.join(root, "content/docs/linked"));
  expect(problems()).toHaveLength(1);
  expect(afterFixes()).toEqual([]);
});

test.each([
  "docs/picture.PNG",
  "docs/README.md",
  "docs/_draft.mdx",
  "docs/_drafts/page.MDX",
  "docs/.page.mdx.swp",
  "docs/#page.mdx#",
  "docs/Thumbs.db",
  "docs/guide/_category_.json",
  "docs/tags.yaml",
  "glossary.yaml",
  "README.md",
  "LICENSE",
  "package.json",
  "src/pages/index.mdx",
  "locales/ar/site.yml",
  "versions/1.0/docs/tags.yml",
])("%s is no mistake", (file) => {
  write({ [`content/${file}`]: "" });
  expect(problems()).toEqual([]);
});
