import { requireReady } from "./process/ready.mjs";

requireReady();

const { fromSource } = await import("./process/from-source.mjs");
const { runTextCheck } = /** @type {typeof import("../src/checks/texts/check")} */ (
  fromSource("src/checks/texts/check.ts")
);
process.exitCode = runTextCheck(process.cwd()) ? 0 : 1;
