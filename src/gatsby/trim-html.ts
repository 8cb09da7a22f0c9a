import fs from "node:fs/promises";
import path from "node:path";
import type { GatsbyNode } from "gatsby";

type Store = Parameters<NonNullable<GatsbyNode["onPostBuild"]>>[0]["store"];

const mapping = /(<script\s+id="gatsby-chunk-mapping"\s*>)[^<]*(<\/script>)/;

/**
 * Takes the list of all scripts of the site out of a page. Gatsby 5 puts it into each page as a string of JSON and
 * looks names up in the string, which finds nothing: it costs some 200 bytes for each page of content, on every page.
 */
export function withoutChunkMapping(html: string): string {
  return html.replace(mapping, "$1window.___chunkMapping={}$2");
}

const inlined = /<style data-href="([^"]+)" data-identity="gatsby-global-css">[^<]*<\/style>/;

/** Links the style sheet of the site, which Gatsby writes into each page, as a file. */
export function withLinkedStyles(html: string): string {
  return html.replace(
    inlined,
    '<link rel="stylesheet" href="$1" data-href="$1" data-identity="gatsby-global-css"/>',
  );
}

/** Lists grow with what is in them and are read one after the other: there the style sheet comes from the cache. */
const isList = (route: string) =>
  /^\/blog(?:$|\/(?:page|archive|tags|authors)(?:$|\/))|^\/docs\/tags(?:$|\/)/.test(route);

/** Trims the finished HTML of all pages. */
export async function trimHtml(publicDir: string, store: Store): Promise<void> {
  const { pages } = store.getState() as { pages: Map<string, unknown> };
  for (const route of pages.keys()) {
    const name = route.endsWith(".html") ? route : path.join(route, "index.html");
    const file = path.join(publicDir, name);
    const html = await fs.readFile(file, "utf8").catch(() => undefined);
    if (html === undefined) continue;
    const short = withoutChunkMapping(html);
    const trimmed = isList(route) ? withLinkedStyles(short) : short;
    if (trimmed !== html) await fs.writeFile(file, trimmed);
  }
}
