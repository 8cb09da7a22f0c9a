import type { GatsbyWindow } from "./gatsby-window";
import { loadTwice } from "./load-twice";

/** Loads failed page modules a second time, and rejects those without a default export. */
export function guardPageModules({ asyncRequires }: GatsbyWindow): void {
  const components = asyncRequires?.components ?? {};
  for (const [chunk, load] of Object.entries(components))
    components[chunk] = async () => {
      const page = await loadTwice(load);
      // Of the file's name, browsers know only the chunk: `component---src-pages-index-tsx`.
      const name = chunk.replace(/^component---/, "");
      if (!page.default) throw new Error(`The page module ${name} has no default export.`);
      return page;
    };
}
