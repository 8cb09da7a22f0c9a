import type { DocumentKind } from "../../../../src/content/mdx/front-matter/document-kind";
import { parseDocument } from "../../../../src/content/mdx/page/parse-document";

const head = (kind: DocumentKind) =>
  `---\ntitle: T\n${kind === "blog" ? "date: 2026-03-09\n" : ""}---\n`;

function parse(body: string, kind: DocumentKind = "doc") {
  return parseDocument({ file: "content/docs/x.mdx", text: head(kind) + body, kind });
}

test("the table of contents has levels 2 and 3 with the ids of the page", async () => {
  const body =
    "## Set `up` & *go*\n\n### Part: 10:30\n\n#### Deep\n\n## Part: 10:30\n\n## Übergröße\n";
  const { toc, anchors } = await parse(body);
  expect(toc).toEqual([
    { id: "set-up--go", title: "Set up & go", depth: 2 },
    { id: "part-1030", title: "Part: 10:30", depth: 3 },
    { id: "part-1030-1", title: "Part: 10:30", depth: 2 },
    { id: "übergröße", title: "Übergröße", depth: 2 },
  ]);
  expect(anchors).toEqual(["set-up--go", "part-1030", "deep", "part-1030-1", "übergröße"]);
});

test("ids on JSX elements are anchors, ids of operations name operations", async () => {
  const { anchors, operations } = await parse(
    'Text <a id="here">x</a> <span id="there">x</span> <Operation id="get-item"/>\n',
  );
  expect(anchors).toEqual(["here", "user-content-there"]);
  expect(operations).toEqual([{ id: "get-item", line: 4 }]);
});

test("links come with their line in the file, whatever their form", async () => {
  const body = `[a](/a) ![alt](/b.png)
[c][c] <Link to="/d">d</Link>

<a href="/e">e</a> <a href={"/dynamic"}>not literal</a>

https://example.com/f

[c]: ./c.mdx
`;
  expect((await parse(body)).links).toEqual([
    { href: "/a", line: 4 },
    { href: "/d", line: 5 },
    { href: "/e", line: 7 },
    { href: "https://example.com/f", line: 9 },
    { href: "./c.mdx", line: 11 },
  ]);
});

test("the excerpt is the first paragraph as plain text, whatever stands before it", async () => {
  const body =
    ":::note\n\nAside.\n\n:::\n\n## H\n\nThe *first* `code` [link](/x)\nline.\n\nSecond.\n";
  expect((await parse(body)).excerpt).toBe("The first code link line.");
});

test("a long excerpt is cut at a word below 200 characters", async () => {
  const { excerpt } = await parse("A longer sentence, ".repeat(20));
  expect(excerpt.length).toBeLessThanOrEqual(200);
  expect(excerpt).toMatch(/sentence…$|longer…$/);
});

test("the excerpt of a post goes up to the marker", async () => {
  const body = `One **two**.\n\n${"Long. ".repeat(60)}\n\n{/* truncate */}\n\nRest.\n`;
  const { excerpt } = await parse(body, "blog");
  expect(excerpt).toMatch(/^One two\. Long\. /);
  expect(excerpt).toHaveLength("One two. ".length + 60 * 6 - 1);
});

test("code counts half when reading time is estimated", async () => {
  const words = (count: number) => "word ".repeat(count);
  expect((await parse(words(10))).readingMinutes).toBe(1);
  expect((await parse(words(1100))).readingMinutes).toBe(5);
  const code = `\`\`\`text\n${words(880)}\n\`\`\`\n`;
  expect((await parse(`${words(660)}\n\n${code}`)).readingMinutes).toBe(5);
});

test("reading time is that of one reader: of two halves, the longer one counts", async () => {
  const half = (name: string, count: number) =>
    `<${name}>\n\n## Steps\n\n${"word ".repeat(count)}\n\n</${name}>\n\n`;
  const halves = half("InApp", 440) + half("WithApi", 880);
  expect((await parse(`${"word ".repeat(220)}\n\n${halves}`)).readingMinutes).toBe(5);
});

test("of a fold, reading time counts the title", async () => {
  const fold = (title: string, count: number) =>
    `<details>\n<summary>${title}</summary>\n\n${"word ".repeat(count)}\n\n</details>\n\n`;
  const words = "word ".repeat(440);
  expect((await parse(`${words}\n\n${fold("More", 880)}`)).readingMinutes).toBe(2);
  expect((await parse(`${words}\n\n${fold(words, 880)}`)).readingMinutes).toBe(4);
});

test("of a table of errors, reading time counts the rows of one reader", async () => {
  const row = (first: string, count: number) => `| ${first} | ${"word ".repeat(count)}|\n`;
  const table = (first: string) =>
    `| What you see | Why |\n| - | - |\n${row("It stops", 440)}${row(first, 880)}`;
  expect((await parse(table("409 `taken`"))).readingMinutes).toBe(4);
  expect((await parse(table("It goes on"))).readingMinutes).toBe(6);
});

test("code fences come with language, meta and line", async () => {
  const { codeFences } = await parse(
    'Text\n\n```json title="a.json" {1}\n{}\n```\n\n```\nplain\n```\n',
  );
  expect(codeFences).toEqual([{ lang: "json", meta: 'title="a.json" {1}', code: "{}", line: 6 }]);
});

test("colons in running text are text", async () => {
  const { excerpt, problems } = await parse(
    "At 10:30 call localhost:port or say :name[x]. ::leaf\n",
  );
  expect(excerpt).toBe("At 10:30 call localhost:port or say :name[x]. ::leaf");
  expect(problems).toEqual([]);
});

test("the same text is parsed once, a changed one again", async () => {
  const source = {
    file: "content/docs/memo.mdx",
    text: "---\ntitle: A\n---\n",
    kind: "doc" as const,
  };
  const first = parseDocument(source);
  expect(parseDocument({ ...source })).toBe(first);
  const changed = parseDocument({ ...source, text: "---\ntitle: B\n---\n" });
  expect((await changed).frontMatter?.title).toBe("B");
});
