import { parseDocument } from "../../../../src/content/mdx/page/parse-document";

const file = "content/docs/x.mdx";

async function fixes(body: string, keys = "") {
  const text = `---\ntitle: T\n${keys}---\n\n${body}\n`;
  return (await parseDocument({ file, text, kind: "doc" })).problems.map(({ fix }) => fix);
}

test.each([
  ['<Aside type="caution" title="Mind">x</Aside>', '<Admonition type="warning" title="Mind">'],
  ['<Tab title="Node.js">x</Tab>', '<TabItem value="node-js" label="Node.js">'],
  ['<CodeBlock language="js" title="a.js">x</CodeBlock>', '```js title="a.js"\n…\n```'],
  ['<Code code="x = 1" lang="js" />', "```js\nx = 1\n```"],
  ['<Image src="./a.png" alt="An order" />', "![An order](./a.png)"],
  [
    '<Accordion title="More">x</Accordion>',
    "<details>\n<summary>More</summary>\n\nText\n\n</details>",
  ],
  ['<Badge text="New" />', "**New**"],
  ["A <Highlight>word</Highlight>.", "**word**"],
  ['<Card title="Orders">x</Card>', "### Orders"],
  ['<LinkCard title="Orders" href="/docs/orders" />', "[Orders](/docs/orders)"],
  ["<CardGrid>x</CardGrid>", "Remove <CardGrid> and </CardGrid>"],
  ['<Icon name="star" />', "Remove <Icon>"],
])("%s of another generator has its line here", async (body, fix) => {
  expect(await fixes(body)).toContain(fix);
});

test.each(["::: details Orders\nx\n:::", ":::details[Orders]\nx\n:::"])(
  "text that VitePress folds is folded by an element: %j",
  async (body) => {
    const element = "<details>\n<summary>Orders</summary>\n\nText\n\n</details>";
    expect(await fixes(body)).toEqual([element]);
  },
);

test("the title of a block of VitePress is kept", async () => {
  expect(await fixes("```js [config.js]\nx\n```")).toEqual(['```js title="config.js"']);
});

test("a language that no name is near is plain text, a twisted name is that language", async () => {
  expect(await fixes("```math\nx\n```")).toEqual(["```text"]);
  expect(await fixes("```jsno\n{}\n```")).toEqual(["```json"]);
});

test.each(["pagination_prev: null", "custom_edit_url: null", "template: splash", "id: orders"])(
  "a key without a counterpart says why it is not needed: %s",
  async (key) => {
    const text = `---\ntitle: T\n${key}\n---\n\nText\n`;
    const [problem] = (await parseDocument({ file, text, kind: "doc" })).problems;
    expect(problem?.fix).toBe(`Remove the line: ${key}`);
    expect(problem?.cause).not.toContain("Only these keys");
  },
);
