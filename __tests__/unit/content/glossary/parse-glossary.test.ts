import { parseGlossary } from "../../../../src/content/glossary/parse-glossary";
import { glossarySections } from "../../../../src/content/glossary/glossary-sections";
import { formatProblems } from "../../../../src/problems/format-problem";

const file = "content/glossary.yml";

const good = `ship-from:
  term: Ship from
  kind: field
  definition: The location that the goods of an order leave from.
sandbox:
  term: Sandbox
  kind: concept
  definition: A copy of the company for trials.
sandbox-switch:
  term: Sandbox
  kind: field
  definition: Turns the copy of the company on.
`;

test("terms keep their order; one name may stand for things of two kinds", () => {
  const { value, problems } = parseGlossary(file, good);
  expect(problems).toEqual([]);
  expect(value?.map(({ key, term, kind }) => [key, term, kind])).toEqual([
    ["ship-from", "Ship from", "field"],
    ["sandbox", "Sandbox", "concept"],
    ["sandbox-switch", "Sandbox", "field"],
  ]);
});

test("names that are taken, keys that are no anchors, paths, kinds and definitions are told", () => {
  const yaml = `${good}Ship_From:
  term: ship from
  kind: field
  definition: Where from
orders:
  term: Sales>Orders
  kind: field
  definition: The list of orders in every status.
`;
  expect(formatProblems(parseGlossary(file, yaml).problems, "Glossary")).toMatchSnapshot();
});

test("a key that every page has as an id is told", () => {
  const yaml = "main:\n  term: Main\n  kind: concept\n  definition: The part that counts most.\n";
  expect(formatProblems(parseGlossary(file, yaml).problems, "Glossary")).toMatchInlineSnapshot(`
   "Glossary

   The key "main" is taken
     where  content/glossary.yml:1
     seen   main: Main
     cause  Every page has a part with this id, which links to the term would lead to.
     fix    main-term:"
  `);
});

test("entries that are not whole are told with a value to paste", () => {
  const yaml = `ship-from:
  term: Ship from
  kind: filed
terms-of-payment:
  name: Terms
  kind: field
  definition: When the customer has to pay.
`;
  expect(formatProblems(parseGlossary(file, yaml).problems, "Glossary")).toMatchSnapshot();
});

test("a key that stands twice is told", () => {
  const { problems } = parseGlossary(file, good + good);
  expect(problems[0]?.code).toBe("yaml-syntax");
  expect(problems[0]?.where).toEqual({ file, line: 13 });
});

test("the page has sections by kind and letter, and no section without terms", () => {
  const term = (name: string, kind: string) => ({ term: name, kind });
  const sections = glossarySections([
    term("Zone", "concept"),
    term("élan", "concept"),
    term("Estimate", "concept"),
    term("2x11", "field"),
  ]);
  expect(sections).toEqual([
    {
      kind: "concept",
      id: "kind-concept",
      letters: [
        {
          letter: "E",
          id: "kind-concept-e",
          terms: [term("élan", "concept"), term("Estimate", "concept")],
        },
        { letter: "Z", id: "kind-concept-z", terms: [term("Zone", "concept")] },
      ],
    },
    {
      kind: "field",
      id: "kind-field",
      letters: [{ letter: "#", id: "kind-field-other", terms: [term("2x11", "field")] }],
    },
  ]);
});
