import { runSteps } from "./run-steps.mjs";
import { summaryLine, summaryTable, totalLine } from "./summary.mjs";

/** Runs steps, prints how each ended and what all took, and gives the exit code. @param {readonly import("./steps.mjs").Step[]} steps */
export async function runAndReport(steps) {
  const results = await runSteps(steps);
  const seconds = performance.now() / 1000;
  console.log(`\n${summaryTable(results)}\n${totalLine(seconds)}\n\n${summaryLine(results)}`);
  return results.some(({ failed }) => failed > 0) ? 1 : 0;
}
