import path from "node:path";
import { Worker } from "node:worker_threads";
import { stringifyYaml } from "@redocly/openapi-core";
import { stringify } from "yaml";
import type { Converters } from "./api-downloads";

/** Milliseconds for one library: the largest descriptions take a tenth, odd ones would take years. */
const timeLimit = 180_000;

const script = path.resolve("scripts", "downloads", "convert-worker.mjs");

interface Answer<Output> {
  output?: Output;
  reason?: string;
}

function inThread<Output>(kind: string, input: unknown): Promise<Output> {
  return new Promise((done, fail) => {
    const worker = new Worker(script, {
      workerData: { kind, input },
      // Silences the libraries' warnings.
      stdout: true,
      stderr: true,
    });
    const stop = setTimeout(() => {
      fail(new Error(`not done after ${timeLimit / 1000} seconds`));
      void worker.terminate();
    }, timeLimit);
    worker.once("message", ({ output, reason }: Answer<Output>) => {
      if (output === undefined) fail(new Error(reason ?? "no result"));
      else done(output);
    });
    worker.once("error", fail);
    worker.once("exit", (code) => {
      clearTimeout(stop);
      fail(new Error(`the thread ended with ${code}`));
    });
  });
}

/** Redocly's writer is preferred, but its regular expressions overflow the stack for texts of megabytes. */
function yamlOf(value: unknown): string {
  try {
    return stringifyYaml(value, { noRefs: true, lineWidth: -1 });
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return stringify(value, { aliasDuplicateObjects: false, lineWidth: 0 });
  }
}

/** The libraries that convert a description, each in a worker thread. */
export const converters: Converters = {
  yaml: yamlOf,
  postman: (description) => inThread("postman", description),
  bruno: (collection) => inThread("bruno", collection),
  typescript: (description) => inThread("typescript", description),
};
