import { connectionSpeed, followConnection, savesData } from "../navigation/connection";
import type { GatsbyLoader } from "../navigation/gatsby-window";
import { watchIntent } from "./intent";
import { watchLinks } from "./links-in-view";
import { countLoadedBytes } from "./loaded-bytes";
import { pageOfLink } from "./page-of-link";
import { createQueue } from "./queue";

/** Bytes per document for links that are only in view. */
const bytesInView = { fast: 1_000_000, slow: 250_000 };
/** Concurrency limit for links in view. */
const atOnce = { fast: 3, slow: 1 };

/**
 * Replaces Gatsby's prefetching, which begins after 3 s, ignores the connection on hover, and does not see links in HTML
 * from Markdown. Call it before the loader is wrapped; the returned function starts prefetching.
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
    // After what the page itself needs.
    if (document.readyState === "complete") watch();
    else addEventListener("load", watch, { once: true });
  };
}
