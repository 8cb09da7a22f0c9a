import { existsSync, mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { interrupted, runNode } from "../process/run.mjs";
import { oneFailure } from "./counts.mjs";
import { reportFolder } from "./steps.mjs";

/**
 * Runs the steps one after the other. A failed one does not keep the others from running, except those that need the
 * build when there is none: they are counted as failed.
 * @param {readonly import("./steps.mjs").Step[]} steps
 * @param {typeof runNode} [run]
 * @returns {Promise<import("./summary.mjs").SuiteResult[]>}
 */
export async function runSteps(steps, run = runNode) {
  mkdirSync(reportFolder, { recursive: true });
  /** @type {import("./summary.mjs").SuiteResult[]} */
  const results = [];
  const buildFailed = () => results.some(({ name, failed }) => name === "build" && failed > 0);
  const isBuilt = () => !buildFailed() && existsSync(join("public", "index.html"));

  for (const { name, args, env, needsBuild, report, count } of steps) {
    if (needsBuild && !isBuilt()) {
      results.push({ name, ...oneFailure, seconds: 0, note: "not run: there is no build" });
      continue;
    }
    console.log(`\n--- ${name} ---`);
    if (report) rmSync(report, { force: true });
    const start = performance.now();
    const exitCode = await run(args, { env });
    const seconds = (performance.now() - start) / 1000;
    results.push({ name, ...count(exitCode), seconds });
    if (exitCode === interrupted) break;
  }
  return results;
}
