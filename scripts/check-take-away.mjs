import { requireReady } from "./process/ready.mjs";

requireReady({ forTests: true });

const { requireFinished } = await import("./deploy/finished-build.mjs");
const { packageCommand, runNode } = await import("./process/run.mjs");

requireFinished("public");
process.exitCode = await runNode([
  ...packageCommand("jest"),
  "--config",
  "jest.take-away.config.mjs",
  ...process.argv.slice(2),
]);
