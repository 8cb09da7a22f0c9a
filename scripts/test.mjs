import { parseArgs } from "node:util";
import { requireSupportedNode } from "./process/node-version.mjs";

requireSupportedNode();

const { runSteps } = await import("./test-run/run-steps.mjs");
const { selectSteps, testSteps } = await import("./test-run/steps.mjs");
const { summaryLine, summaryTable, totalLine } = await import("./test-run/summary.mjs");

const { values } = parseArgs({ options: { only: { type: "string" } } });
const results = await runSteps(selectSteps(testSteps(), values.only));
const seconds = performance.now() / 1000;
console.log(`\n${summaryTable(results)}\n${totalLine(seconds)}\n\n${summaryLine(results)}`);
process.exitCode = results.some(({ failed }) => failed > 0) ? 1 : 0;
