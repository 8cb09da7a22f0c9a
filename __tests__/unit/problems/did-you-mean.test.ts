import { didYouMean } from "../../../src/problems/did-you-mean";

const known = ["quantity", "customer", "item", "items"];

test.each([
  ["quantiyt", "quantity"],
  ["CUSTOMER", "customer"],
  ["itms", "items"],
])("%s was meant to be %s", (seen, meant) => {
  expect(didYouMean(seen, known)).toBe(meant);
});

test("in a short name, two letters may differ, and three may not", () => {
  expect(didYouMean("ixyz", known)).toBeUndefined();
  expect(didYouMean("itxy", known)).toBe("item");
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
