import { requireReady } from "./process/ready.mjs";

requireReady();

const { fromSource } = await import("./process/from-source.mjs");
const { runFreeze } = /** @type {typeof import("../src/content/versions/run-freeze")} */ (
  fromSource("src/content/versions/run-freeze.ts")
);
const [name = ""] = process.argv.slice(2).filter((word) => word !== "--");
process.exitCode = runFreeze(name) ? 0 : 1;
