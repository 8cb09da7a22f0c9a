import { pathMatcher } from "../../../src/mock/path-matcher";
import type { Operation } from "../../../src/mock/mock-operations";

const at = (path: string) => ({ path, method: "GET" }) as Operation;
const match = pathMatcher([
  at("/items/{itemId}"),
  at("/items/quantities"),
  at("/items/{itemId}/uoms/{itemUomId}"),
]);
const found = (path: string) => {
  const result = match(path);
  return result && [result.operations[0]?.path, result.values];
};

test("a fixed segment wins over a parameter", () => {
  expect(found("/items/quantities")).toEqual(["/items/quantities", {}]);
  expect(found("/items/itm_1")).toEqual(["/items/{itemId}", { itemId: "itm_1" }]);
});

test("values are decoded, and have to be there", () => {
  expect(found("/items/a%2Fb/uoms/c")).toEqual([
    "/items/{itemId}/uoms/{itemUomId}",
    { itemId: "a/b", itemUomId: "c" },
  ]);
  expect(found("/items/")).toBeUndefined();
  expect(found("/items/a/uoms")).toBeUndefined();
});
