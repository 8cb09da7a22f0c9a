import type { GatsbyWindow } from "./gatsby-window";
import { loadTwice } from "./load-twice";

/** `component---src-pages-index-tsx` -> `src-pages-index-tsx`, which is as near to the file's name as a browser gets. */
function nameOf(chunk: string): string {
  return chunk.replace(/^component---/, "");
}

/** Loads each page module a second time when it fails, and refuses one without a default export by name. */
export function guardPageModules({ asyncRequires }: GatsbyWindow): void {
  const components = asyncRequires?.components ?? {};
  for (const [chunk, load] of Object.entries(components))
    components[chunk] = async () => {
      const page = await loadTwice(load);
      if (!page.default) throw new Error(`The page module ${nameOf(chunk)} has no default export.`);
      return page;
    };
}
