import { formatProblems } from "../../../../src/problems/format-problem";
import { parseDocument } from "../../../../src/content/mdx/page/parse-document";
import { drawMdx } from "./draw-mdx";

const parse = (body: string) =>
  parseDocument({ file: "docs/page.mdx", text: `---\ntitle: Page\n---\n\n${body}\n`, kind: "doc" });

const app =
  "<InApp>\n\n## On the screen\n\n### A record\n\n1. Open it.\n\n<Outcome>\n\nThe record.\n\n</Outcome>\n\n</InApp>";
const api =
  "<WithApi>\n\n## Over the API\n\n1. Send it.\n\n<Outcome>\n\nIts id.\n\n</Outcome>\n\n</WithApi>";

test("a page may have both halves, and its table of contents knows which heading is in which", async () => {
  const { problems, toc } = await parse(`## Idea\n\n${app}\n\n${api}\n\n## Next`);
  expect(problems).toEqual([]);
  expect(toc.map(({ title, half }) => [title, half])).toEqual([
    ["Idea", undefined],
    ["On the screen", "app"],
    ["A record", "app"],
    ["Over the API", "api"],
    ["Next", undefined],
  ]);
});

test("the search finds sections of halves below their own headings", async () => {
  const { sections } = await parse(`${app}\n\n${api}`);
  expect(sections.map(({ id, titles, text }) => [id, titles, text])).toMatchSnapshot();
});

test.each([
  ["in a list", `- ${api.replaceAll("\n", "\n  ")}\n\n${app}`],
  ["in the other half", app.replace("1. Open it.", api)],
  ["without a heading", `<InApp>\n\nText.\n\n</InApp>\n\n${api}`],
  ["that begins on a level too low", `## Idea\n\n${app.replace("## On", "### On")}\n\n${api}`],
  ["alone", app],
  ["whose steps have no end", `${app.replace(/<Outcome>.*<\/Outcome>/s, "")}\n\n${api}`],
  ["with an attribute", `${app.replace("<InApp>", '<InApp open="yes">')}\n\n${api}`],
])("a half %s is a mistake with line, cause and fix", async (_, body) => {
  const { problems } = await parse(body);
  expect(formatProblems(problems, `${problems.length} mistake`)).toMatchSnapshot();
});

const failures = (...rows: string[]) =>
  `| What you see | Why |\n| --- | --- |\n${rows.map((row) => `| ${row} | it is so |`).join("\n")}\n`;

test("a table of errors has the messages of the screen and the answers to calls in bodies of their own", async () => {
  const html = await drawMdx(failures("409 `taken`", "The list is empty", "422 `invalid`"));
  const rows = [...html.matchAll(/<tbody data-half="(\w+)">(.*?)<\/tbody>/gs)].map(
    ([, half, body = ""]) => [half, body.match(/<tr>/g)?.length],
  );
  expect(rows).toEqual([
    ["app", 1],
    ["api", 2],
  ]);
});

test("tables of one kind stay as they are", async () => {
  expect(await drawMdx(failures("409 `taken`", "422 `invalid`"))).not.toContain("data-half");
  expect(await drawMdx(failures("One", "Two"))).not.toContain("data-half");
});
