import type { Reporter } from "gatsby";
import { formatProblems } from "./format-problem";
import { allProblems } from "./problem-log";

/** Problems already printed, as JSON. */
let reported = new Set<string>();

function count(n: number, noun: string): string {
  return `${n} ${noun}${n === 1 ? "" : "s"}`;
}

/** Prints new problems; errors end a build with exit code 1, but not `gatsby develop`. */
export function reportProblems(reporter: Reporter): void {
  const problems = allProblems();
  const fresh = problems.filter((problem) => !reported.has(JSON.stringify(problem)));
  reported = new Set(problems.map((problem) => JSON.stringify(problem)));
  const errors = fresh.filter(({ level }) => level === "error");
  const warnings = fresh.filter(({ level }) => level === "warning");
  if (warnings.length) {
    const headline = `${count(warnings.length, "warning")}; the site is built all the same`;
    reporter.warn(formatProblems(warnings, headline));
  }
  if (!errors.length) return;
  const headline = `${count(errors.length, "mistake")} to mend before the site can be built`;
  if (process.env.gatsby_executing_command === "develop")
    reporter.error(formatProblems(errors, headline));
  else reporter.panic(formatProblems(errors, headline));
}
