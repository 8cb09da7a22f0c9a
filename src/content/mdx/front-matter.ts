import type { z } from "zod";
import { problemsFromZod } from "../../problems/from-zod";
import type { Problem } from "../../problems/problem";
import { parseYamlSource } from "../../problems/yaml-source";
import type { DocumentKind } from "./document-kind";
import { frontMatterBlock } from "./front-matter-block";
import {
  blogSchema,
  frontMatterExamples,
  pageSchema,
  translationSchema,
} from "./front-matter-schema";

/** What a file is to its reader: a translation says less than its original. */
export type SourceKind = DocumentKind | "translation";

/** What an author says about a page, as code uses it. */
export interface FrontMatter {
  title: string;
  description?: string;
  slug?: string;
  /** Addresses that the page had before. */
  redirectFrom: string[];
  sidebarLabel?: string;
  sidebarPosition?: number;
  tags: string[];
  keywords: string[];
  unlisted: boolean;
  draft: boolean;
  image?: string;
  lastUpdate?: { date?: string; author?: string };
  hideTitle: boolean;
  hideTableOfContents: boolean;
  /** yyyy-mm-dd; of blog posts, where it is required. */
  date?: string;
  /** Keys of blog/authors.yml; of blog posts. */
  authors: string[];
}

export interface ParsedFrontMatter {
  /** Undefined when something is wrong with it. */
  frontMatter?: FrontMatter;
  /** Index in the text at which the body begins. */
  bodyOffset: number;
  problems: Problem[];
}

type Author = z.output<typeof pageSchema> & Partial<z.output<typeof blogSchema>>;

function camelCase(author: Author): FrontMatter {
  const { sidebar_label, sidebar_position, last_update, hide_title, ...rest } = author;
  const { hide_table_of_contents, redirect_from, authors = [], ...same } = rest;
  return {
    ...same,
    authors,
    redirectFrom: redirect_from,
    sidebarLabel: sidebar_label,
    sidebarPosition: sidebar_position,
    lastUpdate: last_update,
    hideTitle: hide_title,
    hideTableOfContents: hide_table_of_contents,
  };
}

const schemas = {
  doc: pageSchema,
  page: pageSchema,
  blog: blogSchema,
  translation: translationSchema,
};
const defaults = pageSchema.parse({ title: "-" });

const subject = { subject: "front matter", code: "front-matter", examples: frontMatterExamples };

/** Reads the front matter of a file; `file` is named in problems. */
export function parseFrontMatter(file: string, text: string, kind: SourceKind): ParsedFrontMatter {
  const block = frontMatterBlock(file, text);
  if ("level" in block) return { bodyOffset: 0, problems: [block] };
  const { yaml, bodyOffset } = block;
  const source = parseYamlSource({ file, text: yaml, lineOffset: 1, subject: "front matter" });
  if (source.problems.length) return { bodyOffset, problems: source.problems };
  const schema = schemas[kind];
  const result = schema.safeParse(source.value ?? {});
  if (result.success) {
    const frontMatter = camelCase({ ...defaults, ...result.data });
    return { frontMatter, bodyOffset, problems: [] };
  }
  return { bodyOffset, problems: problemsFromZod(result.error, source, schema, subject) };
}
