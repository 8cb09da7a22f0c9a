import { requireReady } from "./process/ready.mjs";

requireReady({ forTests: true });

const { commandLine } = await import("./process/command-line.mjs");
const { runAndReport } = await import("./test-run/run-and-report.mjs");
const { checkSteps } = await import("./test-run/steps.mjs");

const { values } = commandLine("npm run check -- --since main", {
  options: { since: { type: "string" } },
});
process.exitCode = await runAndReport(checkSteps(values.since));
