import fs from "node:fs";
import path from "node:path";
import { kindOf, versionOf } from "./document-kind";

/** Files of a folder and its subfolders, relative to it, with "/", in order of their names. */
function filesUnder(folder: string): string[] {
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join("/"))
    .sort((a, b) => (a < b ? -1 : 1));
}

/** Names that begin with a dot or an underscore are not pages. */
const isHidden = (file: string) => file.split("/").some((name) => /^[._]/.test(name));

export interface ContentFiles {
  /** `docs/intro.mdx`: pages, docs and posts. */
  documents: string[];
  /** `docs/tutorial/_category_.yml` */
  categories: string[];
}

/** What a content folder holds, as paths relative to it; of frozen docs only those of the given versions. */
export function listContentFiles(
  contentDir: string,
  versions: readonly { name: string }[] = [],
): ContentFiles {
  const files = filesUnder(contentDir).filter((file) => {
    const version = versionOf(file);
    return !version || versions.some(({ name }) => name === version);
  });
  return {
    documents: files.filter(
      (file) => /\.mdx?$/.test(file) && kindOf(file) !== undefined && !isHidden(file),
    ),
    categories: files.filter((file) =>
      /^(versions\/[^/]+\/)?docs\/(.*\/)?_category_\.ya?ml$/.test(file),
    ),
  };
}
