import { requireReady } from "./process/ready.mjs";

requireReady();

const { commandLine } = await import("./process/command-line.mjs");
const { fromSource } = await import("./process/from-source.mjs");

commandLine("npm run check:i18n", {});
const { runTextCheck } = /** @type {typeof import("../src/checks/texts/check")} */ (
  fromSource("src/checks/texts/check.ts")
);
process.exitCode = runTextCheck(process.cwd()) ? 0 : 1;
