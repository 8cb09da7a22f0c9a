/** @typedef {import("./counts.mjs").Counts & { name: string, seconds: number, note?: string }} SuiteResult */

/** `12 passed, 1 failed, 2 skipped`; skipped tests only if there are any. @param {readonly SuiteResult[]} results */
export function summaryLine(results) {
  const sum = (/** @type {"passed" | "failed" | "skipped"} */ key) =>
    results.reduce((total, result) => total + result[key], 0);
  const skipped = sum("skipped");
  return `${sum("passed")} passed, ${sum("failed")} failed${skipped ? `, ${skipped} skipped` : ""}`;
}

/** `All steps took 10 min 5 s.`. @param {number} seconds */
export function totalLine(seconds) {
  const whole = Math.round(seconds);
  const [minutes, rest] = [Math.floor(whole / 60), whole % 60];
  return `All steps took ${minutes ? `${minutes} min ` : ""}${rest} s.`;
}

/** @param {readonly SuiteResult[]} results */
export function summaryTable(results) {
  const rows = results.map(({ name, passed, failed, skipped, seconds, note }) => [
    failed ? "failed" : "ok",
    name,
    ...[passed, failed, skipped].map(String),
    `${seconds.toFixed(1)} s`,
    note ?? "",
  ]);
  const all = [["", "suite", "passed", "failed", "skipped", "time", ""], ...rows];
  const widths = all[0].map((_, column) => Math.max(...all.map((row) => row[column].length)));
  const isNumber = (/** @type {number} */ column) => column >= 2 && column <= 5;
  return all
    .map((row) =>
      row
        .map((cell, i) => (isNumber(i) ? cell.padStart(widths[i]) : cell.padEnd(widths[i])))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}
