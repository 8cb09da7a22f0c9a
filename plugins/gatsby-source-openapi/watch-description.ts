import fs from "node:fs";
import path from "node:path";
import chokidar, { type FSWatcher } from "chokidar";
import type { Reporter } from "gatsby";
import { descriptionNames } from "../../src/config/api-info";
import { reportProblems } from "../../src/problems/report-problems";
import type { ReadApi } from "../../src/openapi/read-api";

interface Watching {
  /** Folder of the description, watched so that files that do not exist yet are noticed. */
  directory: string;
  /** Files that matter, inside and outside the folder. */
  files: readonly string[];
  read: () => Promise<ReadApi>;
  put: (result: ReadApi) => Promise<void> | void;
  reporter: Reporter;
}

/** Milliseconds without changes before files are read again, because editors write a file in steps. */
const quiet = 60;

/** Milliseconds between looks for a folder that is gone: nothing tells when it is back. */
const folderPause = 500;

/** Packages and hidden folders below the folder of a description, seen from there. */
const foreign = /^(?!\.\.).*?(?:^|[\\/])(?:node_modules|\.[^\\/]+)(?:[\\/]|$)/;

let watcher: FSWatcher | undefined;

/** Says what is wrong, once: the pages that are made after it report nothing that was said before. */
function report({ problems }: ReadApi, reporter: Reporter): void {
  reportProblems(reporter);
  if (!problems.length) reporter.success("read the API description again");
}

/** Reads the description again when one of its files changes, and watches newly referenced files. */
export function watchDescription({ directory, files, read, put, reporter }: Watching): FSWatcher {
  void watcher?.close();
  let known = new Set(files);
  // A checkout may lie in the folder: its packages would be 100,000 watches.
  const ignored = (file: string) =>
    !known.has(file) && foreign.test(path.relative(directory, file));
  const current = chokidar.watch([directory, ...files], { ignoreInitial: true, ignored });
  watcher = current;
  // Main files, of which a second one may appear.
  const mainFiles = new Set(descriptionNames.map((name) => path.join(directory, name)));
  let timer: NodeJS.Timeout | undefined;
  let reading = Promise.resolve();

  /** Watches the folder again once it is back, after a branch was changed or it was moved by mistake. */
  function awaitFolder(): void {
    const looking = setInterval(() => {
      if (watcher !== current) return clearInterval(looking);
      if (!fs.existsSync(directory)) return;
      clearInterval(looking);
      current.unwatch(directory).add(directory);
      reading = reading.then(again);
    }, folderPause);
    looking.unref();
  }

  async function again(): Promise<void> {
    try {
      const result = await read();
      known = new Set(result.files);
      current.add(result.files);
      if (!fs.existsSync(directory)) awaitFolder();
      await put(result);
      report(result, reporter);
    } catch (error) {
      reporter.error("The API description could not be read", error as Error);
    }
  }

  current.on("all", (_, file) => {
    if (!known.has(file) && !mainFiles.has(file)) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      reading = reading.then(again);
    }, quiet);
  });
  return current;
}
