import path from "node:path";
import { loadGlossary } from "../glossary/load-glossary";
import type { ContentLocales } from "../../config/locales";
import type { Problem } from "../../problems/problem";
import { ownNames } from "../../config/addresses/own-names";
import type { FrozenVersion } from "../../config/docs-versions";
import { checkTranslationFiles } from "../../config/translations/check-files";
import { loadSynonyms } from "../synonyms/load-synonyms";
import { translateLists } from "../translations/translate-lists";
import { addressProblems } from "./problems/address-problems";
import type { Content } from "./content";
import { contentFolderProblem } from "./content-folder";
import { listContentFiles } from "./content-files";
import { encodingProblems } from "./problems/encoding-problems";
import { dropDuplicates } from "./problems/duplicate-routes";
import { futureUpdates, leaveOutFuture, publishingNow } from "./problems/future-posts";
import { loadAuthors } from "./load-authors";
import { loadCategories } from "./load-categories";
import { loadDocuments } from "./load-documents";
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
  const missing = contentFolderProblem(folder, shown);
  if (missing) return { ...noContent, problems: [missing] };
  const unreadable = unreadableProblems(folder, shown);
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
  const posts = loadAuthors(folder, pages.documents, nameOf);
  const blogTags = loadTags(folder, "blog", posts.documents, nameOf);
  const docsTags = loadTags(folder, "docs", blogTags.documents, nameOf);
  const images = imageFileProblems(docsTags.documents, posts, nameOf, {
    contentDir: folder,
    staticDir,
    imageHosts,
  });
  const now = publishingNow(process.env);
  const published = leaveOutFuture(docsTags.documents, now);
  const glossary = loadGlossary(folder, nameOf);
  const synonyms = loadSynonyms(folder, nameOf, locales.chain);
  const words = translateLists(source, {
    authors: posts.authors,
    tags: [...blogTags.tags, ...docsTags.tags],
    glossary: glossary.terms,
  });
  const misread = encodingProblems(folder, files.texts, nameOf);
  // What is read of a file that is no text in UTF-8 says nothing about it.
  const lost = new Set(
    misread.flatMap(({ code, where }) => (code === "content-not-text" ? where?.file : [])),
  );
  const isRead = ({ where }: Problem) => !lost.has(where?.file);
  return {
    documents: published.documents,
    leftOut: loaded.leftOut,
    categories: pages.categories,
    authors: words.authors,
    tags: words.tags,
    glossary: words.glossary,
    synonyms: synonyms.synonyms,
    isTranslated: locales.chain.length > 0,
    problems: withoutEchoes(
      [loaded, folders, pages, posts, blogTags, docsTags, published, glossary, synonyms, words]
        .flatMap((part) => part.problems)
        .concat(
          addresses,
          images,
          futureUpdates(published.documents, now),
          sidebarGroupProblems(published.documents, pages.categories),
          emptyFolderProblems(loaded.documents, pages.categories, {
            files: files.documents,
            nameOf,
          }),
          checkTranslationFiles(source),
          unreadFileProblems({ contentDir: folder, nameOf }),
        )
        .filter(isRead)
        .concat(misread),
    ),
  };
}
