import { wordsOfPath } from "../../../../../src/views/components/not-found/words-of-path";

test.each([
  ["/docs/api/get-item.html", "get item"],
  ["/docs/sales_order/", "sales order"],
  ["/a%20b", "a b"],
  ["/", ""],
  [`/${"x".repeat(100)}`, "x".repeat(64)],
])("%s is searched for as %p", (path, words) => {
  expect(wordsOfPath(path)).toBe(words);
});
