import { parseRedirects, redirectMatcher } from "../../../scripts/serve/redirects.mjs";

const match = (text: string, path: string) => redirectMatcher(parseRedirects(text))(path);

test("comments, blank lines, and lines with conditions are ignored", () => {
  const text = "# comment\n\n/a /b 308 # why\n/c /d 302 Language=de\nnonsense\n";
  expect(parseRedirects(text)).toEqual([{ from: "/a", to: "/b", status: 308, force: false }]);
});

test("the status is 301 by default, and an exclamation mark forces the rule", () => {
  expect(match("/a /b", "/a")).toEqual({ to: "/b", status: 301, force: false });
  expect(match("/a /b 302!", "/a")).toEqual({ to: "/b", status: 302, force: true });
});

test("a splat takes the rest of the path, also an empty one", () => {
  expect(match("/old/* /new/:splat 301", "/old/x/y")?.to).toBe("/new/x/y");
  expect(match("/old/* /new/:splat 301", "/old")?.to).toBe("/new/");
  expect(match("/old/* /new/:splat 301", "/older")).toBeUndefined();
});

test("placeholders take one segment each", () => {
  const rule = "/blog/:year/:name /blog/:name 301";
  expect(match(rule, "/blog/2026/welcome")?.to).toBe("/blog/welcome");
  expect(match(rule, "/blog/2026")).toBeUndefined();
});

test("a scheme and a port in the target are not placeholders", () => {
  expect(match("/a https://example.com:8080/b", "/a")?.to).toBe("https://example.com:8080/b");
});

test("a dot in a path is a dot, and the first matching rule wins", () => {
  expect(match("/a.b /c", "/axb")).toBeUndefined();
  expect(match("/a /first\n/a /second", "/a")?.to).toBe("/first");
});

test("a rule with a placeholder wins over a later plain one, not over an earlier one", () => {
  expect(match("/docs/* /new/:splat\n/docs/a /b", "/docs/a")?.to).toBe("/new/a");
  expect(match("/docs/a /b\n/docs/* /new/:splat", "/docs/a")?.to).toBe("/b");
  expect(match("/docs/a /b", "/docs/a/")?.to).toBe("/b");
});
