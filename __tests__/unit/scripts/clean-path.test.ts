import { cleanPath, isForbidden, isHidden } from "../../../scripts/serve/clean-path.mjs";

test.each([
  ["/docs", "/docs"],
  ["/", "/"],
  ["/docs/", "/docs"],
  ["/docs.html", "/docs"],
  ["/docs/index.html", "/docs"],
  ["/index.html", "/"],
  ["/docs/api/list-items.html", "/docs/api/list-items"],
  ["/page-data/docs/page-data.json", "/page-data/docs/page-data.json"],
])("the clean form of %s is %s", (path, clean) => {
  expect(cleanPath(path)).toBe(clean);
});

test("a path that begins with two slashes cannot become another host", () => {
  expect(cleanPath("//example.com/")).toBe("/example.com");
});

test.each([
  "/../package.json",
  "/docs/%2e%2e/%2e%2e/package.json",
  "/..%2f..%2fetc/passwd",
  "/docs/..\\..\\secret",
  "/\\\\example.com/",
  "/%00",
  "/%",
])("%s is refused", (path) => {
  expect(isForbidden(path)).toBe(true);
});

test("the well-known folder and dots in names are not refused", () => {
  expect(isForbidden("/.well-known/security.txt")).toBe(false);
  expect(isForbidden("/docs/v1..2")).toBe(false);
});

test("names that begin with a dot and files for hosts are hidden, the well-known folder is not", () => {
  for (const path of ["/.git/config", "/docs/.env", "/_headers", "/_redirects", "/%2egit/config"])
    expect([path, isHidden(path)]).toEqual([path, true]);
  for (const path of ["/.well-known/security.txt", "/docs/v1.2", "/docs/_headers"])
    expect([path, isHidden(path)]).toEqual([path, false]);
});
