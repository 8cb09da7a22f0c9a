import type { Problem } from "../../problems/problem";
import type { Author } from "./authors";
import type { Category } from "./category";
import type { GlossaryTerm } from "../glossary/glossary";
import type { DocumentKind } from "./document-kind";
import type { FrontMatter } from "./front-matter";
import type { ParsedDocument } from "./parse-document";
import type { Tag } from "./tags";

/** One MDX file whose front matter is right. */
export interface ContentDocument extends Omit<ParsedDocument, "problems"> {
  kind: DocumentKind;
  /** The route. */
  slug: string;
  /** Path under docs/, pages/ or blog/ without extension: `tutorial/quick-start/account`. */
  docId: string;
  /** Name of the frozen version that it belongs to; undefined for today's docs and all other pages. */
  docsVersion?: string;
  /** Relative to the content folder: `docs/intro.mdx`; of a translation that of its original. */
  sourcePath: string;
  /** Named in problems: relative to the project. */
  file: string;
  /** Absolute. */
  contentFilePath: string;
  /** Locale of the words; undefined for those of the default locale. */
  locale?: string;
  frontMatter: FrontMatter;
}

/** Everything that a content folder holds. */
export interface Content {
  documents: ContentDocument[];
  /** All folders of docs with a page in or below them, and those with a category file. */
  categories: Category[];
  authors: Author[];
  /** Those of the YAML files and those that are only used. */
  tags: Tag[];
  /** The terms of glossary.yml in its order; empty where there is none. */
  glossary: GlossaryTerm[];
  /** True when words may be those of translations. */
  isTranslated?: boolean;
  problems: Problem[];
}
