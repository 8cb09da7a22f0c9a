import { parseDocument } from "../../../../src/content/mdx/parse-document";

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

test("a file that cannot be read has no sections", async () => {
  expect(await sectionsOf("bad.mdx", "---\ntitle: x\n---\n\n<Broken")).toEqual([]);
});
