import chokidar, { type FSWatcher } from "chokidar";
import type { Reporter } from "gatsby";
import { formatProblems } from "../../src/problems/format-problem";
import type { ReadApi } from "./read-api";

interface Watching {
  /** Folder of the description: also files in it that do not exist yet are noticed. */
  directory: string;
  /** The files that matter, wherever they are. */
  files: readonly string[];
  read: () => Promise<ReadApi>;
  put: (result: ReadApi) => Promise<void> | void;
  reporter: Reporter;
}

/** Editors write a file in steps; one reading follows when it has been quiet for this long (ms). */
const quiet = 150;

let watcher: FSWatcher | undefined;

function report({ descriptions, problems }: ReadApi, reporter: Reporter): void {
  if (!problems.length) reporter.success("read the API description again");
  else if (descriptions)
    reporter.warn(formatProblems(problems, "The API description was read again"));
  else
    reporter.error(
      formatProblems(problems, "The API description has mistakes; the pages stay as they were"),
    );
}

/** Reads the description again whenever one of its files changes; a file that it newly refers to is watched too. */
export function watchDescription({ directory, files, read, put, reporter }: Watching): FSWatcher {
  void watcher?.close();
  const current = chokidar.watch([directory, ...files], { ignoreInitial: true });
  watcher = current;
  let known = new Set(files);
  let timer: NodeJS.Timeout | undefined;
  let reading = Promise.resolve();

  async function again(): Promise<void> {
    try {
      const result = await read();
      known = new Set(result.files);
      current.add(result.files);
      await put(result);
      report(result, reporter);
    } catch (error) {
      reporter.error("The API description could not be read", error as Error);
    }
  }

  current.on("all", (_, file) => {
    if (!known.has(file)) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      reading = reading.then(again);
    }, quiet);
  });
  return current;
}
