import { createRequire } from "node:module";
import path from "node:path";
import type { watch } from "chokidar";
import { mustMatch } from "./must-match";

/**
 * Milliseconds without another write before a saved file is read. Editors empty a file, then write it; chokidar says
 * nothing of a second write within 50 ms of the first, so what was read in between stayed on the page.
 */
export const quiet = 60;

/** A watcher's function that reports a file once it is written. */
export function watchWhole(watchFiles: typeof watch): typeof watch {
  return (paths, options) =>
    watchFiles(paths, {
      awaitWriteFinish: { stabilityThreshold: quiet, pollInterval: quiet / 3 },
      ...options,
    });
}

/** In develop, keeps a file from being read while an editor writes it. */
export function readWholeFiles(): void {
  const requireHere = createRequire(path.resolve("package.json"));
  const filesystem = createRequire(requireHere.resolve("gatsby-source-filesystem/package.json"));
  const chokidar = filesystem("chokidar") as { watch: typeof watch };
  const isKnown = typeof chokidar.watch === "function";
  mustMatch({ name: "whole-files", decision: "0050-whole-files" }, isKnown);
  chokidar.watch = watchWhole(chokidar.watch);
}
