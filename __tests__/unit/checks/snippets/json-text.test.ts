import { parseJson } from "../../../../src/checks/snippets/json-text";

const text = `{
  "a": 1,
  "b": [
    { "c": "x" },
    2
  ]
}`;

test("a text has its value, and the line of the key of each part", () => {
  const json = parseJson(text);
  expect(json.value).toEqual({ a: 1, b: [{ c: "x" }, 2] });
  expect(
    [[], ["a"], ["b"], ["b", 0], ["b", 0, "c"], ["b", 1]].map((path) => json.lineOf(path)),
  ).toEqual([1, 2, 3, 4, 4, 5]);
});

test("a path that leads nowhere has the line of the nearest value around it", () => {
  expect(parseJson(text).lineOf(["b", 0, "missing", "deeper"])).toBe(4);
});

test.each([
  ["", 1, "there is nothing in it"],
  ['{\n  "a": 1,\n}', 3, "a name in quotes is expected, for example after an extra comma"],
  ['{\n  "a": 1 // no\n}', 2, "JSON has no comments"],
  ["[1, 2,\n]", 2, "a value is expected, for example after an extra comma"],
  ["{\n  a: 1\n}", 2, "a word that is neither true, false nor null, or a text without quotes"],
  ["{}\n{}", 2, "there is content after the end of the JSON"],
])("%j is not JSON, and the line is told", (source, line, message) => {
  expect(parseJson(source).error).toEqual({ line, message });
});
