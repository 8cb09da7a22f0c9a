import { apiInfo } from "../../../../src/config/api-info";
import { findDescription } from "../../../../src/openapi/find-description";
import path from "node:path";
import { dropDuplicates } from "../../../../src/content/mdx/problems/duplicate-routes";
import { unknownEntries } from "../../../../src/content/mdx/problems/listed-problems";
import { loadContent } from "../../../../src/content/mdx/load-content";
import { formatProblems } from "../../../../src/problems/format-problem";

const root = path.resolve("__tests__/fixtures");

test("a folder becomes documents with routes, folders, authors and tags", async () => {
  const { documents, categories, authors, tags, problems } = await loadContent(
    "content-small",
    root,
  );
  expect(problems.map(({ level, what }) => [level, what])).toEqual([
    ["warning", "The tag unused is on no page"],
  ]);
  expect(documents.map(({ kind, slug, docId, sourcePath }) => [kind, slug, docId, sourcePath]))
    .toMatchInlineSnapshot(`
   [
     [
       "blog",
       "/blog/first",
       "2026-03-09-first",
       "blog/2026-03-09-first.mdx",
     ],
     [
       "doc",
       "/docs/deep",
       "guide/deep/page",
       "docs/guide/deep/page.md",
     ],
     [
       "doc",
       "/docs/guide",
       "guide/index",
       "docs/guide/index.mdx",
     ],
     [
       "doc",
       "/docs/intro",
       "intro",
       "docs/intro.mdx",
     ],
     [
       "page",
       "/imprint",
       "imprint",
       "pages/imprint.mdx",
     ],
   ]
  `);
  expect(categories).toMatchInlineSnapshot(`
   [
     {
       "description": "How things are done.",
       "dirPath": "guide",
       "label": "Guides",
       "position": 2,
       "slug": "/docs/category/guides",
       "sourcePath": "docs/guide/_category_.yml",
     },
     {
       "dirPath": "guide/deep",
       "label": "Deep",
       "sourcePath": "docs/guide/deep",
     },
   ]
  `);
  expect(authors).toEqual([
    {
      ...{ key: "ann", name: "Ann Author", title: "Writer" },
      ...{ socials: [], permalink: "/blog/authors/ann" },
    },
  ]);
  expect(tags).toMatchInlineSnapshot(`
   [
     {
       "key": "hello",
       "label": "hello",
       "permalink": "/blog/tags/hello",
       "scope": "blog",
     },
     {
       "description": "First steps.",
       "key": "setup",
       "label": "Setting up",
       "permalink": "/docs/tags/setup",
       "scope": "docs",
     },
     {
       "key": "Örtlich",
       "label": "Örtlich",
       "permalink": "/docs/tags/örtlich",
       "scope": "docs",
     },
     {
       "key": "unused",
       "label": "unused",
       "permalink": "/docs/tags/unused",
       "scope": "docs",
     },
   ]
  `);
});

test("links to files become links to routes", async () => {
  const { documents } = await loadContent("content-small", root);
  expect(documents.find(({ slug }) => slug === "/docs/intro")?.links).toEqual([
    { href: "/docs/guide#set-up", line: 6 },
    { href: "/blog/first", line: 6 },
    { href: "/docs/deep", line: 8 },
  ]);
});

test("everything that is wrong with a folder is reported at once", async () => {
  const { documents, problems } = await loadContent("content-broken", root);
  expect(formatProblems(problems, "")).toMatchSnapshot();
  expect(documents.map(({ sourcePath }) => sourcePath)).toEqual([
    "blog/post2.mdx",
    "docs/a.mdx",
    "docs/guide/index.mdx",
    "docs/zz.mdx",
  ]);
  expect(documents[0]?.frontMatter.authors).toEqual([]);
});

test("a category whose page has the route of a document loses the page", async () => {
  const { documents } = await loadContent("content-small", root);
  const category = {
    dirPath: "x",
    label: "X",
    slug: "/docs/intro",
    sourcePath: "docs/x/_category_.yml",
  };
  const result = dropDuplicates(
    documents,
    [category],
    (sourcePath) => `content-small/${sourcePath}`,
  );
  expect(result.documents).toHaveLength(documents.length);
  expect(result.categories[0]?.slug).toBeUndefined();
  expect(formatProblems(result.problems, "")).toMatchInlineSnapshot(`
   "

   Two sources have the route /docs/intro
     where  content-small/docs/x/_category_.yml:1
     seen   content-small/docs/intro.mdx and content-small/docs/x/_category_.yml
     cause  The first by path is the page; the page of content-small/docs/x/_category_.yml is left out.
     fix    slug: /docs/intro/another-name"
  `);
});

test("a missing folder is a problem", async () => {
  const { problems } = await loadContent("no-such-folder", root);
  expect(formatProblems(problems, "")).toMatchInlineSnapshot(`
   "

   The content folder does not exist
     where  no-such-folder
     seen   no-such-folder
     cause  The path is misspelled, or CONTENT_DIR is relative to another folder than the project's.
     fix    mkdir -p no-such-folder/docs && printf -- '---\\ntitle: Introduction\\n---\\n' > no-such-folder/docs/intro.mdx"
  `);
});

test.each([
  ["content-small/docs", "CONTENT_DIR=content-small npm start"],
  [".", /^CONTENT_DIR=content-\w+ npm start$/],
])("a folder above or below the content names the one that is meant: %s", async (folder, fix) => {
  const { problems } = await loadContent(folder, root);
  expect(problems).toEqual([expect.objectContaining({ fix: expect.stringMatching(fix) })]);
});

test("operations that a page names come with their line", async () => {
  const { documents } = await loadContent("content-small", root);
  const guide = documents.find(({ slug }) => slug === "/docs/guide");
  expect(guide?.operations).toEqual([{ id: "get-item", line: 10 }]);
});

test("an unknown author gets the nearest key, or an entry to paste", async () => {
  const { documents } = await loadContent("content-small", root);
  const [post] = documents.filter(({ kind }) => kind === "blog");
  if (!post) throw new Error("The fixture has no post");
  const problemsOf = (author: string, known: string[]) =>
    unknownEntries(
      "author",
      { ...post, frontMatter: { ...post.frontMatter, authors: [author] } },
      { file: "content/blog/authors.yml", known, exampleOf: () => "an entry" },
    );
  expect(formatProblems(problemsOf("bem", ["ann", "ben"]), "")).toMatchInlineSnapshot(`
   "

   Unknown author: bem
     where  content-small/blog/2026-03-09-first.mdx:4
     seen   bem
     cause  "bem" is misspelled; the nearest author in content/blog/authors.yml is "ben".
     fix    authors: [ben]"
  `);
  expect(problemsOf("somebody", ["ann"])[0]?.fix).toBe("an entry");
});

test("a folder that is a file is named, for the content and for the description", async () => {
  const file = path.join(process.cwd(), "package.json");
  const { problems } = await loadContent("package.json", process.cwd());
  expect(problems).toMatchObject([{ what: "The content folder is a file" }]);
  expect(await findDescription(file, process.cwd())).toMatchObject({
    problem: { what: "The folder of the API description is a file" },
  });
  expect(apiInfo(file)).toEqual({});
});
