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

test("a file that cannot be read has no sections", async () => {
  expect(await sectionsOf("bad.mdx", "---\ntitle: x\n---\n\n<Broken")).toEqual([]);
});
