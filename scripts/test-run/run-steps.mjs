import { existsSync, mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { runNode, timedOut, wasEnded } from "../process/run.mjs";
import { oneFailure } from "./counts.mjs";
import { reportFolder } from "./steps.mjs";

const cores = 2;

/**
 * Runs a step. Its output is shown as it comes if no other step runs at the time, else whole at the end.
 * @param {import("./steps.mjs").Step} step @param {typeof runNode} run
 */
async function runStep({ name, args, env, report, count, limitMinutes, ...step }, run) {
  const heading = `\n--- ${name} ---`;
  const isAlone = step.cores === cores;
  if (isAlone) console.log(heading);
  if (report) rmSync(report, { force: true });
  const start = performance.now();
  const limitMs = limitMinutes * 60_000;
  const exitCode = await run(args, { env, limitMs, ...(!isAlone && { heading }) });
  const seconds = (performance.now() - start) / 1000;
  const late = exitCode === timedOut && { note: `ended: it took over ${limitMinutes} minutes` };
  return { exitCode, result: { name, ...count(exitCode), seconds, ...late } };
}

/**
 * Runs the steps, whether or not others fail: always the first that fits into the free cores. Steps that need the build
 * wait for it, and have failed if there is none.
 * @param {readonly import("./steps.mjs").Step[]} steps @param {typeof runNode} [run]
 * @returns {Promise<import("./summary.mjs").SuiteResult[]>} in the order of the steps
 */
export async function runSteps(steps, run = runNode) {
  mkdirSync(reportFolder, { recursive: true });
  /** @type {Map<string, import("./summary.mjs").SuiteResult>} */
  const results = new Map();
  /** @type {Set<Promise<void>>} */
  const running = new Set();
  const waiting = new Set(steps);
  let free = cores;
  let stopped = false;

  const awaitsBuild = steps.some(({ name }) => name === "build");
  const isBuilt = () => !results.get("build")?.failed && existsSync(join("public", "index.html"));
  /** @param {import("./steps.mjs").Step} step */
  const fits = (step) =>
    step.cores <= free && !(step.needsBuild && awaitsBuild && !results.has("build"));

  /** @param {import("./steps.mjs").Step} step */
  const take = async (step) => {
    free -= step.cores;
    const { exitCode, result } = await runStep(step, run);
    free += step.cores;
    results.set(step.name, result);
    if (wasEnded(exitCode)) stopped = true;
  };

  for (;;) {
    const step = stopped ? undefined : [...waiting].find(fits);
    if (step) waiting.delete(step);
    if (step?.needsBuild && !isBuilt()) {
      const note = "not run: there is no build";
      results.set(step.name, { name: step.name, ...oneFailure, seconds: 0, note });
    } else if (step) {
      const end = take(step).finally(() => running.delete(end));
      running.add(end);
    } else if (running.size) await Promise.race(running);
    else break;
  }
  return steps.flatMap(({ name }) => results.get(name) ?? []);
}
