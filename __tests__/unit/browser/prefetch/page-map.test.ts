import { filesOf, loadPageMap } from "../../../../src/browser/prefetch/page-map";
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

test("a path that is encoded is left to the loader", () => {
  expect(filesOf("/api/caf%C3%A9", "", map)).toBeUndefined();
});

test.each(["", "<!doctype html>", "null", "[]", "{}", '{"needs":1,"pages":{}}'])(
  "%j in place of the map is an empty map",
  async (text) => {
    jest.spyOn(globalThis, "fetch").mockResolvedValue(new Response(text));
    const loaded = await loadPageMap("");
    expect(loaded).toEqual({ needs: [], pages: {} });
    expect(filesOf("/docs/a", "", loaded)).toBeUndefined();
  },
);

test("the map is loaded from below the prefix", async () => {
  const fetch = jest
    .spyOn(globalThis, "fetch")
    .mockResolvedValue(new Response(JSON.stringify(map)));
  await expect(loadPageMap("/kit")).resolves.toEqual(map);
  expect(fetch).toHaveBeenCalledWith("/kit/page-map.json");
});
