import type { Problem } from "../../problems/problem";
import type { Author } from "./front-matter/authors";
import type { Category } from "./front-matter/category";
import type { GlossaryTerm } from "../glossary/parse-glossary";
import type { DocumentKind } from "./front-matter/document-kind";
import type { FrontMatter } from "./front-matter/front-matter";
import type { ParsedDocument } from "./page/parse-document";
import type { SynonymGroup } from "../synonyms/parse-synonyms";
import type { Tag } from "./front-matter/tags";

/** An MDX file with valid front matter. */
export interface ContentDocument extends Omit<ParsedDocument, "problems"> {
  kind: DocumentKind;
  /** The route. */
  slug: string;
  /** Path in docs/, pages/, or blog/ without extension: `tutorial/quick-start/account`. */
  docId: string;
  /** Name of its frozen version; undefined for today's docs and other pages. */
  docsVersion?: string;
  /** Path in the content folder, `docs/intro.mdx`; of a translation, its original's. */
  sourcePath: string;
  /** Relative to the project, for messages. */
  file: string;
  /** Absolute. */
  contentFilePath: string;
  /** Locale of a translation. */
  locale?: string;
  frontMatter: FrontMatter;
}

/** An MDX file that has no page because of a mistake. */
export interface LeftOut {
  /** Relative to the project. */
  file: string;
  /** The route that its path gives. */
  slug: string;
}

/** The content of a content folder. */
export interface Content {
  documents: ContentDocument[];
  leftOut: LeftOut[];
  /** Folders of docs with a page in or below them, or with a category file. */
  categories: Category[];
  authors: Author[];
  /** From the YAML files and, if there is none, from pages. */
  tags: Tag[];
  /** Terms of glossary.yml, in its order. */
  glossary: GlossaryTerm[];
  /** For the search, from synonyms.txt. */
  synonyms: SynonymGroup[];
  /** Words may come from translations. */
  isTranslated?: boolean;
  problems: Problem[];
}
