import type { Reporter } from "gatsby";
import { formatProblems } from "./format-problem";
import type { Problem } from "./problem";
import { allProblems } from "./problem-log";

/** Problems already printed, as JSON. */
let reported = new Set<string>();

function count(n: number, noun: string): string {
  return `${n} ${noun}${n === 1 ? "" : "s"}`;
}

/**
 * Ends a build. Gatsby's drawing of a terminal breaks long lines, also those that are to be pasted, so the mistakes come
 * after it as they are.
 */
function end(reporter: Reporter, problems: readonly Problem[], headline: string): void {
  if (process.env.GATSBY_LOGGER === "ink") {
    process.once("exit", () => process.stderr.write(`${formatProblems(problems, "")}\n`));
    reporter.panic(headline);
  } else reporter.panic(formatProblems(problems, headline));
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
  else end(reporter, errors, headline);
}
