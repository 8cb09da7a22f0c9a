import { categoryOfFolder } from "../../../../src/content/mdx/front-matter/category";
import type { ContentDocument } from "../../../../src/content/mdx/content";
import { sidebarGroupProblems } from "../../../../src/content/mdx/problems/sidebar-group-problems";
import { formatProblems } from "../../../../src/problems/format-problem";

const page = (sidebarGroup?: string, docsVersion?: string) =>
  ({ file: "docs/order.mdx", frontMatter: { sidebarGroup }, docsVersion }) as ContentDocument;

const folders = [categoryOfFolder("tutorial/buy"), categoryOfFolder("sell", "1.0")];

test("a page may stand in the group of any folder of its version, or of its own", () => {
  const pages = [page(), page("tutorial/buy"), page("sell", "1.0")];
  expect(sidebarGroupProblems(pages, folders)).toEqual([]);
});

test("a group without a folder is named, with the closest one", () => {
  expect(formatProblems(sidebarGroupProblems([page("tutorial/bye")], folders), ""))
    .toMatchInlineSnapshot(`
   "

   No folder of docs is named tutorial/bye
     where  docs/order.mdx:1
     seen   sidebar_group: tutorial/bye
     cause  A group of the sidebar is a folder below docs/ with pages or a category file.
     fix    sidebar_group: tutorial/buy"
  `);
  expect(sidebarGroupProblems([page("sell")], folders)).toHaveLength(1);
});
