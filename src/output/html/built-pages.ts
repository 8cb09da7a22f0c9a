import fs from "node:fs";
import path from "node:path";
import { Parser } from "htmlparser2";
import { pageParts } from "./page-parts";
import { cleanRoute } from "../../config/addresses/internal-link";
import { markdownType, markdownRoute } from "../../config/addresses/markdown-route";

/** What a finished page says about itself: all in its head, except the last field. */
export interface BuiltPage {
  route: string;
  /** Without the site's title. */
  title: string;
  /** Absolute address of the Open Graph image. */
  image: string | undefined;
  /** Not in search engines, and so not in lists of pages. */
  hidden: boolean;
  description: string;
  /** Its Markdown version below public/, if there is one: `docs/intro.md`. */
  markdown: string | undefined;
  /** Its article is in no page data (docs/decisions/0013-article-in-its-page.md). */
  carriesArticle: boolean;
}

interface Head {
  /** By name or property. */
  meta: Map<string, string>;
  hasMarkdown: boolean;
}

/** An article that page data only names. */
const article = ' data-article="';

const styles = /<style[^>]*>[^<]*<\/style>/g;

function headOf(text: string): Head {
  const head: Head = { meta: new Map(), hasMarkdown: false };
  const parser = new Parser({
    onopentag(name, { property, name: key, content, type }) {
      const label = property ?? key;
      if (name === "meta" && label && content !== undefined) head.meta.set(label, content);
      if (name === "link" && type === markdownType) head.hasMarkdown = true;
    },
  });
  parser.end(text.replace(styles, ""));
  return head;
}

/** The finished pages, sorted by file. `files` are relative to `publicDir`. */
export function builtPages(publicDir: string, files: readonly string[]): BuiltPage[] {
  const pages: BuiltPage[] = [];
  for (const file of files.filter((name) => path.basename(name) === "index.html").sort()) {
    const { head, content } = pageParts(fs.readFileSync(path.join(publicDir, file), "utf8"));
    const { meta, hasMarkdown } = headOf(head);
    const title = meta.get("og:title");
    if (title === undefined) continue;
    const route = cleanRoute(`/${file}`);
    pages.push({
      route,
      title,
      description: meta.get("description") ?? "",
      markdown: hasMarkdown ? markdownRoute(route).slice(1) : undefined,
      image: meta.get("og:image"),
      hidden: meta.get("robots")?.includes("noindex") ?? false,
      carriesArticle: content.includes(article),
    });
  }
  return pages;
}
