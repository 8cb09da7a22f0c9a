import { didYouMean } from "../../../src/problems/did-you-mean";

const known = ["quantity", "customer", "item", "items"];

test.each([
  ["quantiyt", "quantity"],
  ["CUSTOMER", "customer"],
  ["itms", "items"],
])("%s was meant to be %s", (seen, meant) => {
  expect(didYouMean(seen, known)).toBe(meant);
});

test("in a short name, half of the letters may be swapped, and not others", () => {
  expect(didYouMean("itxy", known)).toBeUndefined();
  expect(didYouMean("itme", known)).toBe("item");
  expect(didYouMean("itmes", known)).toBe("item");
  expect(didYouMean("2.0", ["0.9", "2.0.0"])).toBe("2.0.0");
});

test("in a long name, a third may differ, and no more", () => {
  const name = "purchase-order-line";
  expect(didYouMean("purchase-XXXXXX-line", [name])).toBe(name);
  expect(didYouMean("purchase-XXXXXXXline", [name])).toBeUndefined();
});

test("of two names that are equally near, the first counts", () => {
  expect(didYouMean("itemX", ["item1", "item2"])).toBe("item1");
});

test("there may be no name at all", () => {
  expect(didYouMean("item", [])).toBeUndefined();
});
