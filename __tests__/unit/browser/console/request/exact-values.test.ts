import { parseExact } from "../../../../../src/browser/console/request/exact-values";
import { plainNumbers, writeExact } from "../../../../../src/mock/exact-number";

const numbers = [
  "9007199254740993",
  "-12345678901234567890.10",
  "1.10",
  "1.0",
  "1e5",
  "-0",
  "0.0000001",
  "1234567890.12345678",
  "3",
  "0.1",
];

test("every number is written as read", () => {
  for (const number of numbers) {
    const text = `{\n  "a": [\n    ${number}\n  ]\n}`;
    expect(writeExact(parseExact(text))).toBe(text);
    expect(writeExact(structuredClone(parseExact(text)))).toBe(text);
  }
});

test("everything else is what JSON.parse returns", () => {
  const text = '{"a": [1, 0.5, "1.10", null, true, {}], "": {"__proto__": "x"}, "b": 1, "b": 2}';
  expect(parseExact(text)).toEqual(JSON.parse(text));
  expect(() => parseExact('{"a": 1.10,}')).toThrow();
  expect(writeExact(JSON.parse(text))).toBe(JSON.stringify(JSON.parse(text), null, 2));
});

test("checks see JavaScript's numbers; a value without exact numbers stays the same object", () => {
  expect(plainNumbers(parseExact('[{"a": 1.10}, 1e3]'))).toEqual([{ a: 1.1 }, 1000]);
  const plain = { a: [1, { b: "x" }] };
  expect(plainNumbers(plain)).toBe(plain);
});
