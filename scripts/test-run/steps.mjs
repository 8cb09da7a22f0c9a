import { join } from "node:path";
import { packageCommand } from "../process/run.mjs";
import { countCheck, countJest, countPlaywright, countReport } from "./counts.mjs";

/** Reports of the runners; not part of the project. */
export const reportFolder = join(".tmp", "test-results");

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {string[]} args for Node
 * @property {NodeJS.ProcessEnv} [env]
 * @property {boolean} [needsBuild] it reads `public/`
 * @property {number} limitMinutes after which it is ended and has failed: several times what it takes
 * @property {boolean} [isBeside] it runs while those after it run, until one needs the build
 * @property {string} [report] the file with its results
 * @property {(exitCode: number) => import("./counts.mjs").Counts} count
 */

/** @param {string} name @param {string[]} args @returns {Step} */
const check = (name, args) => ({ name, args, limitMinutes: 5, count: countCheck });

/** @param {string} name @param {number} limitMinutes @param {string[]} args @returns {Step} */
function jest(name, limitMinutes, args) {
  const report = join(reportFolder, `${name}.json`);
  return {
    name,
    report,
    limitMinutes,
    args: [...packageCommand("jest"), "--ci", "--json", `--outputFile=${report}`, ...args],
    count: (exitCode) => countReport(report, exitCode, countJest),
  };
}

/** @returns {Step} */
function playwright() {
  const report = join(reportFolder, "e2e.json");
  return {
    name: "e2e",
    report,
    needsBuild: true,
    limitMinutes: 35,
    args: [...packageCommand("@playwright/test", "playwright"), "test", "--reporter=list,json"],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    count: (exitCode) => countReport(report, exitCode, countPlaywright),
  };
}

/**
 * Everything that `npm test` runs, in this order: what is quick and telling first, one build for all that follows.
 * The unit tests and the build use one core each, so they share the time.
 * @returns {Step[]}
 */
export function testSteps() {
  return [
    check("format", [...packageCommand("prettier"), "--check", "."]),
    check("lint", [...packageCommand("eslint"), "."]),
    { ...jest("unit", 15, []), isBeside: true },
    check("openapi", ["scripts/lint-openapi.mjs"]),
    check("content", ["scripts/check-content.mjs"]),
    check("texts", ["scripts/check-i18n.mjs"]),
    check("typecheck", [...packageCommand("typescript", "tsc"), "--noEmit"]),
    { ...check("build", ["scripts/build.mjs"]), limitMinutes: 12 },
    {
      ...jest("integration", 30, ["--config", "jest.integration.config.mjs", "--runInBand"]),
      needsBuild: true,
    },
    { ...jest("hosts", 5, ["--config", "jest.hosts.config.mjs"]), needsBuild: true },
    playwright(),
  ];
}

/**
 * The steps with these names, in their own order.
 * @param {readonly Step[]} steps
 * @param {string | undefined} only `unit,e2e`; all steps when undefined
 * @throws for a name that no step has
 */
export function selectSteps(steps, only) {
  if (only === undefined) return [...steps];
  const names = only.split(",").map((name) => name.trim());
  const known = steps.map((step) => step.name);
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length)
    throw new Error(`No such suite: ${unknown.join(", ")}. There are: ${known.join(", ")}.`);
  return steps.filter((step) => names.includes(step.name));
}
