import { parseDocument } from "../../../../src/content/mdx/page/parse-document";

async function fixesOf(body: string): Promise<string[]> {
  const text = `---\ntitle: T\n---\n\n${body}\n`;
  const { problems } = await parseDocument({ file: "content/docs/x.mdx", text, kind: "doc" });
  return problems.map(({ fix }) => fix);
}

const tab = (tag: string) => `<Tabs>\n${tag}\n\nText.\n\n</TabItem>\n</Tabs>`;

test.each([
  // Attributes that are right stay.
  [tab('<TabItem value="a" label="A" default>'), ['<TabItem value="a" label="A">']],
  [tab('<TabItem label="Your app">'), ['<TabItem value="your-app" label="Your app">']],
  [tab('<TabItem value="" label="B">'), ['<TabItem value="b" label="B">']],
  [
    '<Tabs groupid="os">\n<TabItem value="a" label="A">\n\nText.\n\n</TabItem>\n</Tabs>',
    ['<Tabs groupId="os">'],
  ],
  // Names in another case, and short names that are something else.
  ["<tabs>\n\nText.\n\n</tabs>", ["<Tabs>"]],
  ["<Trans>Hi</Trans>", ["`<Trans>`"]],
  ["<Order Id>", ["`<Order Id>`"]],
  // Titles of admonitions, and their colons.
  [":::note **Mind** this\n\nText.\n\n:::", [":::note[**Mind** this]\n\nText\n\n:::"]],
  [":::note[Mind\n\nText.\n\n:::", [":::note[Mind]\n\nText\n\n:::"]],
  [':::note {title="Mind"}\n\nText.\n\n:::', [":::note[Mind]\n\nText\n\n:::"]],
  ["::::note\n\nText.\n\n:::", ["::::note\n\nText\n\n::::"]],
  // Comments.
  ["<!--\n## Hidden\n-->", ["{/* \n## Hidden\n */}"]],
  ["{// later}", ["{/* later */}"]],
  ["{/* a */} and {/* b }", ["{/* a */} and {/* b */}"]],
  // Code.
  ["import {\n  A\n} from 'a';", ['Remove the lines from "import {" to "} from \'a\';"']],
  ["export const meta = { a: 1 }", ["Remove the line: export const meta = { a: 1 }"]],
  ["[it]{/docs/a}", ["[it](/docs/a)"]],
  ['<img src={require("./a.png").default} alt="An order"/>', ["![An order](./a.png)"]],
  // Fences.
  ["```js{1}\na\n```", ["```js {1}"]],
  ["```js:line-numbers {1}\na\n```", ["```js showLineNumbers {1}"]],
  ['```title="a.txt"\na\n```', ['```text title="a.txt"']],
  ['```graphviz alt="A"\ndigraph { a -> b }\n```', ['```dot alt="A"']],
  ['```dot alt="A"\ndigraph { a -- b }\n```', ["digraph { a -> b }"]],
  ["```dot alt=A\ndigraph { a -> b }\n```", ['```dot alt="A"']],
  // Other generators.
  ['<Aside type="tip" title="Mind">A</Aside>', ['<Admonition type="tip" title="Mind">']],
  [
    "::: code-group\n\nCode\n\n:::",
    ['<Tabs>\n<TabItem value="a" label="A">\n\nCode\n\n</TabItem>\n</Tabs>'],
  ],
])("%j: what is right stays in the fix", async (body, fixes) => {
  expect(await fixesOf(body)).toEqual(fixes);
});

test("a diagram in a language that is not drawn is named, and not taken for code", async () => {
  const [fix] = await fixesOf("```mermaid\ngraph TD\n```");
  expect(await fixesOf(fix ?? "")).toEqual([]);
});
