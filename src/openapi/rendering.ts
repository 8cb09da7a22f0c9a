import type { Problem, SourceLocation } from "../problems/problem";

/** Markdown made ready for a page. */
export interface Rendered {
  html: string;
  /** Plain text. */
  text: string;
  toc: { id: string; title: string; depth: number }[];
  anchors: string[];
  links: { href: string; line: number }[];
  problems: Problem[];
}

/** Renders Markdown; passed in, so that this folder knows no renderer. Lines count from `where`. */
export type Render = (
  markdown: string,
  where?: SourceLocation,
  kind?: "description" | "overview",
) => Promise<Rendered>;

/** HTML of a block of highlighted code. */
export type Highlight = (code: string, language: string) => Promise<string>;

/** A link of a description and the place where it stands. */
export interface ApiLink {
  href: string;
  line: number;
  file: string;
}

/** Renders the descriptions of one document, each text once, and keeps what they link to. */
export interface Prose {
  rendered(markdown: string | undefined): Promise<Rendered>;
  html(markdown: string | undefined): Promise<string>;
  /** All links and problems so far, each place once. */
  links(): ApiLink[];
  problems(): Problem[];
}

const empty: Rendered = { html: "", text: "", toc: [], anchors: [], links: [], problems: [] };
const mayHaveLinksOrCode = /\]\(|<\w|```|\]:|https?:/;

/** Wraps a renderer for the descriptions of one document. `locate` tells where a text begins. */
export function createProse(
  render: Render,
  file: string,
  locate: (text: string) => SourceLocation | undefined,
): Prose {
  const known = new Map<string, Promise<Rendered>>();
  const links: ApiLink[] = [];
  const problems: Problem[] = [];

  async function make(markdown: string): Promise<Rendered> {
    const where = (mayHaveLinksOrCode.test(markdown) ? locate(markdown) : undefined) ?? { file };
    const result = await render(markdown, where, "description");
    links.push(...result.links.map((link) => ({ ...link, file: where.file })));
    problems.push(...result.problems);
    return result;
  }

  function rendered(markdown: string | undefined): Promise<Rendered> {
    const text = markdown?.trim();
    if (!text) return Promise.resolve(empty);
    const result = known.get(text) ?? make(text);
    known.set(text, result);
    return result;
  }

  return {
    rendered,
    html: async (markdown) => (await rendered(markdown)).html,
    links: () => links,
    problems: () => problems,
  };
}

/** The first sentences of a text, at most `limit` characters, on one line. */
export function excerptOf(text: string, limit = 200): string {
  const line = text.replace(/\s+/g, " ").trim();
  if (line.length <= limit) return line;
  const cut = line.slice(0, limit + 1);
  const sentence = Math.max(cut.lastIndexOf(". "), cut.lastIndexOf("! "), cut.lastIndexOf("? "));
  if (sentence > limit / 3) return cut.slice(0, sentence + 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), limit / 2)).replace(/[\s,;:.]+$/, "")}…`;
}
