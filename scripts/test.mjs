import { parseArgs } from "node:util";
import { requireReady } from "./process/ready.mjs";

requireReady({ forTests: true });

const { runAndReport } = await import("./test-run/run-and-report.mjs");
const { selectSteps, testSteps } = await import("./test-run/steps.mjs");

const { values } = parseArgs({ options: { only: { type: "string" } } });
process.exitCode = await runAndReport(selectSteps(testSteps(), values.only));
