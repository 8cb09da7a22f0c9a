import { formatProblems } from "../../../../src/problems/format-problem";
import { parseDocument } from "../../../../src/content/mdx/page/parse-document";

async function problemsOf(body: string) {
  const text = `---\ntitle: Tabs\n---\n\n${body}\n`;
  const { problems } = await parseDocument({ file: "docs/tabs.mdx", text, kind: "doc" });
  return problems;
}

test("components with the attributes that they know are right", async () => {
  const tabs =
    '<Tabs groupId="os">\n\n<TabItem value="a" label="A">\n\nText\n\n</TabItem>\n\n{/* a note */}\n\n</Tabs>';
  const admonition = '<Admonition type="tip" title="Try it">\n\nText\n\n</Admonition>';
  const inline = '<Tabs><TabItem value="a">x</TabItem> <TabItem value="b">y</TabItem></Tabs>';
  expect(await problemsOf([tabs, admonition, inline].join("\n\n"))).toEqual([]);
});

test.each([
  ["an unknown attribute", '<Term id="a" titel="b"/>'],
  ["a misspelled attribute", '<Tabs groupid="os"><TabItem value="a">x</TabItem></Tabs>'],
  ["a tab without a value", '<Tabs><TabItem label="A">x</TabItem></Tabs>'],
  ["a tab outside of tabs", '<TabItem value="a">\n\nx\n\n</TabItem>'],
  ["text that no tab shows", "<Tabs>\n\nLost\n\n</Tabs>"],
  ["tabs without a tab", "<Tabs></Tabs>"],
  ["two tabs of one value", `<Tabs>\n${'<TabItem value="a">x</TabItem>\n'.repeat(2)}</Tabs>`],
  [
    "two tabs of one label",
    '<Tabs><TabItem value="mac" label="Install">x</TabItem><TabItem value="win" label="Install">y</TabItem></Tabs>',
  ],
  ["an admonition of an unknown type", '<Admonition type="warnung">\n\nx\n\n</Admonition>'],
  ["a first tab that is none", `<Tabs defaultValue="b">${'<TabItem value="a">x</TabItem>'}</Tabs>`],
  ["a term without an id", "A <Term/> here."],
  ["an id under another name", 'A <Term name="order"/> here.'],
  ["a field without its address", '<Field operation="get-order"/>'],
  ["text in what shows a name", 'The <Term id="order">purchase order</Term> here.'],
  ["a term written as text", "The <Term>Purchase order</Term> here."],
  ["an attribute twice", 'A <Term id="a" id="b"/> here.'],
  ["an admonition without a type", "<Admonition>\n\nx\n\n</Admonition>"],
])("%s is a mistake with line, cause and fix", async (_, body) => {
  const problems = await problemsOf(body);
  expect(formatProblems(problems, `${problems.length} mistake`)).toMatchSnapshot();
});

const tab = '<TabItem value="a">x</TabItem>';

test.each([
  ["in a sentence", `Text ${tab} text.`],
  ["alone on a line", tab],
  ["in emphasis", `Text *${tab}* text.`],
  ["in a heading", `## ${tab}`],
  ["in a list item", `- ${tab}`],
  ["in a table cell", `| A |\n| - |\n| ${tab} |`],
  ["in a quotation", `> ${tab}`],
  ["in an admonition", `:::note\n\n${tab}\n\n:::`],
  ["in the title of an admonition", `:::note[${tab}]\n\nText\n\n:::`],
  ["in another component", `<Admonition type="tip">${tab}</Admonition>`],
  ["in an element", `<section>${tab}</section>`],
  ["in a list between it and its tabs", `<Tabs>\n\n- ${tab}\n\n</Tabs>`],
  ["in an element between it and its tabs", `<Tabs><p>${tab}</p></Tabs>`],
  ["in a fragment between it and its tabs", `<Tabs><>${tab}</></Tabs>`],
  ["in another tab", `<Tabs><TabItem value="b">${tab}</TabItem></Tabs>`],
])("a tab %s is outside of tabs", async (_, body) => {
  const problems = await problemsOf(body);
  expect(problems).toContainEqual(
    expect.objectContaining({
      code: "mdx-component-outside",
      what: "<TabItem> is not in <Tabs>",
      where: { file: "docs/tabs.mdx", line: expect.any(Number) as number },
    }),
  );
});

test.each([
  ["of the text", `{${tab}}`],
  ["of an attribute", `<Admonition type="tip" title={${tab}}>x</Admonition>`],
  ["of the module", `export const part = ${tab};`],
])("a tab in an expression %s is code", async (_, body) => {
  const codes = (await problemsOf(body)).map(({ code }) => code);
  expect(codes).toContainEqual(expect.stringMatching(/^mdx-(?:attribute-)?code$/));
});

test.each([
  ["on one line, in a list item", `- <Tabs>${tab}</Tabs>`],
  ["within a sentence", `Text <Tabs>${tab}</Tabs> text.`],
  [
    "on lines of their own, without blank lines",
    `<Tabs>\n${tab}\n${tab.replace('"a"', '"b"')}\n</Tabs>`,
  ],
  ["in a tab", `<Tabs><TabItem value="b"><Tabs>${tab}</Tabs></TabItem></Tabs>`],
])("tabs %s hold their tabs", async (_, body) => {
  expect(await problemsOf(body)).toEqual([]);
});

test.each([
  ["a fold without a title", "<details>\n\nText.\n\n</details>", "fold-untitled"],
  ["an empty title", "<details>\n<summary></summary>\n\nText.\n\n</details>", "fold-untitled"],
  [
    "a fold with two titles",
    "<details>\n<summary>A</summary>\n<summary>B</summary>\n\nText.\n\n</details>",
    "fold-title-repeated",
  ],
  ["a title without a fold", "<summary>A</summary>", "fold-missing"],
  ["an empty outcome", "<Outcome>\n\n</Outcome>", "mdx-component-empty"],
])("%s is a warning that mends it", async (_, body, code) => {
  const [problem, ...more] = await problemsOf(body);
  expect([problem?.code, problem?.level, problem?.where?.line, more]).toEqual([
    code,
    "warning",
    expect.any(Number),
    [],
  ]);
  const { seen = "", fix = "" } = problem ?? {};
  const whole = body.includes(seen) && code !== "fold-missing" ? body.replace(seen, fix) : fix;
  if (code !== "fold-title-repeated" && code !== "mdx-component-empty")
    expect(await problemsOf(whole)).toEqual([]);
});

test("a fold with its title is right, on one line too", async () => {
  const folds = "<details>\n<summary>A</summary>\n\nText.\n\n</details>";
  expect(await problemsOf(`${folds}\n\n<details><summary>B</summary>Text.</details>`)).toEqual([]);
});
