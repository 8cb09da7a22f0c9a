import { didYouMean } from "../../../problems/did-you-mean";
import type { Problem } from "../../../problems/problem";
import type { Category } from "../front-matter/category";
import type { ContentDocument } from "../content";

/** Pages whose `sidebar_group` is no folder of docs. */
export function sidebarGroupProblems(
  documents: readonly ContentDocument[],
  categories: readonly Category[],
): Problem[] {
  return documents.flatMap(({ file, frontMatter: { sidebarGroup }, docsVersion }): Problem[] => {
    const folders = categories
      .filter((category) => category.docsVersion === docsVersion)
      .map(({ dirPath }) => dirPath);
    if (sidebarGroup === undefined || folders.includes(sidebarGroup)) return [];
    const closest = didYouMean(sidebarGroup, folders) ?? folders[0] ?? "guides";
    return [
      {
        level: "error",
        code: "sidebar-group",
        what: `No folder of docs is named ${sidebarGroup}`,
        where: { file, line: 1 },
        seen: `sidebar_group: ${sidebarGroup}`,
        cause: "A group of the sidebar is a folder below docs/ with pages or a category file.",
        fix: `sidebar_group: ${closest}`,
      },
    ];
  });
}
