import { createRequire } from "node:module";
import { formatOperatorProblem, nameStops, problemOf } from "../process/operator-problem.mjs";

const require = createRequire(import.meta.url);

/** @typedef {(meta: unknown, error?: unknown, pluginName?: string) => unknown} Report */

/** What an argument of Gatsby's reporter holds. @param {unknown} given @returns {unknown[]} */
const errorsIn = (given) =>
  [given]
    .flat()
    .flatMap((one) => [one, Reflect.get(Object(one), "error"), Reflect.get(Object(one), "cause")]);

/** Lets Gatsby say in five parts what the system refuses, such as a full disk: it prints a stack of its own code. */
export function nameSystemErrors() {
  nameStops();
  const ofGatsby = createRequire(require.resolve("gatsby/package.json"));
  const reporter = /** @type {{ error: Report }} */ (ofGatsby("gatsby-cli/lib/reporter"));
  const { error: report } = reporter;
  reporter.error = (meta, error, pluginName) => {
    const problem = [error, meta].flatMap(errorsIn).map(problemOf).find(Boolean);
    return problem
      ? report.call(reporter, formatOperatorProblem(problem))
      : report.call(reporter, meta, error, pluginName);
  };
}
