import { existsSync, mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { runNode, timedOut, wasEnded } from "../process/run.mjs";
import { oneFailure } from "./counts.mjs";
import { reportFolder } from "./steps.mjs";

/**
 * @param {import("./steps.mjs").Step} step
 * @param {typeof runNode} run
 */
async function runStep({ name, args, env, report, count, limitMinutes, isBeside }, run) {
  const heading = `\n--- ${name} ---`;
  if (!isBeside) console.log(heading);
  if (report) rmSync(report, { force: true });
  const start = performance.now();
  const limitMs = limitMinutes * 60_000;
  const exitCode = await run(args, { env, limitMs, ...(isBeside && { heading }) });
  const seconds = (performance.now() - start) / 1000;
  const late = exitCode === timedOut && { note: `ended: it took over ${limitMinutes} minutes` };
  return { exitCode, result: { name, ...count(exitCode), seconds, ...late } };
}

/**
 * Runs the steps one after the other; those that can run beside others do so until a step needs the build. A failed one
 * does not keep the others from running, except those that need the build when there is none: they are counted as failed.
 * @param {readonly import("./steps.mjs").Step[]} steps
 * @param {typeof runNode} [run]
 * @returns {Promise<import("./summary.mjs").SuiteResult[]>}
 */
export async function runSteps(steps, run = runNode) {
  mkdirSync(reportFolder, { recursive: true });
  /** @type {Map<string, import("./summary.mjs").SuiteResult>} */
  const results = new Map();
  const isBuilt = () => !results.get("build")?.failed && existsSync(join("public", "index.html"));
  let stopped = false;
  /** @param {import("./steps.mjs").Step} step */
  const take = async (step) => {
    const { exitCode, result } = await runStep(step, run);
    results.set(step.name, result);
    if (wasEnded(exitCode)) stopped = true;
  };
  /** @type {Promise<void>[]} */
  const beside = [];
  for (const step of steps) {
    if (step.needsBuild) await Promise.all(beside);
    if (stopped) break;
    if (step.needsBuild && !isBuilt()) {
      const note = "not run: there is no build";
      results.set(step.name, { name: step.name, ...oneFailure, seconds: 0, note });
    } else if (step.isBeside) beside.push(take(step));
    else await take(step);
  }
  await Promise.all(beside);
  return steps.flatMap(({ name }) => results.get(name) ?? []);
}
