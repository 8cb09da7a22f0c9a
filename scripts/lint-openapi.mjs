import { requireReady } from "./process/ready.mjs";

requireReady();

const { fromSource } = await import("./process/from-source.mjs");
const { runLint } = /** @type {typeof import("../src/openapi/lint/run-lint")} */ (
  fromSource("src/openapi/lint/run-lint.ts")
);
process.exitCode = (await runLint(process.argv.slice(2))) ? 0 : 1;
