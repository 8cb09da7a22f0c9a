import fs from "node:fs";
import path from "node:path";
import { parseDocument } from "../../../../src/content/mdx/page/parse-document";

const page = (said: string, drawn: string) =>
  parseDocument({
    file: "content/docs/page.mdx",
    kind: "doc",
    text: `---\ntitle: Page\n---\n\n${said}\n\n\`\`\`illustration\nkind: tree\nalt: A tree\ncaption: A tree\nnodes:\n  - ${drawn}\n\`\`\`\n`,
  });

test.each([
  ["the same number", "It costs 1204.50 USD.", "Bicycle | 1,204.50"],
  ["a number with other zeros", "It costs 12.5 USD.", "Bottle | 12.50"],
  ["a part of a longer code", "Scan 01008600094135731727113010.", "Day | 271130"],
  ["a count below ten", "A bicycle has wheels.", "Wheel | 2 ea"],
])("a drawing may show %s", async (_, said, drawn) => {
  expect((await page(said, drawn)).problems).toEqual([]);
});

test("a number that only the drawing has is told, with its line", async () => {
  const { problems } = await page("It costs 12.40 USD.", "Bottle | 12.50");
  expect(problems).toMatchSnapshot();
});

const folder = "content/docs/tutorial";
const tutorials = fs
  .readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".mdx"))
  .map((file) => ({ file, text: fs.readFileSync(path.join(folder, file), "utf8") }));

test("every tutorial has an illustration besides its diagram", () => {
  const without = tutorials.filter(({ text }) => !/^\s*```illustration$/m.test(text));
  expect(tutorials.length).toBeGreaterThan(40);
  expect(without.map(({ file }) => file)).toEqual([]);
});

test("a tutorial with steps says after each group of them what the reader should see", () => {
  const steps = /^### .*\n\n(?:(?!^#|^<\/InApp>)[^])*?^\d+\. (?:(?!^#|^<\/InApp>)[^])*/gm;
  const silent = tutorials.flatMap(({ file, text }) => {
    const [, app = ""] = /^<InApp>$([^]*?^<\/InApp>)$/m.exec(text) ?? [];
    return [...app.matchAll(steps)]
      .filter(([group]) => !group.includes("<Outcome>"))
      .map(([group]) => `${file}: ${group.split("\n")[0]}`);
  });
  expect(silent).toEqual([]);
});
