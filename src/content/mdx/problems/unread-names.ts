import path from "node:path";
import { kindOf } from "../front-matter/document-kind";

/** Where a list should be, or what to say in its place. */
interface Meant {
  what: string;
  cause: string;
  /** Relative to the content folder. */
  to?: string;
}

const folders: Record<string, readonly string[]> = {
  docs: ["doc", "docs", "documentation"],
  blog: ["blog", "blogs", "post", "posts", "_posts"],
  pages: ["page", "pages"],
  versions: ["version", "versions", "versioned_docs"],
  locales: ["locale", "locales", "i18n", "translations"],
};

/** The folder that one with a similar name was meant for. */
export const folderMeant = (name: string): string | undefined =>
  Object.keys(folders).find((key) => key !== name && folders[key]?.includes(name.toLowerCase()));

const yamlEnding = /\.(?:ya?ml|json)$/i;
const categoryName = /^_?_?categor(?:y|ies)_?_?\.(?:ya?ml|json)$/i;
/** What other generators have in place of `_category_.yml`. */
const otherMenu =
  /^(?:_?meta|_sidebar|sidebars?|docs|mint|_category_)\.(?:ya?ml|json|toml|[cm]?[jt]sx?)$|^\.?pages$/i;

function categoryMeant(file: string): Meant | undefined {
  const name = path.posix.basename(file);
  const folder = path.posix.dirname(file);
  if (kindOf(file) !== "doc") {
    return kindOf(file) && categoryName.test(name)
      ? {
          what: "A folder is named that stands in no menu",
          cause: "Only folders of docs/ are groups of a menu. Nothing reads this file.",
        }
      : undefined;
  }
  const to = `${folder}/_category_.${/json$/i.test(name) ? "json" : "yml"}`;
  if (categoryName.test(name))
    return {
      what: "The name of a folder is not read",
      cause: `The file that names a folder is called ${path.posix.basename(to)}, in small letters.`,
      to,
    };
  if (!otherMenu.test(name)) return undefined;
  return {
    what: "A menu of another generator is not read",
    cause:
      "Menus follow folders: _category_.yml gives a folder its label and position, and sidebar_position in its front matter gives a page its place.",
  };
}

const rootLists: Record<string, string> = {
  glossary: "glossary.yml",
  synonyms: "synonyms.txt",
  words: "words.txt",
};

function listTarget(file: string): string | undefined {
  const [, stem = ""] =
    /^(tags?|authors?|glossary|synonyms?|words)\.(?:ya?ml|json|txt)$/.exec(
      path.posix.basename(file).toLowerCase(),
    ) ?? [];
  if (stem.startsWith("author")) return "blog/authors.yml";
  if (stem.startsWith("tag")) return `${kindOf(file) === "blog" ? "blog" : "docs"}/tags.yml`;
  const inRoot = rootLists[stem === "synonym" ? "synonyms" : stem];
  // YAML is not a list of words.
  return inRoot && yamlEnding.test(inRoot) === yamlEnding.test(file) ? inRoot : undefined;
}

/** The list or setting that a file was meant for which is not read under its name. */
export function listMeant(file: string): Meant | undefined {
  const to = listTarget(file);
  return to === undefined
    ? categoryMeant(file)
    : {
        what: "A list is not read, because of its name or its folder",
        cause: `It is read from ${to} of the content folder.`,
        to,
      };
}
