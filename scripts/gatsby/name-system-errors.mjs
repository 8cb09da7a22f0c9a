import { createRequire } from "node:module";
import {
  formatOperatorProblem,
  nameStops,
  problemOf,
  Stopped,
} from "../process/operator-problem.mjs";

const require = createRequire(import.meta.url);

/** @typedef {(meta: unknown, error?: unknown, pluginName?: string) => unknown} Report */

/** What an argument of Gatsby's reporter holds. @param {unknown} given @returns {unknown[]} */
const errorsIn = (given) =>
  [given]
    .flat()
    .flatMap((one) => [one, Reflect.get(Object(one), "error"), Reflect.get(Object(one), "cause")]);

/** @param {string} version of Gatsby */
const unknownReporter = (version) =>
  new Stopped({
    what: `scripts/gatsby/name-system-errors.mjs found nothing to change in Gatsby ${version}`,
    where: "node_modules/gatsby-cli/lib/reporter",
    seen: "no function `error`",
    cause: "It was written for Gatsby 5.16.1, whose reporter prints all errors by this function.",
    fix: "Adapt it or remove it: docs/decisions/0042-build-log.md says what it is for.",
  });

/**
 * Lets Gatsby say in five parts what the system refuses, such as a full disk: it prints a stack of its own code. Not in
 * src/toolchain/, because it must work before any TypeScript is loaded, which a full disk may prevent;
 * `name-code-errors.ts` there wraps the same function again. @throws {Stopped} if Gatsby's reporter has none
 */
export function nameSystemErrors() {
  nameStops();
  const ofGatsby = createRequire(require.resolve("gatsby/package.json"));
  const reporter = /** @type {{ error: Report }} */ (ofGatsby("gatsby-cli/lib/reporter"));
  const { error: report } = reporter;
  if (typeof report !== "function") throw unknownReporter(ofGatsby("./package.json").version);
  reporter.error = (meta, error, pluginName) => {
    const problem = [error, meta].flatMap(errorsIn).map(problemOf).find(Boolean);
    return problem
      ? report.call(reporter, formatOperatorProblem(problem))
      : report.call(reporter, meta, error, pluginName);
  };
}
