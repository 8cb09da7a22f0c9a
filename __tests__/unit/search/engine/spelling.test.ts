import { meantWords, slipCost } from "../../../../src/search/engine/spelling";

test.each([
  ["letters that change places", "invioce", "invoice", "invokce"],
  ["a letter left out", "custmer", "customer", "cussmer"],
  ["a doubled letter", "shippment", "shipment", "shipxment"],
  ["a wrong letter later than at the beginning", "vender", "vendor", "bender"],
])("%s is a likelier slip than another", (_, typed, likely, unlikely) => {
  expect(slipCost(typed, likely)).toBeLessThan(slipCost(unlikely, likely));
});

test("a word costs nothing as it stands", () => {
  expect(slipCost("vendor", "vendor")).toBe(0);
  expect(slipCost("", "")).toBe(0);
});

test("the likeliest word is the nearest one; of two that are as near, the one that more records have", () => {
  const near = new Map([
    ["invoic", 40],
    ["invok", 2],
  ]);
  expect(meantWords("invioc", near)[0]).toBe("invoic");
  const equal = new Map([
    ["bill", 1],
    ["bilk", 900],
  ]);
  expect(meantWords("bilm", equal)[0]).toBe("bilk");
});

test("stop words are never meant, and nothing near is nothing", () => {
  expect(meantWords("wiht", new Map([["with", 500]]))).toEqual([]);
  expect(meantWords("xyz", new Map())).toEqual([]);
});
