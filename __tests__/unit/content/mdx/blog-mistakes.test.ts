import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { authorPageProblems } from "../../../../src/content/mdx/problems/author-page-problems";
import { futureUpdates, leaveOutFuture } from "../../../../src/content/mdx/problems/future-posts";
import { loadContent } from "../../../../src/content/mdx/load-content";
import { formatProblems } from "../../../../src/problems/format-problem";

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => fs.rmSync(folder, { recursive: true })));

/** Reads a content folder of these files. */
function content(files: Record<string, string>) {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), "blog-"));
  folders.push(root);
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(root, "content", name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, text);
  }
  return loadContent("content", root);
}

const post = (more: string, body = "Text.") => `---\ntitle: Post\n${more}\n---\n\n${body}\n`;
const problemsOf = async (files: Record<string, string>) =>
  formatProblems((await content(files)).problems, "").trim();

const authors = "ann:\n  name: Ann\n";

test("a post without a date is refused", async () => {
  expect(await problemsOf({ "blog/a.mdx": post("tags: []") })).toMatchInlineSnapshot(`
   "The front matter has no date
     where  content/blog/a.mdx:2
     seen   no key "date"
     cause  "date" is required.
     fix    date: 2026-03-09"
  `);
});

test("a date in the wrong form is refused", async () => {
  expect(await problemsOf({ "blog/a.mdx": post("date: 9.3.2026") })).toMatchInlineSnapshot(`
   "Wrong value in the front matter: date
     where  content/blog/a.mdx:3
     seen   date: 9.3.2026
     cause  A date is written YYYY-MM-DD.
     fix    date: 2026-03-09"
  `);
});

test("two posts with one slug: the second is named with its line", async () => {
  const same = post("date: 2026-01-01\nslug: /blog/same");
  expect(await problemsOf({ "blog/a.mdx": same, "blog/b.mdx": same })).toMatchInlineSnapshot(`
   "Two sources have the route /blog/same
     where  content/blog/b.mdx:4
     seen   content/blog/a.mdx and content/blog/b.mdx
     cause  The first by path is the page; the page of content/blog/b.mdx is left out.
     fix    slug: /blog/same/another-name"
  `);
});

test("an unknown tag is refused with the nearest one, an unused one is only said", async () => {
  const files = {
    "blog/a.mdx": post("date: 2026-01-01\ntags: [helo]"),
    "blog/tags.yml": "hello:\n  label: Hello\nother:\n  label: Other\n",
  };
  expect(await problemsOf(files)).toMatchInlineSnapshot(`
   "Unknown tag: helo
     where  content/blog/a.mdx:4
     seen   helo
     cause  "helo" is misspelled; the nearest tag in content/blog/tags.yml is "hello".
     fix    tags: [hello]

   The tag hello is on no page
     where  content/blog/tags.yml:1
     seen   hello:
     cause  No page names it, so it has no page of its own and stands in no list.
     fix    tags: [hello]

   The tag other is on no page
     where  content/blog/tags.yml:3
     seen   other:
     cause  No page names it, so it has no page of its own and stands in no list.
     fix    tags: [other]"
  `);
  expect((await content(files)).documents[0]?.frontMatter.tags).toEqual([]);
});

test("without a file of tags every tag is one", async () => {
  const { problems, tags } = await content({ "blog/a.mdx": post("date: 2026-01-01\ntags: [new]") });
  expect(problems).toEqual([]);
  expect(tags[0]?.permalink).toBe("/blog/tags/new");
});

test("an unknown author is refused with the nearest one, an unused one is only said", async () => {
  const files = {
    "blog/a.mdx": post("date: 2026-01-01\nauthors: [an]"),
    "blog/authors.yml": authors,
  };
  expect(await problemsOf(files)).toMatchInlineSnapshot(`
   "Unknown author: an
     where  content/blog/a.mdx:4
     seen   an
     cause  "an" is misspelled; the nearest author in content/blog/authors.yml is "ann".
     fix    authors: [ann]

   The author ann is on no page
     where  content/blog/authors.yml:1
     seen   ann:
     cause  No page names it, so it has no page of its own and stands in no list.
     fix    authors: [ann]"
  `);
});

test("authors that stand for each other in a circle, or for nobody", async () => {
  const files = {
    "blog/a.mdx": post("date: 2026-01-01\nauthors: [ann]"),
    "blog/authors.yml":
      authors + "a:\n  alias_of: b\nb:\n  alias_of: a\nc:\n  alias_of: ane\nd:\n  alias_of: d\n",
  };
  const { problems } = await content(files);
  const errors = problems.filter(({ level }) => level === "error");
  expect(formatProblems(errors, "").trim()).toMatchInlineSnapshot(`
   "An author stands for itself: a -> b -> a
     where  content/blog/authors.yml:3
     seen   alias_of: b
     cause  Each of these entries says that it is another one, so there is no name to show.
     fix    a:
              name: First and last name

   The author c stands for somebody who is not there: ane
     where  content/blog/authors.yml:7
     seen   alias_of: ane
     cause  "ane" is misspelled; the nearest author is "ann".
     fix    alias_of: ann

   An author stands for itself: d -> d
     where  content/blog/authors.yml:9
     seen   alias_of: d
     cause  Each of these entries says that it is another one, so there is no name to show.
     fix    d:
              name: First and last name"
  `);
});

test("an author's former key stands for the author", async () => {
  const { problems, documents } = await content({
    "blog/a.mdx": post("date: 2026-01-01\nauthors: [anna, ann]"),
    "blog/authors.yml": `${authors}anna:\n  alias_of: ann\n`,
  });
  expect(problems).toEqual([]);
  expect(documents[0]?.frontMatter.authors).toEqual(["ann"]);
});

test("two authors with one page, and an account that is unknown", async () => {
  const files = {
    "blog/a.mdx": post("date: 2026-01-01\nauthors: [ann, bo]"),
    "blog/authors.yml": `${authors}bo:\n  name: Bo\n  page:\n    permalink: /ann\n`,
  };
  expect(await problemsOf(files)).toMatchInlineSnapshot(`
   "Two authors have the page /blog/authors/ann
     where  content/blog/authors.yml:3
     seen   ann and bo
     cause  One permalink is that of the other, or the two keys make the same address.
     fix    bo:
              page:
                permalink: /bo"
  `);
  const other = { ...files, "blog/authors.yml": `${authors}bo:\n  socials:\n    githb: bo\n` };
  expect(await problemsOf(other)).toMatchInlineSnapshot(`
   "The authors file has no bo.name
     where  content/blog/authors.yml:3
     seen   no key "name"
     cause  "bo.name" is required.
     fix    name: Maren Holt

   Unknown key in the authors file: bo.socials.githb
     where  content/blog/authors.yml:5
     seen   githb: bo
     cause  "githb" is misspelled; the nearest known key is "github".
     fix    github: bo"
  `);
});

test("an author without a name is refused", async () => {
  const files = {
    "blog/a.mdx": post("date: 2026-01-01\nauthors: [ann]"),
    "blog/authors.yml": "ann:\n  title: Writer\n",
  };
  expect(await problemsOf(files)).toMatchInlineSnapshot(`
   "The authors file has no ann.name
     where  content/blog/authors.yml:1
     seen   no key "name"
     cause  "ann.name" is required.
     fix    name: Maren Holt"
  `);
});

test("permalinks stand below their list, whether it is written or not; page: false has none", async () => {
  const { authors: read, tags } = await content({
    "blog/a.mdx": post("date: 2026-01-01\nauthors: [ann, bo, cy]\ntags: [x]"),
    "blog/tags.yml": "x:\n  permalink: /y\n",
    "blog/authors.yml":
      "ann:\n  name: A\n  page: { permalink: /all-ann }\nbo:\n  name: B\n  page: { permalink: /blog/authors/b }\ncy:\n  name: C\n  page: false\n",
  });
  expect(read.map(({ permalink }) => permalink)).toEqual([
    "/blog/authors/all-ann",
    "/blog/authors/b",
    undefined,
  ]);
  expect(tags[0]?.permalink).toBe("/blog/tags/y");
});

test("accounts become addresses", async () => {
  const { authors: read } = await content({
    "blog/a.mdx": post("date: 2026-01-01\nauthors: [ann]"),
    "blog/authors.yml": `${authors}  socials:\n    github: ann\n    x: "@ann"\n    email: a@b.example\n    mastodon: https://m.example/@ann\n`,
  });
  expect(read[0]?.socials.map(({ url }) => url)).toEqual([
    "https://m.example/@ann",
    "mailto:a@b.example",
    "https://github.com/ann",
    "https://x.com/ann",
  ]);
});

test("the page of an author must exist", async () => {
  const files = {
    "blog/a.mdx": post("date: 2026-01-01\nauthors: [ann]"),
    "blog/authors.yml": `${authors}  url: /about-an\n`,
  };
  const { authors: read } = await content(files);
  const folder = path.join(folders.at(-1) ?? "", "content");
  const found = authorPageProblems(folder, read, new Set(["/about-ann"]), () => "authors.yml");
  expect(formatProblems(found, "").trim()).toMatchInlineSnapshot(`
   "The page of the author ann does not exist: /about-an
     where  authors.yml:1
     seen   url: /about-an
     cause  No page has this route; the nearest is /about-ann.
     fix    url: /about-ann"
  `);
  expect(authorPageProblems(folder, read, new Set(["/about-an"]), () => "")).toEqual([]);
});

test("images from outside of the content folder", async () => {
  const files = {
    "blog/a.mdx": post("date: 2026-01-01", "![One](../../secret.png) ![Two](./linked.png)"),
    "../secret.png": "",
  };
  await content(files);
  const [root = ""] = folders.slice(-1);
  fs.symlinkSync(path.join(root, "secret.png"), path.join(root, "content/blog/linked.png"));
  const { problems } = await loadContent("content", root);
  expect(formatProblems(problems, "").trim()).toMatchInlineSnapshot(`
   "An image is not in the content folder: ../../secret.png
     where  content/blog/a.mdx:6
     seen   ../../secret.png
     cause  Pages show files of the content folder; what lies or leads elsewhere would be published unnoticed.
     fix    Put the file itself into the content folder: ./secret.png

   An image is not in the content folder: ./linked.png
     where  content/blog/a.mdx:6
     seen   ./linked.png
     cause  Pages show files of the content folder; what lies or leads elsewhere would be published unnoticed.
     fix    Put the file itself into the content folder: ./linked.png"
  `);
});

test("images that are not there, beside the page and in static/", async () => {
  const files = {
    "blog/a.mdx": post(
      "date: 2026-01-01\nimage: /img/none.png",
      "![One](./pictur.png)\n\n![Two](/img/two.png) ![There](./picture.png)",
    ),
    "blog/picture.png": "GIF89a\0;",
  };
  expect(await problemsOf(files)).toMatchInlineSnapshot(`
   "An image does not exist: /img/none.png
     where  content/blog/a.mdx:4
     seen   /img/none.png
     cause  An address with a leading slash is a file of static/, and static/img/none.png is not there.
     fix    cp picture.png static/img/none.png

   An image does not exist: ./pictur.png
     where  content/blog/a.mdx:7
     seen   ./pictur.png
     cause  There is no such file; the nearest beside it is picture.png.
     fix    ./picture.png

   An image does not exist: /img/two.png
     where  content/blog/a.mdx:9
     seen   /img/two.png
     cause  An address with a leading slash is a file of static/, and static/img/two.png is not there.
     fix    cp picture.png static/img/two.png"
  `);
});

test("an excerpt that ends twice", async () => {
  const body = "Lead.\n\n{/* truncate */}\n\nMore.\n\n{/* truncate */}\n\nRest.";
  expect(await problemsOf({ "blog/a.mdx": post("date: 2026-01-01", body) })).toMatchInlineSnapshot(`
   "The excerpt ends twice
     where  content/blog/a.mdx:12
     seen   {/* truncate */}
     cause  It has ended on line 8 already; this marker would stand in no list.
     fix    Remove this line; what stands above the first {/* truncate */} is the excerpt."
  `);
});

test("a post of the future is left out and said, unless it is asked for", async () => {
  const { documents } = await content({ "blog/a.mdx": post("date: 2026-01-02") });
  const eve = { today: "2026-01-01", showFuture: false };
  const left = leaveOutFuture(documents, eve);
  expect(left.documents).toEqual([]);
  const [problem] = left.problems;
  const shown = problem && {
    ...problem,
    where: { file: "content/blog/a.mdx", line: problem.where?.line },
  };
  expect(formatProblems(shown ? [shown] : [], "").trim()).toMatchInlineSnapshot(`
   "A post of the future is left out: 2026-01-02
     where  content/blog/a.mdx:3
     seen   date: 2026-01-02
     cause  Today is 2026-01-01. The post appears with the first build from its day on.
     fix    SHOW_FUTURE=1 npm run build"
  `);
  expect(leaveOutFuture(documents, { ...eve, showFuture: true }).documents).toHaveLength(1);
  expect(leaveOutFuture(documents, { ...eve, today: "2026-01-02" }).problems).toEqual([]);
});

test("a page that was changed on a day to come is warned of, but not where that day has begun", async () => {
  const page = (date: string) => `---\ntitle: T\nlast_update:\n  date: ${date}\n---\n`;
  const { documents } = await content({ "docs/a.mdx": page("2026-01-03") });
  const now = { today: "2026-01-01", showFuture: false };
  const [problem] = futureUpdates(documents, now);
  expect(problem).toMatchObject({ level: "warning", where: { line: 4 }, fix: "date: 2026-01-01" });
  expect(futureUpdates(documents, { ...now, today: "2026-01-02" })).toEqual([]);
});

test.each([
  ["is misspelled", "One.\n\n{/* trunctate */}\n\nTwo.", "{/* truncate */}"],
  ["is at the top", "{/* truncate */}\n\nTwo.", "The first paragraph.\n\n{/* truncate */}"],
  ["stands in a list", "- One. {/* truncate */}\n- Two.", "{/* truncate */}"],
])("a marker of the excerpt that %s is told, with what to write", async (_, body, fix) => {
  const { problems } = await content({ "blog/a.mdx": post("date: 2026-03-09", body) });
  expect(problems).toMatchObject([{ level: "warning", code: "truncate-idle", fix }]);
});

test("authors in a list are mended to a map", async () => {
  const { problems } = await content({ "blog/authors.yml": "- name: Ann\n" });
  expect(problems).toMatchObject([
    {
      cause: "It is a list; here, each entry stands below its key, without a dash.",
      fix: "ann:\n  name: Ann",
    },
  ]);
});
