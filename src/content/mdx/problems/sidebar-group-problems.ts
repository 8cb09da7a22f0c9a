import { didYouMean } from "../../../problems/did-you-mean";
import { lineInFile } from "../../../problems/line-of-key";
import type { Problem } from "../../../problems/problem";
import type { Category } from "../front-matter/category";
import type { ContentDocument } from "../content";

/** Pages whose `sidebar_group` is not a folder of docs. */
export function sidebarGroupProblems(
  documents: readonly ContentDocument[],
  categories: readonly Category[],
): Problem[] {
  return documents.flatMap(({ file, contentFilePath, frontMatter, docsVersion }): Problem | [] => {
    const { sidebarGroup } = frontMatter;
    const folders = categories
      .filter((category) => category.docsVersion === docsVersion)
      .map(({ dirPath }) => dirPath);
    if (sidebarGroup === undefined || folders.includes(sidebarGroup)) return [];
    const closest = didYouMean(sidebarGroup, folders) ?? folders[0] ?? "guides";
    return {
      level: "error",
      code: "sidebar-group",
      what: `No folder of docs is named ${sidebarGroup}`,
      where: { file, line: lineInFile(contentFilePath, "sidebar_group") },
      seen: `sidebar_group: ${sidebarGroup}`,
      cause: "A group of the sidebar is a folder below docs/ with pages or a category file.",
      fix: `sidebar_group: ${closest}`,
    };
  });
}

/** Folders with a category file in whose group no page stands, not even one that is left out. `files` are all pages. */
export function emptyFolderProblems(
  documents: readonly ContentDocument[],
  categories: readonly Category[],
  { files, nameOf }: { files: readonly string[]; nameOf: (sourcePath: string) => string },
): Problem[] {
  const grouped = documents.flatMap(({ docsVersion, frontMatter: { sidebarGroup } }) =>
    sidebarGroup === undefined ? [] : [{ docsVersion, sidebarGroup }],
  );
  return categories
    .filter(({ sourcePath, dirPath, docsVersion }) => {
      const folder = /^(.*)\/_category_\.(?:ya?ml|json)$/.exec(sourcePath)?.[1];
      return (
        folder !== undefined &&
        !files.some((file) => file.startsWith(`${folder}/`)) &&
        !grouped.some(
          (page) =>
            page.docsVersion === docsVersion && `${page.sidebarGroup}/`.startsWith(`${dirPath}/`),
        )
      );
    })
    .map(({ sourcePath, label }) => ({
      level: "warning",
      code: "category-empty",
      what: `A folder of docs has a name, but no page: ${label}`,
      where: { file: nameOf(sourcePath) },
      seen: `label: ${label}`,
      cause: "A group without pages stands in no menu. They have been moved, or are still missing.",
      fix: `rm ${nameOf(sourcePath)}`,
    }));
}
