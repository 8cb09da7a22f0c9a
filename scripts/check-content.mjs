import { requireReady } from "./process/ready.mjs";

requireReady({ forTests: true });

const { commandLine } = await import("./process/command-line.mjs");
const { fromSource } = await import("./process/from-source.mjs");

const { positionals: words } = commandLine("npm run check:content -- intro", {
  allowPositionals: true,
});
const { runCheck } = /** @type {typeof import("../src/checks/content/run-check")} */ (
  fromSource("src/checks/content/run-check.ts")
);
process.exitCode = (await runCheck(words)) ? 0 : 1;
