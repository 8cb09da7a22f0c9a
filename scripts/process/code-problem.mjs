import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { fromProject } from "./from-project.mjs";

/**
 * A mistake in the project's code, in the five parts of `src/problems/problem.ts`.
 * @typedef {{ level: "error", code: string, what: string, where: { file: string, line: number }, seen: string, cause: string, fix: string }} CodeProblem
 */

/** @param {string} source @param {number} line */
const lineOf = (source, line) => source.split("\n")[line - 1]?.trim() ?? "";

/**
 * Line and reason of a syntax error as swc reports it: a drawing, followed by the compiler's own stack.
 * @param {unknown} error
 */
function readSwcError(error) {
  const [drawing = ""] = String(error instanceof Error ? error.message : error).split("Caused by:");
  const [, line = "1"] = /,-\[(?:.*:)?(\d+):\d+\]/.exec(drawing) ?? [];
  const [reason = ""] = drawing.split(",-[");
  const text = reason.replace(/^\s*x\s+/, "").replace(/\s+/g, " ");
  return { line: Number(line), reason: text.trim() };
}

/**
 * The problem of a file that the compiler cannot parse.
 * @param {string} file relative to the project @param {string} source @param {unknown} error of swc
 * @returns {CodeProblem}
 */
export function syntaxProblemOf(file, source, error) {
  const { line, reason } = readSwcError(error);
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
 * The line with the nearest file of the folder; a command that creates the file if none is near.
 * @param {string} request @param {string} from absolute @param {string} seen
 */
function rightImport(request, from, seen) {
  const { didYouMean } = /** @type {typeof import("../../src/problems/did-you-mean")} */ (
    fromProject("src/problems/did-you-mean.ts")
  );
  const meant = path.resolve(path.dirname(from), request);
  const folder = path.dirname(meant);
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const bare = names.map((name) => name.replace(/\.(?:d\.)?[jt]sx?$/, ""));
  const near = didYouMean(path.basename(request), bare);
  if (near) return seen.replace(request, request.replace(/[^/]*$/, near));
  const file = path.relative("", meant).split(path.sep).join("/");
  return `mkdir -p ${path.posix.dirname(file)} && touch ${file}.ts`;
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
    fix: isPackage ? `npm install ${request}` : rightImport(request, from, lineOf(source, line)),
  };
}
