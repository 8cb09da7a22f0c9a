import { requireReady } from "./process/ready.mjs";

requireReady({ forTests: true });

const { fromSource } = await import("./process/from-source.mjs");
const { runCheck } = /** @type {typeof import("../src/checks/content/run-check")} */ (
  fromSource("src/checks/content/run-check.ts")
);
const words = process.argv.slice(2).filter((word) => word !== "--");
process.exitCode = (await runCheck(words)) ? 0 : 1;
