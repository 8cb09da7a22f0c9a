import { setTimeout } from "node:timers/promises";
import { stringifyYaml } from "@redocly/openapi-core";
import { stringify } from "yaml";
import { startThread } from "../../config/start-thread";
import type { Converters } from "./api-downloads";

/** Milliseconds for one library: the largest descriptions take a tenth, odd ones would take years. */
const timeLimit = 180_000;

async function inThread<Output>(kind: string, input: unknown): Promise<Output> {
  const thread = startThread<[string, unknown], Output>(
    "scripts/downloads/convert.mjs",
    "convert",
    // Silences the libraries' warnings.
    { stdout: true, stderr: true },
  );
  const tooLate = setTimeout(timeLimit, undefined, { ref: false }).then(() => {
    throw new Error(`not done after ${timeLimit / 1000} seconds`);
  });
  try {
    return await Promise.race([thread.run(kind, input), tooLate]);
  } finally {
    void thread.end();
  }
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
