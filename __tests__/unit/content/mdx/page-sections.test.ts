import { parseDocument } from "../../../../src/content/mdx/page/parse-document";

const sectionsOf = async (file: string, text: string) =>
  (await parseDocument({ file, text, kind: "doc" })).sections;

const source = `---
title: Receive
---

Count *first*, then book. Together they are called <Term id="landed-cost"/>.

## What a piece costs

Use \`unitCost\` and <Operation id="create-receiving"/>.

\`\`\`json
{ "hidden": true }
\`\`\`

### Freight

- By weight
- By value

:::tip[Before you start]
Weigh it.
:::

## Next
`;

test("a page is divided at its headings, with the words that components show and without code", async () => {
  expect(await sectionsOf("receive.mdx", source)).toMatchSnapshot();
});

test("a section that only leads to other pages is left out, one with files or words of its own is not", async () => {
  const text = `---
title: Receive
---

## Read next

- [Pay vendors](/docs/pay#how), for what comes after.
- [Stock](/docs/stock)

## Templates

- [Items](/files/items.csv)

## Two ways

By hand:

- [Pay vendors](/docs/pay)
`;
  const sections = await sectionsOf("receive.mdx", text);
  expect(sections.map(({ titles }) => titles.at(-1))).toEqual([undefined, "Templates", "Two ways"]);
});

test("rows of a table read as sentences, without the names of their columns", async () => {
  const table =
    "| Status | Meaning | Next |\n| --- | --- | --- |\n| `sent` | on its way | wait |\n";
  const [lead] = await sectionsOf("table.mdx", `---\ntitle: x\n---\n\n${table}`);
  expect(lead?.text.trim()).toBe("sent: on its way; wait.");
});

test("what a box says is needed first is not what the page is about", async () => {
  const box =
    ":::info[At a glance]\n\n- Ten minutes\n- First:\n  - [ ] a scale\n\n:::\n\n- [x] Weighed\n";
  const [lead] = await sectionsOf("box.mdx", `---\ntitle: x\n---\n\n${box}`);
  expect(lead?.text.trim()).toBe("At a glance. Ten minutes. Weighed.");
});

test("a file that cannot be read has no sections", async () => {
  expect(await sectionsOf("bad.mdx", "---\ntitle: x\n---\n\n<Broken")).toEqual([]);
});
