import { sectionOf } from "../../../../src/browser/navigation/section";

test.each([
  ["/", "/"],
  ["/docs/api/get-item?x=/blog#y", "/docs/api"],
  ["/docs/2.0/api/get-item", "/docs/api"],
  ["/docs/tutorial/shipping/bridge", "/docs"],
  ["/docs/2.0/tutorial/shipping/bridge", "/docs"],
  ["/docs/category/shipping", "/docs"],
  ["/docs", "/docs"],
  ["/blog/tags/hello", "/blog"],
])("%s belongs to %s", (path, section) => {
  expect(sectionOf(path, "")).toBe(section);
});

test("the path prefix is not part of it", () => {
  expect(sectionOf("/manual/docs/api/get-item", "/manual")).toBe("/docs/api");
});
