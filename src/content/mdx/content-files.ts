import { filesBelow } from "../../config/files-below";
import { kindOf, versionOf } from "./front-matter/document-kind";

/** A name on the path begins with a dot or an underscore. */
const isHidden = (file: string) => /(?:^|\/)[._]/.test(file);

interface ContentFiles {
  /** `docs/intro.mdx` */
  documents: string[];
  /** `docs/tutorial/_category_.yml` */
  categories: string[];
  /** Everything that an author writes as text: pages, parts of pages, YAML, synonyms. */
  texts: string[];
}

/** The files of a content folder, relative to it and sorted, with the frozen docs of some versions. */
export function listContentFiles(
  contentDir: string,
  versions: readonly { name: string }[] = [],
): ContentFiles {
  const isIncluded = (version?: string) =>
    !version || versions.some(({ name }) => name === version);
  const files = filesBelow(contentDir)
    .filter((file) => isIncluded(versionOf(file)))
    .sort();
  return {
    documents: files.filter((file) => /\.mdx?$/.test(file) && kindOf(file) && !isHidden(file)),
    texts: files.filter((file) =>
      /\.(?:mdx?|ya?ml|json)$|^(?:(?:locales\/[^/]+\/)?synonyms|words)\.txt$/.test(file),
    ),
    categories: files.filter((file) =>
      /^(versions\/[^/]+\/)?docs\/(.*\/)?_category_\.(?:ya?ml|json)$/.test(file),
    ),
  };
}
