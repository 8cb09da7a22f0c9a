import path from "node:path";
import { folderOf, type PageMap } from "../../browser/prefetch/page-map";
import { writeSiteFile } from "../files/written";
import type { BuiltPage } from "../html/built-pages";
import { pageFiles } from "../html/page-files";

/** A page and the addresses that it needs besides its data. */
type Needed = readonly [route: string, needs: readonly string[]];

/** Groups pages by what they need; a folder stands for what most pages in it need. */
export function pageMapOf(pages: readonly Needed[]): PageMap {
  const kinds = new Map<string, { needs: readonly string[]; routes: string[] }>();
  const folders = new Map<string, Map<string, number>>();
  for (const [route, needs] of pages) {
    const key = needs.join(" ");
    const kind = kinds.get(key) ?? { needs, routes: [] };
    kinds.set(key, kind);
    kind.routes.push(route);
    const counts = folders.get(folderOf(route)) ?? new Map<string, number>();
    folders.set(folderOf(route), counts.set(key, (counts.get(key) ?? 0) + 1));
  }
  const indexes = new Map([...kinds.keys()].map((key, index) => [key, index]));
  const map: PageMap = { needs: [...kinds.values()].map(({ needs }) => needs), pages: {} };
  for (const [folder, counts] of folders) {
    const [most, count] = [...counts].sort(([, a], [, b]) => b - a)[0] ?? [];
    if (most !== undefined && (count ?? 0) > 1) map.pages[folder] = indexes.get(most) ?? -1;
  }
  for (const [key, { routes }] of kinds)
    for (const route of routes) {
      const index = indexes.get(key) ?? -1;
      if (map.pages[folderOf(route)] !== index || route === folderOf(route))
        map.pages[route] = index;
    }
  return map;
}

/** Writes page-map.json, by which browsers request all files of a page at once. */
export async function writePageMap(publicDir: string, pages: readonly BuiltPage[]): Promise<void> {
  const filesOf = pageFiles(publicDir, "");
  const needed = pages.map(({ route, carriesArticle }): Needed => {
    const file = path.posix.join(route, "index.html").slice(1);
    const { scripts, styles, data } = filesOf(file);
    const shared = data.filter((address) => address.includes("/sq/d/"));
    return [route, [...(carriesArticle ? ["."] : []), ...scripts, ...styles, ...shared]];
  });
  await writeSiteFile(publicDir, "page-map.json", JSON.stringify(pageMapOf(needed)));
}
