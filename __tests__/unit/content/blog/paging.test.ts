import { listPages, pageNumbers } from "../../../../src/content/blog/paging";

test("a list longer than a page goes on at …/page/2", () => {
  expect(listPages("/blog/tags/hello", ["a", "b", "c"], 2)).toEqual([
    { path: "/blog/tags/hello", page: 1, pages: 2, ids: ["a", "b"] },
    { path: "/blog/tags/hello/page/2", page: 2, pages: 2, ids: ["c"] },
  ]);
});

test("a list that fills its pages has no empty one behind them; an empty list has one", () => {
  expect(listPages("/blog", ["a", "b"], 2)).toHaveLength(1);
  expect(listPages("/blog", [], 2)).toEqual([{ path: "/blog", page: 1, pages: 1, ids: [] }]);
});

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [5, 100, [1, null, 4, 5, 6, null, 100]],
  [4, 8, [1, 2, 3, 4, 5, null, 8]],
])("on page %i of %i the numbers are the ends and the neighbors", (page, pages, numbers) => {
  expect(pageNumbers(page, pages)).toEqual(numbers);
});
