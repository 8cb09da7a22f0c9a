/**
 * What pages need besides their data, so that all of it is requested at once. The build writes it
 * (src/output/routes/write-page-map.ts).
 */
export interface PageMap {
  /** Addresses of code and shared data, without the prefix; `.` is the page itself, which contains its article. */
  needs: (readonly string[])[];
  /** Index into `needs` by route; that of a folder, `/docs/api/`, is for the pages in it that have none. */
  pages: Record<string, number>;
}

/** The route of the folder of a page: `/docs/intro` -> `/docs/`. */
export const folderOf = (route: string) => route.replace(/[^/]*$/, "");

/** Addresses of all files of a page, its data first; undefined if the map does not know it. */
export function filesOf(
  path: string,
  prefix: string,
  { needs, pages }: PageMap,
): string[] | undefined {
  const route = path.slice(prefix.length) || "/";
  const own = needs[pages[route] ?? pages[folderOf(route)] ?? -1];
  // Gatsby's loader has its own way to encode paths.
  if (!Array.isArray(own) || path.includes("%")) return undefined;
  const data = `${prefix}/page-data${route === "/" ? "/index" : route}/page-data.json`;
  return [data, ...own.map((need) => (need === "." ? path : prefix + need))];
}

/** Loads the map; an empty one if that fails. */
export async function loadPageMap(prefix: string): Promise<PageMap> {
  try {
    const response = await fetch(`${prefix}/page-map.json`);
    const map = (await response.json()) as Partial<PageMap> | null;
    if (Array.isArray(map?.needs) && map.pages) return { needs: map.needs, pages: map.pages };
  } catch {
    // Pages are loaded in the loader's order then.
  }
  return { needs: [], pages: {} };
}
