import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { categoryOfFolder } from "../../../../src/content/mdx/front-matter/category";
import type { ContentDocument } from "../../../../src/content/mdx/content";
import { loadContent } from "../../../../src/content/mdx/load-content";
import { sidebarGroupProblems } from "../../../../src/content/mdx/problems/sidebar-group-problems";
import { formatProblems } from "../../../../src/problems/format-problem";

const root = fs.mkdtempSync(path.join(os.tmpdir(), "groups-"));
afterAll(() => fs.rmSync(root, { recursive: true }));

function write(file: string, text: string) {
  fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  fs.writeFileSync(path.join(root, file), text);
  return path.join(root, file);
}

const contentFilePath = write("order.mdx", "---\ntitle: Order\nsidebar_group: x\n---\n");

const page = (sidebarGroup?: string, docsVersion?: string) =>
  ({
    file: "docs/order.mdx",
    contentFilePath,
    frontMatter: { sidebarGroup },
    docsVersion,
  }) as ContentDocument;

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
     where  docs/order.mdx:3
     seen   sidebar_group: tutorial/bye
     cause  A group of the sidebar is a folder below docs/ with pages or a category file.
     fix    sidebar_group: tutorial/buy"
  `);
  expect(sidebarGroupProblems([page("sell")], folders)).toHaveLength(1);
});

test("a folder with a name and no page is told, unless a page stands in its group", async () => {
  write("content/docs/a.mdx", "---\ntitle: A\nsidebar_group: used/below\n---\n\nText.\n");
  write("content/docs/above/below/b.mdx", "---\ntitle: B\ndraft: true\n---\n\nText.\n");
  for (const folder of ["used", "used/below", "above", "empty"])
    write(`content/docs/${folder}/_category_.yml`, "label: Orders\n");
  const { problems } = await loadContent("content", root);
  expect(formatProblems(problems, "")).toMatchInlineSnapshot(`
   "

   A folder of docs has a name, but no page: Orders
     where  content/docs/empty/_category_.yml
     seen   label: Orders
     cause  A group without pages stands in no menu. They have been moved, or are still missing.
     fix    rm content/docs/empty/_category_.yml"
  `);
});
