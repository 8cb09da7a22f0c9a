import path from "node:path";
import { loadGlossary } from "../glossary/load-glossary";
import type { ContentLocales } from "../../config/content-locales";
import type { Problem } from "../../problems/problem";
import { ownNames } from "../../config/addresses/own-names";
import type { FrozenVersion } from "../../config/docs-versions";
import { checkTranslationFiles } from "../../config/translations/check-files";
import { loadSynonyms } from "../synonyms/load-synonyms";
import type { TranslationSource } from "../translations/translate-entries";
import { translateLists } from "../translations/translate-lists";
import { addressProblems } from "./problems/address-problems";
import type { Content, ContentDocument } from "./content";
import { contentFolderProblem } from "./content-folder";
import { listContentFiles } from "./content-files";
import { encodingProblems } from "./problems/encoding-problems";
import { dropDuplicates } from "./problems/duplicate-routes";
import { futureUpdates, leaveOutFuture, publishingNow } from "./problems/future-posts";
import { loadAuthors } from "./load-authors";
import { loadCategories } from "./load-categories";
import { loadDocuments } from "./load-documents";
import type { Author } from "./front-matter/authors";
import type { Tag } from "./front-matter/tags";
import { imageFileProblems } from "./problems/image-file-problems";
import { loadTags } from "./load-tags";
import { emptyFolderProblems, sidebarGroupProblems } from "./problems/sidebar-group-problems";
import { withoutEchoes } from "./problems/without-echoes";
import { unreadableProblems } from "./problems/unreadable";
import { unreadFileProblems } from "./problems/unread-files";

const noContent: Content = {
  documents: [],
  leftOut: [],
  categories: [],
  authors: [],
  tags: [],
  glossary: [],
  synonyms: [],
  problems: [],
};

const noTranslations: ContentLocales = { chain: [], known: [] };

/** Why a folder cannot be read at all. */
function folderProblems(folder: string, shown: (file: string) => string): Problem[] {
  const missing = contentFolderProblem(folder, shown);
  return missing ? [missing] : unreadableProblems(folder, shown);
}

/** The authors and tags of the site, and the documents without those that are unknown. */
function loadLists(
  folder: string,
  documents: readonly ContentDocument[],
  nameOf: (sourcePath: string) => string,
) {
  const posts = loadAuthors(folder, documents, nameOf);
  const blog = loadTags(folder, "blog", posts.documents, nameOf);
  const docs = loadTags(folder, "docs", blog.documents, nameOf);
  return {
    ...posts,
    documents: docs.documents,
    tags: [...blog.tags, ...docs.tags],
    problems: [...posts.problems, ...blog.problems, ...docs.problems],
  };
}

/** The glossary, the synonyms, and all lists in the language of the site. */
function loadWords(
  source: TranslationSource,
  { authors, tags }: { authors: Author[]; tags: Tag[] },
) {
  const glossary = loadGlossary(source.contentDir, source.nameOf);
  const synonyms = loadSynonyms(source.contentDir, source.nameOf, source.locales.chain);
  const words = translateLists(source, { authors, tags, glossary: glossary.terms });
  return {
    ...words,
    synonyms: synonyms.synonyms,
    problems: [...glossary.problems, ...synonyms.problems, ...words.problems],
  };
}

/** Adds wrong encodings. What else is read of a file that is not text in UTF-8 says nothing about it. */
function withMisread(problems: readonly Problem[], misread: readonly Problem[]): Problem[] {
  const lost = new Set(
    misread.flatMap(({ code, where }) => (code === "content-not-text" ? where?.file : [])),
  );
  return [...problems.filter(({ where }) => !lost.has(where?.file)), ...misread];
}

/**
 * Reads a content folder. Pages come from the first locale of the chain that has them, otherwise from the originals.
 * Problems name files relative to `root`, the project's folder.
 */
export async function loadContent(
  contentDir: string,
  root = process.cwd(),
  locales = noTranslations,
  versions: readonly FrozenVersion[] = [],
  imageHosts: readonly string[] = [],
): Promise<Content> {
  const folder = path.resolve(root, contentDir);
  const shown = (file: string) => path.relative(root, file).split(path.sep).join("/");
  const nameOf = (sourcePath: string) => shown(path.join(folder, sourcePath));
  const unreadable = folderProblems(folder, shown);
  if (unreadable.length) return { ...noContent, problems: unreadable };
  const files = listContentFiles(folder, versions);
  const source = { contentDir: folder, locales, nameOf };
  const loaded = await loadDocuments(source, files.documents, versions);
  const folders = loadCategories(source, files, versions);
  const staticDir = path.resolve(root, "static");
  const addresses = addressProblems(loaded.documents, folders.categories, {
    contentDir: folder,
    nameOf,
    names: ownNames(staticDir, locales.known),
  });
  const pages = dropDuplicates(loaded.documents, folders.categories, nameOf);
  const lists = loadLists(folder, pages.documents, nameOf);
  const images = imageFileProblems(lists.documents, lists, nameOf, {
    contentDir: folder,
    staticDir,
    imageHosts,
  });
  const now = publishingNow(process.env);
  const published = leaveOutFuture(lists.documents, now);
  const words = loadWords(source, lists);
  const misread = encodingProblems(folder, files.texts, nameOf);
  const said = [loaded, folders, pages, lists, published, words]
    .flatMap((part) => part.problems)
    .concat(
      addresses,
      images,
      futureUpdates(published.documents, now),
      sidebarGroupProblems(published.documents, pages.categories),
      emptyFolderProblems(loaded.documents, pages.categories, { files: files.documents, nameOf }),
      checkTranslationFiles(source),
      unreadFileProblems({ contentDir: folder, nameOf }),
    );
  return {
    documents: published.documents,
    leftOut: loaded.leftOut,
    categories: pages.categories,
    authors: words.authors,
    tags: words.tags,
    glossary: words.glossary,
    synonyms: words.synonyms,
    isTranslated: locales.chain.length > 0,
    problems: withoutEchoes(withMisread(said, misread)),
  };
}
