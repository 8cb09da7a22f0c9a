import { createRequire } from "node:module";
import path from "node:path";
import type { watch } from "chokidar";
import { mustMatch } from "./must-match";

const patch = { name: "prompt-saves", decision: "0050-prompt-saves" };

/**
 * Milliseconds without another write before a saved file is read. Editors empty a file, then write it; chokidar says
 * nothing of a second write within 50 ms of the first, so what was read in between stayed on the page.
 */
export const quiet = 60;
/** Milliseconds that Gatsby collects saved files before it runs queries; its own value is `gatsbyPause`. */
const pause = 100;
const gatsbyPause = 500;

interface WaitingModule {
  waitingStates?: { states?: { batchingNodeMutations?: { after?: Record<string, unknown> } } };
}

/** A watcher's function that reports a file once it is written. */
export function watchWhole(watchFiles: typeof watch): typeof watch {
  return (paths, options) =>
    watchFiles(paths, {
      awaitWriteFinish: { stabilityThreshold: quiet, pollInterval: quiet / 3 },
      ...options,
    });
}

/** The waits of Gatsby's machine with a shorter pause, or undefined if they are not as expected. */
export function withShortPause(
  after: Record<string, unknown> | undefined,
): Record<string, unknown> | undefined {
  if (!after || Object.keys(after).join() !== String(gatsbyPause)) return undefined;
  return { [pause]: after[gatsbyPause] };
}

/** In develop, shows a saved file sooner, and never half of it. */
export function promptSaves(): void {
  const requireHere = createRequire(path.resolve("package.json"));
  const filesystem = createRequire(requireHere.resolve("gatsby-source-filesystem/package.json"));
  const chokidar = filesystem("chokidar") as { watch: typeof watch };
  mustMatch(patch, typeof chokidar.watch === "function");
  chokidar.watch = watchWhole(chokidar.watch);

  const { waitingStates } = requireHere("gatsby/dist/state-machines/waiting") as WaitingModule;
  const batching = waitingStates?.states?.batchingNodeMutations;
  const after = withShortPause(batching?.after);
  mustMatch(patch, batching !== undefined && after !== undefined);
  batching.after = after;
}
