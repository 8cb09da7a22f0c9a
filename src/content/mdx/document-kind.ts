/** The three folders of content/: docs, pages and blog. */
export type DocumentKind = "doc" | "page" | "blog";

const folders: Record<string, DocumentKind> = { docs: "doc", pages: "page", blog: "blog" };

const frozen = /^versions\/([^/]+)\/docs\//;

/** Name of the version that a file belongs to: `2.0` for `versions/2.0/docs/intro.mdx`; undefined for today's. */
export function versionOf(sourcePath: string): string | undefined {
  return frozen.exec(sourcePath)?.[1];
}

/** A path under `docs/`, `pages/` or `blog/` of today or of a version. */
export function insideKind(sourcePath: string): string {
  return sourcePath.replace(frozen, "docs/").replace(/^[^/]+\//, "");
}

/** The kind of the file at a path under the content folder: `docs/intro.mdx` is a doc. */
export function kindOf(sourcePath: string): DocumentKind | undefined {
  return versionOf(sourcePath) ? "doc" : folders[sourcePath.split("/")[0] ?? ""];
}
