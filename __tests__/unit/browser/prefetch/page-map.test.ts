import { filesOf } from "../../../../src/browser/prefetch/page-map";
import { pageMapOf } from "../../../../src/output/routes/write-page-map";

const map = pageMapOf([
  ["/", ["/home.js"]],
  ["/docs/a", ["/a.js"]],
  ["/docs/b", ["/b.js"]],
  ["/api/list", ["."]],
  ["/api/create", ["."]],
  ["/api/item", ["/overview.js"]],
]);

test.each([
  ["/", ["/page-data/index/page-data.json", "/home.js"]],
  ["/docs/a", ["/page-data/docs/a/page-data.json", "/a.js"]],
  ["/api/list", ["/page-data/api/list/page-data.json", "/api/list"]],
  ["/api/item", ["/page-data/api/item/page-data.json", "/overview.js"]],
])("all files of %s are known from the start", (path, files) => {
  expect(filesOf(path, "", map)).toEqual(files);
});

test("the article, the code, and the data are below the prefix", () => {
  expect(filesOf("/kit/api/list", "/kit", map)).toEqual([
    "/kit/page-data/api/list/page-data.json",
    "/kit/api/list",
  ]);
  expect(filesOf("/kit/docs/a", "/kit", map)).toContain("/kit/a.js");
});

test("a page that is not in the map has no files", () => {
  expect(filesOf("/elsewhere/a", "", map)).toBeUndefined();
});

test("pages that need the same are named once, by their folder", () => {
  expect(Object.keys(map.pages)).not.toContain("/api/list");
  expect(map.pages["/api/"]).toBe(map.needs.findIndex(([need]) => need === "."));
});
