import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { readSwcError } from "./swc-error.mjs";

/**
 * A mistake in the project's code, in the five parts of `src/problems/problem.ts`.
 * @typedef {{ level: "error", code: string, what: string, where: { file: string, line: number }, seen: string, cause: string, fix: string }} CodeProblem
 */

/** @param {string} source @param {number} line */
const lineOf = (source, line) => source.split("\n")[line - 1]?.trim() ?? "";

/**
 * The problem of a file that the compiler cannot parse.
 * @param {string} file relative to the project @param {string} source @param {unknown} error of swc
 * @returns {CodeProblem}
 */
export function syntaxProblemOf(file, source, error) {
  const { line = 1, reason } = readSwcError(error);
  return {
    level: "error",
    code: "code-syntax",
    what: "The code does not parse",
    where: { file, line },
    seen: lineOf(source, line),
    cause: reason,
    fix: `npx eslint ${file}`,
  };
}

/** A file does not parse: an error that carries its problem. */
export class CodeSyntaxError extends SyntaxError {
  /** @param {CodeProblem} problem */
  constructor(problem) {
    super(`${problem.where.file}:${problem.where.line}: ${problem.cause}`);
    this.problem = problem;
  }
}

/**
 * The problem of an error that loading the project's code threw; undefined for errors of other kinds.
 * @param {unknown} error
 * @returns {CodeProblem | undefined}
 */
export function loadingProblem(error) {
  if (error instanceof CodeSyntaxError) return error.problem;
  if (!(error instanceof Error) || Reflect.get(error, "code") !== "MODULE_NOT_FOUND")
    return undefined;
  const request = /Cannot find module '([^']+)'/.exec(error.message)?.[1];
  const [from] = /** @type {string[]} */ (Reflect.get(error, "requireStack") ?? []);
  if (request === undefined || from === undefined || !existsSync(from)) return undefined;
  const file = path.relative("", from).split(path.sep).join("/");
  if (file.startsWith("../") || file.startsWith("node_modules/")) return undefined;
  const source = readFileSync(from, "utf8");
  const line = source.split("\n").findIndex((text) => text.includes(request)) + 1 || 1;
  const isPackage = !request.startsWith(".");
  return {
    level: "error",
    code: "code-import-unresolved",
    what: `An import names what does not exist: ${request}`,
    where: { file, line },
    seen: lineOf(source, line),
    cause: isPackage
      ? "There is no package of this name in node_modules."
      : "There is no such file, seen from the file that imports it.",
    fix: isPackage ? `npm install ${request}` : "npm run typecheck   # names the nearest file",
  };
}
