import { parseFrontMatter } from "../../../../src/content/mdx/front-matter/front-matter";
import {
  blogSchema,
  frontMatterExamples,
  pageSchema,
} from "../../../../src/content/mdx/front-matter/front-matter-schema";
import type { DocumentKind } from "../../../../src/content/mdx/front-matter/document-kind";
import { formatProblems } from "../../../../src/problems/format-problem";

function messages(text: string, kind: DocumentKind = "doc"): string {
  return formatProblems(parseFrontMatter("content/docs/lists.mdx", text, kind).problems, "");
}

test("every key that an author may write has an example that is right, and comes out in camel case", () => {
  const lines = Object.keys(blogSchema.shape).map((key) => frontMatterExamples[key]);
  const text = `---\n${lines.join("\n")}\n---\nBody`;
  const { frontMatter, bodyOffset, problems } = parseFrontMatter("x.mdx", text, "blog");
  expect(problems).toEqual([]);
  expect(text.slice(bodyOffset)).toBe("Body");
  expect(Object.keys(frontMatter ?? {})).toHaveLength(lines.length);
  expect(frontMatter).toMatchObject({
    title: "Work with lists",
    description: "Filter, sort and save the lists of your company.",
    slug: "/docs/lists",
    redirectFrom: ["/docs/tables"],
    sidebarLabel: "Lists",
    sidebarPosition: 2,
    tags: ["hello"],
    keywords: ["filter", "sort"],
    unlisted: true,
    draft: true,
    image: "/img/lists.png",
    lastUpdate: { date: "2026-03-09", author: "Maren Holt" },
    hideTitle: true,
    hideTableOfContents: true,
    date: "2026-03-09",
    authors: ["maren"],
  });
});

test("a title is enough, with Windows line ends too", () => {
  const { frontMatter, problems } = parseFrontMatter(
    "x.mdx",
    "---\r\ntitle: T\r\n---\r\nBody",
    "doc",
  );
  expect(problems).toEqual([]);
  expect(frontMatter).toMatchObject({ title: "T", tags: [], draft: false, hideTitle: false });
});

test("a line of dashes in the body does not end the front matter a second time", () => {
  const text = "---\ntitle: T\n---\nOne\n\n---\n\nTwo\n";
  expect(text.slice(parseFrontMatter("x.mdx", text, "doc").bodyOffset)).toBe("One\n\n---\n\nTwo\n");
});

test("a file without front matter says what to paste", () => {
  expect(messages("# Lists\n")).toMatchInlineSnapshot(`
   "

   The file has no front matter
     where  content/docs/lists.mdx:1
     seen   # Lists
     cause  Its first line is not ---, so nothing says what the page is called.
     fix    ---
            title: Lists
            ---"
  `);
});

test("front matter without its end says so", () => {
  expect(messages("---\ntitle: Lists\n\nText\n")).toMatchInlineSnapshot(`
   "

   The front matter does not end
     where  content/docs/lists.mdx:1
     seen   ---
     cause  The line --- that ends it is missing, so the whole file reads as front matter.
     fix    ---
            title: Lists
            ---"
  `);
});

test("a misspelled key names the nearest one and its line", () => {
  expect(messages("---\ntitle: Lists\nsidebar_lable: Lists\n---\n")).toMatchInlineSnapshot(`
   "

   Unknown key in the front matter: sidebar_lable
     where  content/docs/lists.mdx:3
     seen   sidebar_lable: Lists
     cause  "sidebar_lable" is misspelled; the nearest known key is "sidebar_label".
     fix    sidebar_label: Lists"
  `);
});

test("an unknown key far from all names the known ones", () => {
  const known = Object.keys(pageSchema.shape).join(", ");
  const text = messages("---\ntitle: Lists\nmascot: owl\n---\n");
  expect(text.replace(known, "<all keys of a page>")).toMatchInlineSnapshot(`
   "

   Unknown key in the front matter: mascot
     where  content/docs/lists.mdx:3
     seen   mascot: owl
     cause  Only these keys are known here: <all keys of a page>.
     fix    Remove the line: mascot: owl"
  `);
});

test("a missing title is asked for", () => {
  expect(messages("---\ndescription: Lists\n---\n")).toMatchInlineSnapshot(`
   "

   The front matter has no title
     where  content/docs/lists.mdx:2
     seen   no key "title"
     cause  "title" is required.
     fix    title: Work with lists"
  `);
  expect(messages("---\n---\n")).toContain("The front matter has no title");
});

test("each value of a wrong type is reported with a value that would be right", () => {
  const text = `---
title: 2026
slug: docs/lists/
sidebar_position: second
tags: hello
draft: "yes"
last_update: 2026-03-09
---
`;
  expect(messages(text)).toMatchInlineSnapshot(`
   "

   Wrong value in the front matter: title
     where  content/docs/lists.mdx:2
     seen   title: 2026
     cause  It must be text, but is a number.
     fix    title: "2026"

   Wrong value in the front matter: slug
     where  content/docs/lists.mdx:3
     seen   slug: docs/lists/
     cause  It does not begin with "/".
     fix    slug: /docs/lists

   Wrong value in the front matter: sidebar_position
     where  content/docs/lists.mdx:4
     seen   sidebar_position: second
     cause  It must be a number, but is text.
     fix    sidebar_position: 2

   Wrong value in the front matter: tags
     where  content/docs/lists.mdx:5
     seen   tags: hello
     cause  It must be a list, but is text.
     fix    tags: [hello]

   Wrong value in the front matter: draft
     where  content/docs/lists.mdx:6
     seen   draft: "yes"
     cause  It must be true or false, but is text.
     fix    draft: true

   Wrong value in the front matter: last_update
     where  content/docs/lists.mdx:7
     seen   last_update: 2026-03-09
     cause  It has a date, an author, or both.
     fix    last_update: { date: 2026-03-09 }"
  `);
});

test("a post needs a date that exists", () => {
  expect(messages("---\ntitle: Post\n---\n", "blog")).toMatchInlineSnapshot(`
   "

   The front matter has no date
     where  content/docs/lists.mdx:2
     seen   no key "date"
     cause  "date" is required.
     fix    date: 2026-03-09"
  `);
  expect(messages("---\ntitle: Post\ndate: 2026-2-3\n---\n", "blog")).toMatchInlineSnapshot(`
   "

   Wrong value in the front matter: date
     where  content/docs/lists.mdx:3
     seen   date: 2026-2-3
     cause  A date is written YYYY-MM-DD.
     fix    date: 2026-02-03"
  `);
  expect(messages("---\ntitle: Post\ndate: 2026-02-30\n---\n", "blog")).toContain("no such day");
});

test("authors belong to posts, not to docs", () => {
  expect(messages("---\ntitle: T\nauthors: [maren]\n---\n")).toContain("Unknown key");
});

test("broken YAML names the line", () => {
  expect(messages("---\ntitle: Orders: an overview\n---\n")).toMatchInlineSnapshot(`
   "

   The front matter is not valid YAML
     where  content/docs/lists.mdx:2
     seen   title: Orders: an overview
     cause  The value contains a colon followed by a space, which YAML reads as another key.
     fix    title: "Orders: an overview""
  `);
});

test("an entry that a list has twice counts once, with a warning", () => {
  const text = "---\ntitle: T\ntags: [a, b c, a]\nkeywords:\n  - x\n  - x\n---\n";
  expect(messages(text)).toMatchInlineSnapshot(`
   "

   tags has the same entry twice: a
     where  content/docs/lists.mdx:3
     seen   tags: [a, b c, a]
     cause  Once is enough, and it counts only once.
     fix    tags: [a, b c]

   keywords has the same entry twice: x
     where  content/docs/lists.mdx:6
     seen   - x
     cause  Once is enough, and it counts only once.
     fix    Remove the line: - x"
  `);
  expect(parseFrontMatter("x.mdx", text, "doc").frontMatter).toMatchObject({
    tags: ["a", "b c"],
    keywords: ["x"],
  });
});

test("a number that is too large for one is not called a text", () => {
  expect(messages("---\ntitle: T\nsidebar_position: 1e999\n---\n")).toContain(
    "It must be a number, but is too large to be one.",
  );
  expect(messages("---\ntitle: T\nsidebar_position: .nan\n---\n")).toContain(
    "It must be a number, but is not a number.",
  );
});

test.each([
  ["title: Issue #42", 'title: "Issue #42"'],
  ['title: "**Orders** and `lists`"', "title: Orders and lists"],
  ["title: <b>Orders</b>", "title: Orders"],
])("%s would not be shown as it is meant", (line, fix) => {
  const { problems } = parseFrontMatter("x.mdx", `---\n${line}\n---\n`, "doc");
  expect(problems).toMatchObject([{ level: "warning", where: { line: 2 }, fix }]);
});

test.each(["title: Orders # for all", 'title: "C# and #5"', "title: 2 * 3 * 4 < 25"])(
  "%s is as it is meant",
  (line) => expect(messages(`---\n${line}\n---\n`).trim()).toBe(""),
);

test.each([
  ["slug: ''", "slug: /docs/lists"],
  ["tags: { shipping: true }", "tags: [shipping]"],
  ["tags: [[shipping]]", "tags: [shipping]"],
  ["last_update: 2025-01-02", "last_update: { date: 2025-01-02 }"],
  ["redirect_from: [https://old.example.com/docs/a]", "redirect_from: [/docs/a]"],
  ["authors: [maren]", "Remove the line: authors: [maren]"],
])("%s is corrected", (line, fix) => {
  const text = `---\ntitle: T\n${line}\n---\n`;
  expect(parseFrontMatter("x.mdx", text, "doc").problems).toMatchObject([{ fix }]);
});

test.each([
  ["20260309", "2026-03-09"],
  ["2026-13-01", "2026-01-13"],
])("the day %s is one without its signs, or with the day first", (written, day) => {
  const text = `---\ntitle: T\ndate: ${written}\n---\n`;
  expect(parseFrontMatter("x.mdx", text, "blog").problems).toMatchObject([{ fix: `date: ${day}` }]);
});
