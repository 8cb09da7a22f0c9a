import { cacheControl } from "../../../scripts/serve/cache-control.mjs";

test.each([
  "/app-0123456789abcdef0123.js",
  "/styles.0123456789abcdef0123.css",
  "/8f5c6d0123456789abcd0123456789abcdef0123-0123456789abcdef0123.js",
  "/static/logo-0123456789abcdef0123456789abcdef.svg",
])("%s may be kept for ever", (path) => {
  expect(cacheControl(path)).toContain("immutable");
});

test.each(["/docs/index.html", "/page-data/docs/page-data.json", "/favicon.svg", "/sw.js"])(
  "%s is asked for again each time",
  (path) => {
    expect(cacheControl(path)).toBe("public, max-age=0, must-revalidate");
  },
);
