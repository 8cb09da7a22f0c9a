import { requireReady } from "./process/ready.mjs";

requireReady({ forTests: true });

const { commandLine } = await import("./process/command-line.mjs");
const { runAndReport } = await import("./test-run/run-and-report.mjs");
const { selectSteps, testSteps } = await import("./test-run/steps.mjs");

const { values } = commandLine("npm test -- --only unit,e2e", {
  options: { only: { type: "string" } },
});
process.exitCode = await runAndReport(selectSteps(testSteps(), values.only));
