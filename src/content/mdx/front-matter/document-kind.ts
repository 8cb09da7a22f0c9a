/** The folder of content/: docs, pages, or blog. */
export type DocumentKind = "doc" | "page" | "blog";

const folders: Record<string, DocumentKind> = { docs: "doc", pages: "page", blog: "blog" };

/** Folders of the content folder whose files are pages. */
export const pageFolders: readonly string[] = Object.keys(folders);

const frozen = /^versions\/([^/]+)\/docs\//;

/** Name of a file's frozen version: `versions/2.0/docs/intro.mdx` -> `2.0`. */
export function versionOf(sourcePath: string): string | undefined {
  return frozen.exec(sourcePath)?.[1];
}

/** The path in `docs/`, `pages/`, or `blog/`, of today or of a version. */
export function insideKind(sourcePath: string): string {
  return sourcePath.replace(frozen, "docs/").replace(/^[^/]+\//, "");
}

/** The kind of a file in the content folder; undefined outside the three folders. */
export function kindOf(sourcePath: string): DocumentKind | undefined {
  return versionOf(sourcePath) ? "doc" : folders[sourcePath.split("/")[0] ?? ""];
}
