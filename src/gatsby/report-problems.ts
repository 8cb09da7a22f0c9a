import type { Reporter } from "gatsby";
import { formatProblems } from "../problems/format-problem";
import { hasErrors } from "../problems/problem";
import { allProblems } from "../problems/problem-log";

let reported = "";

function count(n: number, noun: string): string {
  return `${n} ${noun}${n === 1 ? "" : "s"}`;
}

/** True in `gatsby develop`, where a mistake is shown and the server stays up. */
function developing(): boolean {
  return process.env.gatsby_executing_command === "develop";
}

/** Shows all problems known now, each once; in a build, errors end it with exit code 1. */
export function reportProblems(reporter: Reporter): void {
  const problems = allProblems();
  const errors = problems.filter(({ level }) => level === "error");
  const warnings = problems.filter(({ level }) => level === "warning");
  const key = JSON.stringify(problems);
  if (key === reported) return;
  reported = key;
  if (warnings.length)
    reporter.warn(formatProblems(warnings, `${count(warnings.length, "warning")}, the site is built all the same`));
  if (!hasErrors(problems)) return;
  const text = formatProblems(errors, `${count(errors.length, "mistake")} to mend before the site can be built`);
  if (developing()) reporter.error(text);
  else reporter.panic(text);
}
