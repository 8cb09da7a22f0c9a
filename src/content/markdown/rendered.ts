import type { Problem } from "../../problems/problem";

/** An entry of a table of contents. */
export interface TocEntry {
  id: string;
  title: string;
  depth: number;
  /** The half of the page that it stands in: steps on the screen, or calls. */
  half?: "app" | "api";
}

/** A link or image as written in a source file. */
export interface SourceLink {
  href: string;
  line: number;
}

/** A rendered Markdown text. */
export interface RenderedMarkdown {
  html: string;
  /** Plain text, one line per paragraph. */
  text: string;
  /** Headings of levels 2 and 3, if headings have ids. */
  toc: TocEntry[];
  anchors: string[];
  links: SourceLink[];
  problems: Problem[];
}
