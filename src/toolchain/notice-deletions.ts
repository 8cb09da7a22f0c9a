import type { Compiler } from "webpack";
import { mustMatch } from "./must-match";

const patch = { name: "notice-deletions", decision: "0040-plain-gatsby" };

type Watch = (...args: unknown[]) => unknown;

interface WatchFileSystem {
  watch: Watch;
  watcher?: { once(event: "remove", listener: (file: string) => void): void } | null;
}

/** Position of the function that webpack wants to be called as soon as a file changes. */
const onChange = 6;

/**
 * Reports a deleted file as soon as a changed one. Webpack reports it only with the files that change after it, and
 * Gatsby, which suspends webpack between changes, never hears of it: from the first deleted page on, `develop` compiled
 * nothing any more.
 */
export const noticeDeletions = {
  apply: (compiler: Compiler) => {
    const files = compiler.watchFileSystem as unknown as WatchFileSystem | null;
    mustMatch(patch, typeof files?.watch === "function");
    const watch = files.watch.bind(files);
    files.watch = (...args) => {
      const watching = watch(...args);
      const report = args[onChange] as ((file: string, at: number) => void) | undefined;
      const { watcher } = files;
      mustMatch(patch, typeof report === "function" && typeof watcher?.once === "function");
      watcher.once("remove", (file) => report(file, Date.now()));
      return watching;
    };
  },
};
