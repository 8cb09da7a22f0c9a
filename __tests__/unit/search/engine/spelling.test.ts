import { meantWords, slipCost } from "../../../../src/search/engine/spelling";

test.each([
  ["letters that change places", "invioce", "invoice", "invokce"],
  ["a letter left out", "custmer", "customer", "cussmer"],
  ["a doubled letter", "shippment", "shipment", "shipxment"],
  ["a wrong letter later than at the beginning", "vender", "vendor", "bender"],
])("%s is a more likely typo than another", (_, typed, likely, unlikely) => {
  expect(slipCost(typed, likely)).toBeLessThan(slipCost(unlikely, likely));
});

test("the word itself costs nothing", () => {
  expect(slipCost("vendor", "vendor")).toBe(0);
  expect(slipCost("", "")).toBe(0);
});

test("the most likely word is the nearest, and of two equally near, the one in more records", () => {
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

test("stop words are never meant, and without similar words there is no suggestion", () => {
  expect(meantWords("wiht", new Map([["with", 500]]))).toEqual([]);
  expect(meantWords("xyz", new Map())).toEqual([]);
});
