import type { Problem, SourceLocation } from "../../problems/problem";
import type { ConsoleGap } from "../../browser/console/console-file";

const lint = "npm run lint:openapi # names the place, where it is a mistake of the description";

/** Without a mock, pages have no consoles. */
export function consoleProblem(file: string, error: unknown): Problem {
  return {
    level: "warning",
    code: "console-without-mock",
    what: "The console is left out of all operation pages",
    where: { file },
    seen: error instanceof Error ? error.message : String(error),
    cause:
      "The mock that responds to it is made from the description, its examples and the files of the folder demo beside it. One of them has something that it cannot be made of.",
    fix: lint,
  };
}

/** What a console lacks, by kind. */
const gaps = {
  console: {
    code: "console-left-out",
    what: "is left out",
    cause:
      "Its description has something that no form, or no response of the mock, can be made of. All other consoles are there.",
    fix: lint,
  },
  check: {
    code: "console-unchecked",
    what: "does not check all that is sent",
    cause:
      "A regular expression is none that browsers can read, or can keep them busy without end; or a schema is tried in more ways than there is time for. The console lets everything pass there.",
    fix: 'pattern: "^[a-z0-9]+(-[a-z0-9]+)*$" # JavaScript, and nothing repeated that repeats itself',
  },
};

/** An operation has no console, or a console that does not check all that is sent. */
export function consoleGapProblem(
  { kind, about }: ConsoleGap,
  { method, path, where }: { method: string; path: string; where: SourceLocation },
): Problem {
  const what = `The console of ${method} ${path} ${gaps[kind].what}`;
  return { ...gaps[kind], level: "warning", what, where, seen: about.join(", ") };
}
