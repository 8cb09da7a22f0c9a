import { parseArgs } from "node:util";
import { requireReady } from "./process/ready.mjs";

requireReady({ forTests: true });

const { runAndReport } = await import("./test-run/run-and-report.mjs");
const { checkSteps } = await import("./test-run/steps.mjs");

const { values } = parseArgs({ options: { since: { type: "string" } } });
process.exitCode = await runAndReport(checkSteps(values.since));
