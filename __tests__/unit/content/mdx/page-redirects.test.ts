import { pageRedirects } from "../../../../src/content/mdx/page-redirects";
import type { FrontMatter } from "../../../../src/content/mdx/front-matter/front-matter";
import { formatProblems } from "../../../../src/problems/format-problem";

const page = (slug: string, ...redirectFrom: string[]) => ({
  slug,
  file: `content${slug}.mdx`,
  contentFilePath: __filename,
  frontMatter: { redirectFrom } as FrontMatter,
});
const routes = new Map([
  ["/docs/lists", "content/docs/lists.mdx"],
  ["/docs/forms", "content/docs/forms.mdx"],
]);

test("old addresses lead to their page; those of a page that is not built lead nowhere", () => {
  const pages = [page("/docs/lists", "/docs/tables", "/lists"), page("/docs/draft", "/old-draft")];
  expect(pageRedirects(pages, routes)).toEqual({
    redirects: [
      { from: "/docs/tables", to: "/docs/lists" },
      { from: "/lists", to: "/docs/lists" },
    ],
    problems: [],
  });
});

test("an old address that a page has, or that two pages name, is an error", () => {
  const pages = [page("/docs/lists", "/docs/forms", "/old"), page("/docs/forms", "/old")];
  const { redirects, problems } = pageRedirects(pages, routes);
  expect(redirects).toEqual([{ from: "/old", to: "/docs/lists" }]);
  expect(formatProblems(problems, "")).toMatchSnapshot();
});

test("an old address that is the page's own, or another one in capitals, is an error; two spellings of one are not", () => {
  const pages = [
    page("/docs/lists", "/docs/lists", "/docs/Forms", "/Old", "/old"),
    page("/docs/forms", "/OLD", "/docs/Forms"),
  ];
  const { redirects, problems } = pageRedirects(pages, routes);
  expect(redirects.map(({ from }) => from)).toEqual(["/Old", "/old"]);
  expect(formatProblems(problems, "")).toMatchSnapshot();
});
