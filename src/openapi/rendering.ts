import type { Problem, SourceLocation } from "../problems/problem";

/** Markdown rendered for a page. */
interface Rendered {
  html: string;
  /** Plain text. */
  text: string;
  toc: { id: string; title: string; depth: number }[];
  anchors: string[];
  links: { href: string; line: number }[];
  problems: Problem[];
}

/** Renders Markdown whose lines count from `where`. An argument, so that this folder depends on no renderer. */
export type Render = (
  markdown: string,
  where?: SourceLocation,
  kind?: "description" | "overview",
) => Promise<Rendered>;

/** Highlights code as HTML. */
export type Highlight = (code: string, language: string) => Promise<string>;

/** Highlights the codes of one description while its operations are described. */
export interface Highlighting {
  /** Hands over the HTML of `code` before `done` resolves. */
  highlight(code: string, language: string, put: (html: string) => void): void;
  /** @throws what the highlighter threw first */
  done(): Promise<void>;
}

/** Nothing waits for a highlighter: it may be in another thread, and the order of everything else must be the same. */
export function createHighlighting(highlight: Highlight): Highlighting {
  const under: Promise<unknown>[] = [];
  return {
    highlight(code, language, put) {
      under.push(highlight(code, language).then(put, (error: unknown) => ({ error })));
    },
    async done() {
      for (const failed of await Promise.all(under))
        if (failed) throw (failed as { error: unknown }).error;
    },
  };
}

/** A link in a description, with its location. */
export interface ApiLink {
  href: string;
  line: number;
  file: string;
}

/** Renders the texts of one description, each once, and collects their links and problems. */
export interface Prose {
  rendered(markdown: string | undefined): Promise<Rendered>;
  html(markdown: string | undefined): Promise<string>;
  links(): ApiLink[];
  problems(): Problem[];
}

const empty: Rendered = { html: "", text: "", toc: [], anchors: [], links: [], problems: [] };
const mayHaveLinksOrCode = /\]\(|<\w|```|\]:|https?:/;

/** Wraps a renderer for one description. `locate` finds the first line of a text. */
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

/** The first sentences of a text on one line, up to `limit` characters. */
export function excerptOf(text: string, limit = 200): string {
  const line = text.replace(/\s+/g, " ").trim();
  if (line.length <= limit) return line;
  const cut = line.slice(0, limit + 1);
  const sentence = Math.max(cut.lastIndexOf(". "), cut.lastIndexOf("! "), cut.lastIndexOf("? "));
  if (sentence > limit / 3) return cut.slice(0, sentence + 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), limit / 2)).replace(/[\s,;:.]+$/, "")}…`;
}
