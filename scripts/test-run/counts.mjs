import { existsSync, readFileSync } from "node:fs";

/**
 * @typedef {{ passed: number, failed: number, skipped: number, note?: string }} Counts
 * @typedef {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number, numRuntimeErrorTestSuites: number }} JestReport
 * @typedef {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number }, errors: unknown[] }} PlaywrightReport
 */

/** @type {Counts} */
export const oneFailure = { passed: 0, failed: 1, skipped: 0 };

/** Counts of a check without a report. @param {number} exitCode @returns {Counts} */
export function countCheck(exitCode) {
  return exitCode === 0 ? { passed: 1, failed: 0, skipped: 0 } : oneFailure;
}

/** Counts of `jest --json`; a file that did not run is one failure. @param {JestReport} report @returns {Counts} */
export function countJest(report) {
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** Counts of a run of the tests that changes concern: none has failed if they concern none. @param {JestReport} report @returns {Counts} */
export function countChanged(report) {
  const counts = countJest(report);
  const isEmpty = counts.passed + counts.failed === 0;
  return isEmpty ? { ...counts, passed: 1, note: "no test is concerned" } : counts;
}

/**
 * Counts of Playwright's JSON report; each error outside of tests (no browser) is one failure. A test that passed only
 * when run again has failed; the note says how many did.
 * @param {PlaywrightReport} report @returns {Counts}
 */
export function countPlaywright({ stats, errors }) {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
    ...(stats.flaky > 0 && { note: `${stats.flaky} passed only when run again` }),
  };
}

/**
 * Counts of a runner with a report. It failed without one, and if the report does not explain the exit code.
 * @template Report
 * @param {string} file @param {number} exitCode @param {(report: Report) => Counts} count @returns {Counts}
 */
export function countReport(file, exitCode, count) {
  if (!existsSync(file)) return oneFailure;
  const counts = count(JSON.parse(readFileSync(file, "utf8")));
  const unexplained = exitCode !== 0 && counts.failed === 0;
  const empty = counts.passed + counts.failed === 0;
  return unexplained || empty ? { ...counts, failed: 1 } : counts;
}
