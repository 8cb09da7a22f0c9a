import { requireReady } from "./process/ready.mjs";

requireReady();

const { commandLine } = await import("./process/command-line.mjs");
const { fromSource } = await import("./process/from-source.mjs");

const { values, positionals } = commandLine("npm run lint:openapi -- sales-order --partial", {
  allowPositionals: true,
  options: { partial: { type: "boolean", default: false } },
});
const { runLint } = /** @type {typeof import("../src/openapi/lint/run-lint")} */ (
  fromSource("src/openapi/lint/run-lint.ts")
);
process.exitCode = (await runLint(positionals, values)) ? 0 : 1;
