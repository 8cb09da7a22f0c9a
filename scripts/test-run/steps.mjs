import { join } from "node:path";
import { testArguments } from "../process/node-options.mjs";
import { wrongCommand } from "../process/command-line.mjs";
import { packageCommand } from "../process/run.mjs";
import { countChanged, countCheck, countJest, countPlaywright, countReport } from "./counts.mjs";

export const reportFolder = join(".tmp", "test-results");

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {string[]} args for Node
 * @property {NodeJS.ProcessEnv} [env]
 * @property {1 | 2} cores that it keeps busy: two steps of one run at a time, a step of two runs alone
 * @property {boolean} [needsBuild] reads `public/`, so it waits for the step `build`
 * @property {number} limitMinutes then it has failed: several times what it takes
 * @property {string} [report] file with its results
 * @property {(exitCode: number) => import("./counts.mjs").Counts} count
 */

/** @param {string} name @param {string[]} args @returns {Step} */
const check = (name, args) => ({
  name,
  args,
  cores: 1,
  limitMinutes: 5,
  count: countCheck,
});

/** @param {string} name @param {number} limitMinutes @param {string[]} args @returns {Step} */
function jest(name, limitMinutes, args) {
  const report = join(reportFolder, `${name}.json`);
  return {
    name,
    report,
    limitMinutes,
    cores: 1,
    args: [
      ...[...testArguments(), ...packageCommand("jest")],
      ...["--ci", "--json", `--outputFile=${report}`, ...args],
    ],
    count: (exitCode) => countReport(report, exitCode, countJest),
  };
}

const cacheFolder = join(".tmp", "check");
/** @param {string} name */
const cached = (name) => ["--cache", "--cache-location", join(cacheFolder, name)];

/**
 * The steps of `npm run check`: what needs no build, with caches, and the unit tests that the changes since a commit
 * concern.
 * @param {string | undefined} since a branch or commit; undefined for what is not committed
 * @returns {Step[]}
 */
export function checkSteps(since) {
  const changed = since ? `--changedSince=${since}` : "--onlyChanged";
  const unit = jest("unit", 15, [changed, "--passWithNoTests"]);
  const types = ["--noEmit", "--incremental", "--tsBuildInfoFile", join(cacheFolder, "types.json")];
  return [
    check("lint", [...packageCommand("eslint"), ".", ...cached("eslint")]),
    check("typecheck", [...packageCommand("typescript", "tsc"), ...types]),
    check("format", [...packageCommand("prettier"), "--check", ".", ...cached("prettier")]),
    check("openapi", ["scripts/lint-openapi.mjs"]),
    check("content", ["scripts/check-content.mjs"]),
    check("texts", ["scripts/check-i18n.mjs"]),
    { ...unit, count: (exitCode) => countReport(String(unit.report), exitCode, countChanged) },
  ];
}

/** @returns {Step} */
function playwright() {
  const report = join(reportFolder, "e2e.json");
  return {
    name: "e2e",
    report,
    needsBuild: true,
    cores: 2,
    limitMinutes: 35,
    args: [...packageCommand("@playwright/test", "playwright"), "test", "--reporter=list,json"],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    count: (exitCode) => countReport(report, exitCode, countPlaywright),
  };
}

/**
 * All steps. Those of one core share two; the hosts, which mostly wait for slow clients, begin while others check. The unit
 * tests take both: on one, they went on for minutes after all else that needs one had ended, and the other stood idle.
 * @returns {Step[]}
 */
export function testSteps() {
  return [
    { ...jest("unit", 15, ["--maxWorkers=2"]), cores: 2 },
    check("typecheck", [...packageCommand("typescript", "tsc"), "--noEmit"]),
    { ...check("build", ["scripts/build.mjs"]), limitMinutes: 12 },
    check("lint", [...packageCommand("eslint"), "."]),
    check("format", [...packageCommand("prettier"), "--check", "."]),
    check("openapi", ["scripts/lint-openapi.mjs"]),
    check("content", ["scripts/check-content.mjs"]),
    check("texts", ["scripts/check-i18n.mjs"]),
    { ...jest("hosts", 5, ["--config", "jest.hosts.config.mjs"]), needsBuild: true },
    {
      ...jest("integration", 30, ["--config", "jest.integration.config.mjs"]),
      cores: 2,
      needsBuild: true,
    },
    {
      ...jest("take-away", 6, ["--config", "jest.take-away.config.mjs"]),
      cores: 2,
      needsBuild: true,
    },
    playwright(),
  ];
}

/**
 * The steps with these names, in their own order; all if undefined. @throws for an unknown name
 * @param {readonly Step[]} steps @param {string | undefined} only `unit,e2e`
 */
export function selectSteps(steps, only) {
  if (only === undefined) return [...steps];
  const names = only.split(",").map((name) => name.trim());
  const known = steps.map((step) => step.name);
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length)
    throw wrongCommand(
      `No such suite: ${unknown.join(", ")}`,
      `--only ${only}`,
      `There are ${known.join(", ")}.`,
      "npm test -- --only unit,e2e",
    );
  return steps.filter((step) => names.includes(step.name));
}
