import { parse } from "yaml";
import { yamlFaults } from "../../../src/problems/yaml-source";

/** Texts with one mistake, its line, and the fix for that line. */
const mistakes: [name: string, text: string, line: number, fix: string][] = [
  ["a colon in a value", "title: Orders: all", 1, 'title: "Orders: all"'],
  ["an open quote", 'a: 1\ntitle: "Orders\nb: 2', 2, 'title: "Orders"'],
  ["an open list", "tags: [a, b\ntitle: x", 1, "tags: [a, b]"],
  ["an open map", "a: 1\nb: { c: 2", 2, "b: { c: 2}"],
  ["a tab", "a:\n\tb: 1", 2, "  b: 1"],
  ["a tab below a key that the parser takes for another", "b: 1\na:\n\tb: 1", 3, "  b: 1"],
  ["a reference without quotes", "a: 1\no: { $ref: #/b/c }", 2, 'o: { $ref: "#/b/c" }'],
  ["a key that is indented too far", "title: Guide\n  draft: true", 2, "draft: true"],
  ["no space after the colon", "title:Guide\ndraft: true", 1, "title: Guide"],
  ["no colon", "draft: true\ntitle Guide", 2, "title: Guide"],
  ["TOML", 'draft: true\ntitle = "Guide"', 2, "title: Guide"],
  ["a reserved sign", "title: @home", 1, 'title: "@home"'],
  ["bold text", "title: *bold*", 1, 'title: "*bold*"'],
  ["text after a quote", "title: 'It's here'", 1, 'title: "It\'s here"'],
  ["quotes in a value", 'title: "Orders" and items', 1, `title: '"Orders" and items'`],
  ["text after a bracket", "title: [Draft] Orders", 1, 'title: "[Draft] Orders"'],
  ["a backslash in quotes", 'path: "C:\\Users"', 1, "path: 'C:\\Users'"],
  ["a list in the line of its key", "tags: - a", 1, "tags: [a]"],
  [
    "a colon in a text in brackets",
    "{ 200: { description: OK: yes } }",
    1,
    '{ 200: { description: "OK: yes" } }',
  ],
  [
    "a colon in a sentence in brackets",
    "{ summary: Note this: it counts, a: 1 }",
    1,
    '{ summary: "Note this: it counts", a: 1 }',
  ],
  ["no comma between texts in braces", '{ "a": "1" "b": "2" }', 1, '{ "a": "1", "b": "2" }'],
  ["no comma in brackets", '{"a": 1 "b": 2}', 1, '{"a": 1, "b": 2}'],
];

describe("a YAML text", () => {
  test.each(mistakes)("with %s is told, with a line that is valid", (_, text, line, fix) => {
    expect(yamlFaults(text)).toMatchObject([{ line, fix }]);
    const cured = text.split("\n").map((one, index) => (index === line - 1 ? fix : one));
    expect(() => parse(cured.join("\n")) as unknown).not.toThrow();
  });

  test.each([
    ["a key that is written twice", "a: 1\nb: 2\na: 3", 3, /^Remove the line: a: 3$/],
    ["a second document", "a: 1\n---\nb: 2", 2, /^Remove the line: ---$/],
    [
      "a merge conflict",
      "a: 1\n<<<<<<< HEAD\nb: 2\n=======\nb: 3\n>>>>>>> x",
      2,
      /^git diff --check/,
    ],
    ["a web page", "<!DOCTYPE html>\n<p>a: b</p>", 1, /^curl /],
    ["a line at another column", "a:\n    b: 1\n  c: 2", 3, /^b: 1\nc: 2$/],
    ["items among keys", "a: 1\n- b", 2, /^items:\n {2}- b$/],
  ])("with %s is told once", (_, text, line, fix) => {
    const found = yamlFaults(text);
    expect(found).toMatchObject([{ line }]);
    expect(found[0]?.fix).toMatch(fix);
  });

  test("without a mistake has none", () => {
    expect(yamlFaults("a: 'b: c'\nd: [e, { f: g }]\nh: &i 1\nj: *i\n")).toEqual([]);
  });
});
