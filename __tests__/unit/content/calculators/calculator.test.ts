import { drawCalculator } from "../../../../src/content/calculators/calculator";
import { parseDocument } from "../../../../src/content/mdx/page/parse-document";

const place = { file: "content/docs/page.mdx", line: 7 };

const box = `kind: dimensional-weight
caption: The first box
units: { length: cm, weight: kg, volume: cm³ }
length: 60
width: 25
height: 20
weight: 2.1
divisor: 5000
step: 0.1`;

test("without scripts it is the formula, worked out with the numbers of the page", () => {
  const { html = "", problems } = drawCalculator(box, place);
  expect(problems).toEqual([]);
  expect(html.replace(/ data-sheet="[^"]*"/, "")).toMatchSnapshot();
});

test("what its form starts from goes along", () => {
  expect(drawCalculator(box, place).sheet).toEqual({
    kind: "dimensional-weight",
    numbers: {
      ...{ length: "60", width: "25", height: "20", weight: "2.1", divisor: "5000", step: "0.1" },
    },
    fields: ["length", "width", "height", "weight", "divisor"],
    rows: [],
    columns: [],
    units: { length: "cm", weight: "kg", volume: "cm³" },
    lists: [],
  });
});

const costs = `kind: landed-cost
caption: Costs
units: { money: USD, weight: kg }
rows:
  - A | 1 | 2 | 3
lists:
  - Freight | length | 5`;

test.each([
  ["an unknown kind", box.replace("dimensional-weight", "dimensional-wait")],
  ["a missing field", box.replace(/height: 20\n/, "")],
  ["a misspelled field", box.replace("divisor", "divisior")],
  ["a field that is no number", box.replace("60", "long")],
  ["a number with its unit", box.replace("60", "60 cm")],
  ["a number with a comma", box.replace("2.1", "2,1")],
  [
    "a line with too few cells",
    "kind: cost-flow\ncaption: C\nunits: { money: USD }\nissued: 1\nrows:\n  - A | 1",
  ],
  ["a cost that is spread by something else", costs],
  ["a cell that is no number", costs.replace("| 5", "| five").replace("length", "value")],
  ["a division by zero", box.replace("5000", "0")],
])("%s is told, with its line", async (_, yaml) => {
  const text = `---\ntitle: Page\n---\n\n\`\`\`calculator\n${yaml}\n\`\`\`\n`;
  const { problems } = await parseDocument({ file: place.file, kind: "doc", text });
  expect(problems.length).toBeGreaterThan(0);
  expect(problems).toMatchSnapshot();
});
