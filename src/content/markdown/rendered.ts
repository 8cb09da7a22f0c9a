import type { Problem } from "../../problems/problem";

/** A heading of the table of contents; the same in MDX and in Markdown. */
export interface TocEntry {
  id: string;
  title: string;
  depth: number;
}

/** A link or image as it stands in a source file. */
export interface SourceLink {
  href: string;
  line: number;
}

/** What comes out of a Markdown text. */
export interface RenderedMarkdown {
  html: string;
  /** The words alone, one line a paragraph. */
  text: string;
  /** Headings of level 2 and 3, when headings have ids. */
  toc: TocEntry[];
  /** All ids in the HTML. */
  anchors: string[];
  links: SourceLink[];
  problems: Problem[];
}
