import { requireReady } from "./process/ready.mjs";

requireReady({ forTests: true });

const { requireFinished } = await import("./deploy/finished-build.mjs");
const { runJest } = await import("./process/run.mjs");

requireFinished("public");
process.exitCode = await runJest("jest.take-away.config.mjs");
