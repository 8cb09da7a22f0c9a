import path from "node:path";
import { Worker } from "node:worker_threads";
import { stringifyYaml } from "@redocly/openapi-core";
import type { Converters } from "./api-downloads";

const script = path.resolve("scripts", "downloads", "convert-worker.mjs");

interface Answer<Output> {
  output?: Output;
  reason?: string;
}

function inThread<Output>(kind: string, input: unknown): Promise<Output> {
  return new Promise((done, fail) => {
    const worker = new Worker(script, { workerData: { kind, input } });
    worker.once("message", ({ output, reason }: Answer<Output>) => {
      if (output === undefined) fail(new Error(reason ?? "no result"));
      else done(output);
    });
    worker.once("error", fail);
    worker.once("exit", (code) => fail(new Error(`the thread ended with ${code}`)));
  });
}

/** The libraries that make other forms of a description, each in a thread that ends when it is done. */
export const converters: Converters = {
  yaml: (value) => stringifyYaml(value, { noRefs: true, lineWidth: -1 }),
  postman: (description) => inThread("postman", description),
  bruno: (collection) => inThread("bruno", collection),
  typescript: (description) => inThread("typescript", description),
};
