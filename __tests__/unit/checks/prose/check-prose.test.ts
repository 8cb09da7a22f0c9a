import { proseOfYaml } from "../../../../src/checks/content/yaml-pages";
import { checkBoldNames } from "../../../../src/checks/prose/check-bold-names";
import { checkDuplicates } from "../../../../src/checks/prose/check-duplicates";
import { checkSpelling, type Spell } from "../../../../src/checks/prose/check-spelling";
import { wordsOf } from "../../../../src/checks/prose/spelling-dictionary";
import { formatProblems } from "../../../../src/problems/format-problem";

test("a name in bold that the glossary writes otherwise is told with the right one", () => {
  const glossary = [
    { key: "ship-from", term: "Ship from", kind: "field" as const, definition: "Where from." },
  ];
  const boldNames = [
    { text: "Ship from", line: 3 },
    { text: "Ship From", line: 4 },
    { text: "Something else", line: 5 },
  ];
  const problems = checkBoldNames([{ file: "content/docs/a.mdx", boldNames }], glossary);
  expect(formatProblems(problems, "Names")).toMatchSnapshot();
});

test("words that stand twice, also on two pages, are told with the first place", () => {
  const passage = { words: "so many words", text: "So many words. ".repeat(9), line: 7 };
  const page = (file: string) => ({ file, passages: [passage] });
  const problems = checkDuplicates([page("content/docs/a.mdx"), page("content/docs/b.mdx")]);
  expect(formatProblems(problems, "Duplicates")).toMatchSnapshot();
});

test("an unknown word is told once a page, with words around it and suggestions", async () => {
  const spell: Spell = async (prose) =>
    prose.split("\n").flatMap((line, index) =>
      [...line.matchAll(/\b\w*ie\w*\b/g)].map(([word]) => ({
        word,
        line: index + 1,
        suggest: async () => (word === "recieve" ? ["receive", "relieve"] : []),
      })),
    );
  const prose =
    "\nA line in which people   often recieve what they have asked for before\nrecieve Zieglerx";
  const problems = await checkSpelling(
    [{ file: "content/docs/a.mdx", prose }],
    spell,
    "content/words.txt",
  );
  expect(formatProblems(problems, "Spelling")).toMatchSnapshot();
});

test("a dictionary has one word a line, and remarks", () => {
  expect(wordsOf("# people\nIngrid\n\n  Okafor # a name\r\nTomás\n")).toEqual([
    "Ingrid",
    "Okafor",
    "Tomás",
  ]);
});

test("of a YAML file the values are read that readers see", () => {
  const yaml = "ship-from:\n  term: Ship from\n  kind: field\n  definition: Where from.\n";
  expect(proseOfYaml(yaml)).toBe("\n        Ship from\n\n              Where from.\n");
});
