import type { Reporter } from "gatsby";
import { formatProblems } from "./format-problem";
import { allProblems } from "./problem-log";

/** What the author has been told of, as JSON. */
let reported = new Set<string>();

function count(n: number, noun: string): string {
  return `${n} ${noun}${n === 1 ? "" : "s"}`;
}

/** True in `gatsby develop`, where a mistake is shown and the server stays up. */
function developing(): boolean {
  return process.env.gatsby_executing_command === "develop";
}

/** Shows the problems not shown yet; in a build, errors end it with exit code 1. */
export function reportProblems(reporter: Reporter): void {
  const problems = allProblems();
  const fresh = problems.filter((problem) => !reported.has(JSON.stringify(problem)));
  reported = new Set(problems.map((problem) => JSON.stringify(problem)));
  const [errors, warnings] = [
    fresh.filter(({ level }) => level === "error"),
    fresh.filter(({ level }) => level === "warning"),
  ];
  if (warnings.length)
    reporter.warn(
      formatProblems(
        warnings,
        `${count(warnings.length, "warning")}; the site is built all the same`,
      ),
    );
  if (!errors.length) return;
  const text = formatProblems(
    errors,
    `${count(errors.length, "mistake")} to mend before the site can be built`,
  );
  if (developing()) reporter.error(text);
  else reporter.panic(text);
}
