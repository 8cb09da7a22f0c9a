/** The three folders of content/: docs, pages and blog. */
export type DocumentKind = "doc" | "page" | "blog";

const folders: Record<string, DocumentKind> = { docs: "doc", pages: "page", blog: "blog" };

/** The kind of the file at a path under the content folder: `docs/intro.mdx` is a doc. */
export function kindOf(sourcePath: string): DocumentKind | undefined {
  return folders[sourcePath.split("/")[0] ?? ""];
}
