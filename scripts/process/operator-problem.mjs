import { systemProblem } from "./system-problem.mjs";

/**
 * What stops a command although neither content nor code is wrong, in the five parts of `src/problems/problem.ts`, for
 * which no TypeScript needs to be loaded.
 * @typedef {{ what: string, where: string, seen: string, cause: string, fix: string }} OperatorProblem
 */

/** As `src/problems/format-problem.ts` has it. @param {OperatorProblem} problem */
export const formatOperatorProblem = ({ what, where, seen, cause, fix }) =>
  [
    what,
    ...Object.entries({ where, seen, cause, fix }).map(
      ([label, text]) => `  ${label.padEnd(6)} ${text.replaceAll("\n", `\n${" ".repeat(9)}`)}`,
    ),
  ].join("\n");

/** An error that carries its problem. */
export class Stopped extends Error {
  /** @param {OperatorProblem} problem */
  constructor(problem) {
    super(formatOperatorProblem(problem));
    this.stop = problem;
  }
}

/**
 * The problem that an error carries, or that the system has. Gatsby bundles this file with its configuration, so that
 * there are two classes of the name.
 * @param {unknown} error
 * @returns {OperatorProblem | undefined}
 */
export const problemOf = (error) => Reflect.get(Object(error), "stop") ?? systemProblem(error);

/** Prints a problem and ends the process. @param {OperatorProblem} problem @returns {never} */
export function endWith(problem) {
  process.stderr.write(`\n${formatOperatorProblem(problem)}\n\n`);
  return process.exit(1);
}

/** Names what nothing else in this process catches in five parts, if the code is not at fault. */
export function nameStops() {
  process.on("uncaughtExceptionMonitor", (error) => {
    const problem = problemOf(error);
    if (problem) endWith(problem);
  });
}
