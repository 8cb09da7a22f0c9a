import { readFileSync } from "node:fs";
import { otherFields, otherWords } from "../../../../src/openapi/lint/rules/one-word";

const [, section = ""] = readFileSync("openapi/README.md", "utf8").split(
  "## One word for one thing\n",
);
const rows = section
  .split("\n## ")[0]!
  .split("\n")
  .filter((line) => line.startsWith("|"))
  .slice(2)
  .map((line) => line.split("|").slice(2, 4))
  .map((cells) =>
    cells.map((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = ""]) => name)),
  );
const isRejected = (name: string) =>
  [...otherWords, ...otherFields].some(([other]) => other.test(name));

test("the rule rejects the other words of the table in openapi/README.md, and no others", () => {
  expect(rows.length).toBeGreaterThan(5);
  expect(rows.flatMap(([, others = []]) => others).filter((name) => !isRejected(name))).toEqual([]);
  expect(rows.flatMap(([names = []]) => names).filter(isRejected)).toEqual([]);
});
