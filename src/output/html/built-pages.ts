import fs from "node:fs";
import path from "node:path";
import { Parser } from "htmlparser2";
import { pageParts } from "./page-parts";
import { cleanRoute } from "../../config/addresses/internal-link";
import { markdownType, twinRoute } from "../../config/addresses/markdown-route";

/** What the head of a finished page says. */
export interface BuiltPage {
  route: string;
  /** The page's own title, without that of the site. */
  title: string;
  /** Absolute address of the Open Graph image. */
  image: string | undefined;
  /** Kept out of search engines, and so out of lists of pages. */
  hidden: boolean;
  description: string;
  /** File of its Markdown twin below public/, where it has one: `docs/intro.md`. */
  twin: string | undefined;
}

interface Head {
  /** By name or property. */
  meta: Map<string, string>;
  hasTwin: boolean;
}

const styles = /<style[^>]*>[^<]*<\/style>/g;

function headOf(html: string): Head {
  const head: Head = { meta: new Map(), hasTwin: false };
  const parser = new Parser({
    onopentag(name, { property, name: key, content, type }) {
      const label = property ?? key;
      if (name === "meta" && label && content !== undefined) head.meta.set(label, content);
      if (name === "link" && type === markdownType) head.hasTwin = true;
    },
  });
  parser.end(pageParts(html).head.replace(styles, ""));
  return head;
}

/** The pages of the finished site, in the order of their routes. `files` are those of pages, below `publicDir`. */
export function builtPages(publicDir: string, files: readonly string[]): BuiltPage[] {
  const pages: BuiltPage[] = [];
  for (const file of files.filter((name) => path.basename(name) === "index.html").sort()) {
    const { meta, hasTwin } = headOf(fs.readFileSync(path.join(publicDir, file), "utf8"));
    const title = meta.get("og:title");
    if (title === undefined) continue;
    const route = cleanRoute(`/${file}`);
    pages.push({
      route,
      title,
      description: meta.get("description") ?? "",
      twin: hasTwin ? twinRoute(route).slice(1) : undefined,
      image: meta.get("og:image"),
      hidden: meta.get("robots")?.includes("noindex") ?? false,
    });
  }
  return pages;
}
