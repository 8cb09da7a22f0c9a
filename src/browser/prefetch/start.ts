import { effectiveType, followConnection, savesData } from "../connection/connection";
import { followLine } from "../connection/follow-line";
import type { GatsbyLoader } from "../navigation/gatsby-window";
import { pageOfLink } from "../navigation/page-of-link";
import { whenIdle } from "../when-idle";
import { decide, limits, type Allowance } from "./allowance";
import { noteLoadedFiles, requestFiles } from "./files-ahead";
import { watchIntent } from "./intent";
import { watchLinks } from "./links-in-view";
import { filesOf, loadPageMap, type PageMap } from "./page-map";
import { createQueue, type Queue } from "./queue";

/** Milliseconds for which the pointer must rest on a link: on a slow line, a wrong guess costs more. */
const restMs: Record<Allowance, number> = { none: 100, intent: 100, few: 60, all: 40 };

/** With `?debug=prefetch`, the console says what is decided and loaded, and why. */
function logger(): (...what: unknown[]) => void {
  const isWanted = new URLSearchParams(location.search).get("debug") === "prefetch";
  return (...what) => isWanted && console.info("Prefetch:", ...what);
}

/** Follows the line and what the browser tells. */
function followAllowance(log: (...what: unknown[]) => void, onChange: () => void) {
  let told = "";
  const decideNow = () => {
    const hints = { isOnline: navigator.onLine, savesData: savesData() };
    const { allowance, why } = decide({ ...hints, effectiveType: effectiveType() }, visit().line);
    if (told !== why)
      log(`${allowance} (${why})`, JSON.stringify({ ...visit(), ...limits[allowance] }));
    told = why;
    return allowance;
  };
  const visit = followLine(onChange);
  followConnection(onChange);
  return { allowance: decideNow, bytes: () => visit().bytes };
}

/**
 * Replaces Gatsby's prefetching, which begins after 3 s, ignores the connection on hover, and does not see links in HTML
 * from Markdown. Call it before the loader is wrapped; the returned function starts prefetching.
 */
export function takeOverPrefetch(loader: GatsbyLoader, prefix: string): () => void {
  const { loadPage, loadPageSync } = loader;
  let queue: Queue | undefined;
  let loadingMap: Promise<PageMap> | undefined;
  let map: PageMap | undefined;
  loader.hovering = () => undefined;
  loader.enqueue = () => ({ abort: () => undefined });

  const loadMap = () => (loadingMap ??= loadPageMap(prefix).then((loaded) => (map = loaded)));

  loader.loadPage = async (routed) => {
    const path = routed.replace(/\?.*$/s, "");
    await queue?.open(path);
    const files = map && !loadPageSync(path) && filesOf(path, prefix, map);
    const { signal } = new AbortController();
    // If a file fails, the loader requests it again.
    if (files)
      await requestFiles(files, { signal, priority: "high", prefix }).catch(() => undefined);
    const resources = await loadPage(routed);
    whenIdle(() => queue?.shown());
    return resources;
  };

  async function loadAhead(path: string, signal: AbortSignal, isIntended: boolean): Promise<void> {
    if (loadPageSync(path)) return;
    const files = filesOf(path, prefix, await loadMap());
    // A link to no page, as to a redirect, unless the map is missing.
    if (!files && map?.needs.length) return;
    const priority = isIntended ? "high" : "low";
    if (files && !signal.aborted) await requestFiles(files, { signal, priority, prefix });
    if (!signal.aborted) await loadPage(path);
  }

  return () => {
    noteLoadedFiles();
    const log = logger();
    const { allowance, bytes } = followAllowance(log, () => queue?.go());
    if (allowance() !== "none") void loadMap();
    const begun = createQueue({ load: loadAhead, limits: () => limits[allowance()], bytes, log });
    queue = begun;
    watchIntent(
      (link) => {
        const path = pageOfLink(link, prefix);
        if (path) begun.intend(path);
      },
      () => restMs[allowance()],
      begun.cancel,
    );
    const watch = () => {
      watchLinks((links) => {
        begun.offer(links.flatMap((link) => pageOfLink(link, prefix) ?? []));
      });
    };
    // After what the page itself needs.
    if (document.readyState === "complete") watch();
    else addEventListener("load", watch, { once: true });
  };
}
