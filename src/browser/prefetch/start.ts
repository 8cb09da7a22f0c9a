import { connectionSpeed, followConnection, savesData } from "../navigation/connection";
import type { GatsbyLoader } from "../navigation/gatsby-window";
import { watchIntent } from "./intent";
import { watchLinks } from "./links-in-view";
import { countLoadedBytes } from "./loaded-bytes";
import { pageOfLink } from "./page-of-link";
import { createQueue } from "./queue";

/** Most bytes over the network for links that are only in view, in one visit of a document. */
const bytesInView = { fast: 1_000_000, slow: 250_000 };
/** Most pages at a time for links in view. */
const atOnce = { fast: 3, slow: 1 };

/**
 * Takes loading ahead out of the hands of Gatsby, which begins after 3 s, forgets the connection on hover, and knows
 * nothing of links in HTML from Markdown. To be called before the loader is wrapped; what is returned begins it.
 */
export function takeOverPrefetch(loader: GatsbyLoader, prefix: string): () => void {
  const { loadPage, loadPageSync } = loader;
  loader.hovering = () => undefined;
  loader.enqueue = () => ({ abort: () => undefined });

  return () => {
    let bytes = () => 0;
    const queue = createQueue({
      load: (path) => (loadPageSync(path) ? Promise.resolve() : loadPage(path)),
      isAllowed: () => !savesData() && navigator.onLine,
      hasBytesLeft: () => bytes() < bytesInView[connectionSpeed()],
      atOnce: () => atOnce[connectionSpeed()],
    });
    bytes = countLoadedBytes(queue.go);
    followConnection(queue.go);
    watchIntent((link) => {
      const path = pageOfLink(link, prefix);
      if (path) queue.intend(path);
    });

    const paths = new Map<HTMLAnchorElement, string>();
    const watch = () =>
      watchLinks(
        (link) => {
          const path = pageOfLink(link, prefix);
          if (!path) return;
          paths.set(link, path);
          queue.see(path);
        },
        (link) => {
          const path = paths.get(link);
          paths.delete(link);
          if (path && ![...paths.values()].includes(path)) queue.lose(path);
        },
      );
    // What the page itself needs comes first.
    if (document.readyState === "complete") watch();
    else addEventListener("load", watch, { once: true });
  };
}
