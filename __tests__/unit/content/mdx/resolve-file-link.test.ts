import { brokenFileLink, resolveFileLink } from "../../../../src/content/mdx/resolve-file-link";
import { formatProblem } from "../../../../src/problems/format-problem";

const routes = new Map([
  ["docs/intro.mdx", "/docs/intro"],
  ["docs/tutorial/quick-start/list_ui.mdx", "/docs/tutorial/quick-start/list_ui"],
  ["docs/two words.md", "/docs/two-words"],
]);
const resolve = (href: string) =>
  resolveFileLink(href, "docs/tutorial/quick-start/account.mdx", routes);

test.each([
  ["./list_ui.mdx", "/docs/tutorial/quick-start/list_ui"],
  ["list_ui.mdx#filter", "/docs/tutorial/quick-start/list_ui#filter"],
  ["../../intro.mdx?a=1#b", "/docs/intro?a=1#b"],
  ["../../two%20words.md", "/docs/two-words"],
  ["/docs/intro.mdx", "/docs/intro"],
])("%s leads to %s", (href, route) => {
  expect(resolve(href)).toEqual({ route });
});

test.each([
  "/docs/intro",
  "#part",
  "https://example.com/a.md",
  "//example.com/a.md",
  "mailto:a@b.md",
  "a.png",
])("%s is not a link to a Markdown file", (href) => {
  expect(resolve(href)).toBeUndefined();
});

test("a file in another folder is found by its name", () => {
  expect(resolve("./intro.mdx")).toEqual({
    missing: "docs/tutorial/quick-start/intro.mdx",
    nearest: "docs/intro.mdx",
  });
});

test("a broken link names the nearest file as it would be written", () => {
  const link = { href: "./list-ui.mdx", file: "content/docs/intro.mdx", line: 7 };
  const nearest = resolve(link.href)?.missing && "docs/tutorial/quick-start/list_ui.mdx";
  expect(resolve(link.href)).toMatchObject({ nearest });
  const problem = brokenFileLink({ ...link, sourcePath: "docs/intro.mdx", nearest });
  expect(formatProblem(problem)).toMatchInlineSnapshot(`
   "A link to a Markdown file leads nowhere
     where  content/docs/intro.mdx:7
     seen   ./list-ui.mdx
     cause  There is no such file; the nearest is docs/tutorial/quick-start/list_ui.mdx.
     fix    [text](./tutorial/quick-start/list_ui.mdx)"
  `);
});
