import {
  isNumberText,
  nodeAt,
  pathOf,
  rawText,
  readJson,
  setInJson,
} from "../../../../../src/browser/console/request/exact-json";

const text = '{\n  "id": 9007199254740993,\n  "price": 10.50,\n  "lines": [{ "n": 1e2 }]\n}';

test("a change leaves every other number as written", () => {
  const changed = setInJson(text, ["lines", 0, "n"], { literal: "0.10000000000000000001" });
  expect(changed).toContain("9007199254740993");
  expect(changed).toContain("10.50");
  expect(changed).toContain('"n": 0.10000000000000000001');
});

test("a number that JavaScript would change stays as typed", () => {
  const changed = setInJson(text, ["id"], { literal: "12345678901234567890" });
  const { node } = readJson(changed);
  const id = nodeAt(node, ["id"]);
  expect(id && rawText(changed, id)).toBe("12345678901234567890");
});

test("sets, appends, and removes", () => {
  expect(JSON.parse(setInJson("{}", ["a"], "x"))).toEqual({ a: "x" });
  expect(JSON.parse(setInJson('{"a":[1]}', ["a", 1], 2))).toEqual({ a: [1, 2] });
  expect(JSON.parse(setInJson('{"a":[1,2]}', ["a", 0], undefined))).toEqual({ a: [2] });
  expect(JSON.parse(setInJson('{"a":1,"b":2}', ["a"], undefined))).toEqual({ b: 2 });
});

test("says where a text is not JSON", () => {
  expect(readJson('{\n  "a": 1,\n}').error).toMatchObject({ line: 3 });
  expect(readJson("{}").error).toBeUndefined();
});

test("a pointer leads to items of lists and to keys with slashes", () => {
  const { node } = readJson('{"a/b": [{"c": 1}]}');
  expect(pathOf(node, "/a~1b/0/c")).toEqual(["a/b", 0, "c"]);
});

test.each([
  ["12", true],
  ["-0.50", true],
  ["1e9", true],
  ["012", false],
  ["1.", false],
  ["", false],
])("%s as a number: %s", (typed, is) => expect(isNumberText(typed)).toBe(is));
