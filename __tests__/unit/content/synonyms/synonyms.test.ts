import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { loadContent } from "../../../../src/content/mdx/load-content";
import { parseSynonyms } from "../../../../src/content/synonyms/parse-synonyms";
import { formatProblems } from "../../../../src/problems/format-problem";

const file = "content/synonyms.txt";

test("= works both ways, > only to the right, and comments say nothing", () => {
  const text = "# Trade\r\npo = purchase order\n\n  depot, site > location # places\n";
  expect(parseSynonyms(file, text)).toEqual({
    synonyms: [
      { from: ["po", "purchase order"], to: ["po", "purchase order"] },
      { from: ["depot", "site"], to: ["location"] },
    ],
    problems: [],
  });
});

test("each mistake is told with its line, and the right lines are kept", () => {
  const text = `po = purchase order
depot location
depot, site, location
= location
depot, , site >
, >
a > b > c
PO =  purchase order
depot
sku > item
`;
  const { synonyms, problems } = parseSynonyms(file, text);
  expect(synonyms.map(({ from }) => from[0])).toEqual(["po", "sku"]);
  expect(formatProblems(problems, "Synonyms")).toMatchSnapshot();
});

test("what a fix says is right", () => {
  const wrong = [
    "depot location",
    "depot, site, location",
    "= location",
    "depot, , site >",
    "depot",
  ];
  const fixed = wrong.flatMap((line) => parseSynonyms(file, line).problems.map(({ fix }) => fix));
  expect(fixed).toHaveLength(wrong.length);
  expect(parseSynonyms(file, fixed.join("\n")).problems).toEqual([]);
});

describe("a content folder", () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "synonyms-"));
  beforeAll(() => {
    fs.mkdirSync(path.join(folder, "docs"));
    fs.writeFileSync(
      path.join(folder, "docs/intro.mdx"),
      "---\ntitle: Introduction\n---\n\nHello.\n",
    );
  });
  afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

  test("without the file has no synonyms", async () => {
    const { synonyms, problems } = await loadContent(".", folder);
    expect({ synonyms, problems }).toEqual({ synonyms: [], problems: [] });
  });

  test("whose file is wrong says so with file and line", async () => {
    fs.writeFileSync(
      path.join(folder, "synonyms.txt"),
      Buffer.from("po = purchase order\ncaf\xe9 = bar\ndepot location\n", "latin1"),
    );
    const { problems } = await loadContent(".", folder);
    expect(problems.map(({ code, where }) => [code, where])).toEqual([
      ["synonyms-sign", { file: "synonyms.txt", line: 3 }],
      ["content-encoding", { file: "synonyms.txt", line: 2 }],
    ]);
  });

  test("has the synonyms of another language with it, where its pages are built, and nowhere else", async () => {
    const write = (name: string, text: string) => {
      fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
      fs.writeFileSync(path.join(folder, name), text);
    };
    write("synonyms.txt", "po = purchase order\n");
    write("locales/ar/synonyms.txt", "فاتورة > مستند\nمستودع\n");
    const load = (chain: string[]) => loadContent(".", folder, { chain, known: ["ar", "de"] });
    const phrases = async (chain: string[]) =>
      (await load(chain)).synonyms.map(({ from }) => from[0]);
    expect(await phrases([])).toEqual(["po"]);
    expect(await phrases(["de"])).toEqual(["po"]);
    expect(await phrases(["ar"])).toEqual(["فاتورة", "po"]);
    const { problems } = await load(["ar"]);
    expect(problems.map(({ code, where, fix }) => [code, where, fix])).toEqual([
      ["synonyms-sign", { file: "locales/ar/synonyms.txt", line: 2 }, "مستودع = phrase"],
    ]);
  });

  test("of a locale that the site does not have says where it is", async () => {
    const { problems } = await loadContent(".", folder);
    expect(problems.map(({ code, where }) => [code, where?.file])).toEqual([
      ["translation-folder-unknown", "locales/ar"],
    ]);
  });
});
