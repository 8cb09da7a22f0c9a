import { loadingProblem } from "./code-problem.mjs";
import { fromProject } from "./from-project.mjs";
import { loadTypeScript } from "./load-typescript.mjs";
import { problemOf, Stopped } from "./operator-problem.mjs";
import { thrownProblem } from "./thrown-problem.mjs";

/**
 * Loads a TypeScript module of the project by its path. Gatsby's own way for gatsby-config.ts and gatsby-node.ts is to
 * bundle each with everything that it imports, in each new build and copy: 15 s, and every module several times in memory.
 * Ends the process, with the place and the cause, if the code does not parse, imports what does not exist, or throws.
 * @param {string} file relative to the project
 * @returns {unknown}
 */
export function fromSource(file) {
  loadTypeScript();
  try {
    return fromProject(file);
  } catch (error) {
    const problem = loadingProblem(error) ?? thrownProblem(error);
    if (!problem) throw error;
    const { formatProblem } = fromProject("src/problems/format-problem.ts");
    // Not by the console, which Gatsby draws a frame of its own around.
    process.stderr.write(`\n${formatProblem(problem)}\n\n`);
    return process.exit(1);
  }
}

/**
 * What a function of the project threw, with its place as `problem`: Gatsby shows the stack, whose lines are those of
 * compiled code.
 * @param {string} name of the function @param {unknown} error
 */
function withPlace(name, error) {
  const stop = problemOf(error);
  if (stop) return new Stopped(stop);
  const problem = thrownProblem(error, `The build's code throws in ${name}`);
  if (!problem || !(error instanceof Error)) return error;
  const { formatProblem } = /** @type {typeof import("../../src/problems/format-problem")} */ (
    fromProject("src/problems/format-problem.ts")
  );
  const placed = Object.assign(new Error(problem.what, { cause: error }), { problem });
  placed.stack = formatProblem(problem);
  return placed;
}

/**
 * The functions that a TypeScript module exports, by name; the module is loaded when the first of them is called. The
 * process that writes the HTML calls none: it is 200 MB smaller without the code that reads and draws the API.
 * @param {string} file relative to the project
 */
export function functionsFromSource(file) {
  /** @type {any} */
  let module;
  return new Proxy(
    {},
    {
      get:
        (_, name) =>
        (/** @type {unknown[]} */ ...args) => {
          module ??= fromSource(file);
          try {
            const result = module[name](...args);
            return result instanceof Promise
              ? result.catch((error) => Promise.reject(withPlace(String(name), error)))
              : result;
          } catch (error) {
            throw withPlace(String(name), error);
          }
        },
    },
  );
}
