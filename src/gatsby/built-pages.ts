import fs from "node:fs/promises";
import path from "node:path";
import { Parser } from "htmlparser2";
import { cleanRoute } from "../links/internal-link";

/** What the head of a finished page says. */
export interface BuiltPage {
  route: string;
  /** The page's own title, without that of the site. */
  title: string;
  /** Absolute address of the Open Graph image. */
  image: string | undefined;
  /** Kept out of search engines, and so out of lists of pages. */
  hidden: boolean;
}

function metaOf(html: string): Map<string, string> {
  const found = new Map<string, string>();
  const parser = new Parser({
    onopentag(name, { property, name: key, content }) {
      const label = property ?? key;
      if (name === "meta" && label && content !== undefined) found.set(label, content);
    },
  });
  parser.end(html.slice(0, html.indexOf("</head>")));
  return found;
}

/** Every page of the finished site but those that only lead on, in the order of their routes. */
export async function builtPages(publicDir: string): Promise<BuiltPage[]> {
  const files = await fs.readdir(publicDir, { recursive: true });
  const pages: BuiltPage[] = [];
  for (const file of files.filter((name) => path.basename(name) === "index.html").sort()) {
    const meta = metaOf(await fs.readFile(path.join(publicDir, file), "utf8"));
    const title = meta.get("og:title");
    if (title === undefined) continue;
    pages.push({
      route: cleanRoute(`/${file.split(path.sep).join("/")}`),
      title,
      image: meta.get("og:image"),
      hidden: meta.get("robots")?.includes("noindex") ?? false,
    });
  }
  return pages;
}
