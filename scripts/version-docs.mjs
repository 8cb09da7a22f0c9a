import { requireReady } from "./process/ready.mjs";

requireReady();

const { commandLine } = await import("./process/command-line.mjs");
const { fromSource } = await import("./process/from-source.mjs");

const { positionals } = commandLine("npm run version:docs -- 2.0", { allowPositionals: true });
const { runFreeze } = /** @type {typeof import("../src/content/versions/run-freeze")} */ (
  fromSource("src/content/versions/run-freeze.ts")
);
process.exitCode = runFreeze(positionals.join(" ")) ? 0 : 1;
