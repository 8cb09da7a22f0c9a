import { parseDocument } from "../../../../src/content/mdx/page/parse-document";

const parse = (body: string) =>
  parseDocument({ file: "content/docs/a.mdx", text: `---\ntitle: A\n---\n${body}`, kind: "doc" });

describe("names in bold", () => {
  const names = async (body: string) => (await parse(body)).boldNames.map(({ text }) => text);

  test("are those with a capital letter in prose, lists and cells of tables", async () => {
    const body = `Open **Sales > Orders**.

1. Choose **New \`order\`**, then *not this*.

| A | B |
| --- | --- |
| **Ship from** | x |

:::tip
**Status**
:::
`;
    expect(await names(body)).toEqual(["Sales > Orders", "New order", "Ship from", "Status"]);
  });

  test("are neither emphasis nor labels, numbers, headers, headings and links", async () => {
    const body = `# **Heading**

The **new** ones. **For:** everybody. **At a glance**: this. **A sentence.** **SO-10482** **1,250.00** [**Link**](/docs)

| **Header** |
| --- |
| x |
`;
    expect(await names(body)).toEqual([]);
  });

  test("have the line of the file", async () => {
    expect((await parse("\nText\nand **Ship from**\n")).boldNames).toEqual([
      { text: "Ship from", line: 6 },
    ]);
  });
});

describe("passages", () => {
  const words = "one two three four five six seven eight nine ten eleven";

  test("are paragraphs, points and rows of twelve words and more, without marks and capitals", async () => {
    const { passages } = await parse(
      `${words}\n\n- ${words}, *Twelve*!\n\n|H|\n|-|\n|${words} x|\n`,
    );
    expect(passages.map(({ words: own, line }) => [own, line])).toEqual([
      [`${words} twelve`, 6],
      [`${words} x`, 10],
    ]);
  });

  test("differ when they name different things by components", async () => {
    const { passages } = await parse(`${words} <Term id="a"/>\n\n${words} <Term id="b"/>\n`);
    expect(new Set(passages.map((passage) => passage.words)).size).toBe(2);
  });
});

describe("prose", () => {
  test("is what readers read, each word at its place", async () => {
    const text = `---
title: The title
slug: /docs/slugg
---

Some *words*, \`code\`, https://example.com/adress and <Term id="idd"/>.

\`\`\`json
{ "jsonn": 1 }
\`\`\`

| a cell | [a link](/docs/linkk) |
| --- | --- |
`;
    const { prose } = await parseDocument({ file: "content/docs/b.mdx", text, kind: "doc" });
    const lines = prose.split("\n");
    expect(lines).toHaveLength(text.split("\n").length);
    expect(lines.map((line) => line.trim().replace(/\s+/g, " ")).filter(Boolean)).toEqual([
      "The title",
      "Some words , , and .",
      "a cell a link",
    ]);
    expect(lines[5]?.indexOf("words")).toBe(text.split("\n")[5]?.indexOf("words"));
  });
});
