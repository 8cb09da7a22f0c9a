import { drawIllustration, drawnTexts } from "../../../../src/content/illustrations/illustration";
import { kinds } from "../../../../src/content/illustrations/kinds";
import { canvasWidth, fontSize } from "../../../../src/content/illustrations/canvas";
import { textWidth } from "../../../../src/content/illustrations/measure";

const place = { file: "page.mdx", line: 10 };
const examples = Object.entries(kinds).map(([name, { example }]) => [name, example] as const);

function draw(name: string, yaml: string): string {
  const { html, problems } = drawIllustration(
    `kind: ${name}\nalt: What it says\ncaption: What it is\n${yaml}`,
    place,
  );
  expect(problems).toEqual([]);
  return html ?? "";
}

/** Where the lines of a drawing's texts start and end. */
const spans = (html: string) =>
  [...html.matchAll(/<text x="([\d.-]+)" y="[\d.-]+"(?: class="([^"]*)")?>(.*?)<\/text>/g)].flatMap(
    ([, x, style = "", lines = ""]) =>
      lines.split(/<.*?>/).map((words) => {
        const width = textWidth(words, fontSize, style.includes("b"));
        const shift = style.includes("e") ? width : style.includes("c") ? width / 2 : 0;
        return { words, start: Number(x) - shift, end: Number(x) - shift + width };
      }),
  );

test.each(examples)("%s is drawn from the example that its messages paste", (name, example) => {
  expect(draw(name, example)).toMatchSnapshot();
});

test.each(examples)("%s keeps all texts inside of the drawing", (name, example) => {
  const outside = spans(draw(name, example)).filter(
    ({ start, end }) => start < 0 || end > canvasWidth,
  );
  expect(outside).toEqual([]);
});

test.each(examples)("%s puts every text into a row of its Markdown version", (name, example) => {
  const html = draw(name, example);
  const rows = [...html.matchAll(/<g>(.*?)<\/g>/g)].map(([, row = ""]) => row).join("");
  const numbered = /^\d$/;
  const lost = drawnTexts(html).filter(
    (words) => !numbered.test(words) && !drawnTexts(rows).includes(words),
  );
  expect(lost).toEqual([]);
});

test("an illustration says that it is one, and has a text alternative", () => {
  expect(draw("tree", "nodes: [A & B | 1 ea]")).toMatch(
    /^<figure class="illustration"><svg role="img" aria-label="What it says" width="340" height="\d+" viewBox="0 0 340 \d+">.*A &amp; B.*<figcaption><b>Illustration:<\/b> What it is<\/figcaption>/,
  );
});

test("words in a narrow column are wrapped but one text, and numbers stay on one line", () => {
  const wrapped = "Bicycle accessories, lights and fenders of the commuter kit";
  const html = draw(
    "document",
    `title: List\ncolumns: Goods | Net | Value\nrows:\n  - ${wrapped} | 3.36 kg | 704.34`,
  );
  expect(drawnTexts(html)).toEqual(expect.arrayContaining(["3.36 kg", "704.34"]));
  expect(spans(html).map(({ words }) => words)).not.toContain(wrapped);
  expect(drawnTexts(html)).toContain(wrapped);
});

test.each([
  ["an unknown kind", "kind: acounts\nalt: x\ncaption: y"],
  ["no text alternative", "kind: tree\ncaption: y\nnodes: [A | 1]"],
  [
    "too few cells",
    "kind: accounts\nalt: x\ncaption: y\naccounts:\n  - name: Cash\n    entries: [Sale | 3]",
  ],
  [
    "a number that would lose its zeros",
    "kind: box\nalt: x\ncaption: y\nmeasures: [24.50, 18, 10]",
  ],
  ["a misspelled key", "kind: tree\nalt: x\ncaption: y\nnode: [A | 1]"],
  ["no YAML", "kind: tree\nalt: x: y"],
])("%s is told with what to paste", (_, yaml) => {
  expect(drawIllustration(yaml, place).problems).toMatchSnapshot();
});
