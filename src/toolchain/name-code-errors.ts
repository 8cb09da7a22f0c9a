import fs from "node:fs";
import path from "node:path";
import { isObjectType } from "graphql";
import { store } from "gatsby/dist/redux";
import { websocketManager } from "gatsby/dist/utils/websocket-manager";
import { formatProblem, formatProblems } from "../problems/format-problem";
import type { Problem } from "../problems/problem";
import { bundledLine } from "./bundled-line";
import { codeProblem, isCodeError, isQueryError, type CodeError } from "./code-problem";
import { loadingProblem } from "./crash-problem";
import { gatsbyReporter } from "./gatsby-reporter";
import { mustMatch } from "./must-match";
import { styleProblem } from "./style-problems";
import { syntaxProblem } from "./syntax-problems";

interface ErrorReporter {
  error(error: unknown, ...rest: unknown[]): unknown;
}

function fieldsOf(name: string): string[] {
  const type = store.getState().schema.getType(name);
  return isObjectType(type) ? Object.keys(type.getFields()) : [];
}

const namesIn = (folder: string) => (fs.existsSync(folder) ? fs.readdirSync(folder) : []);

function unparsedProblem(file: string, source: string): Problem | undefined {
  if (file.endsWith(".css")) return styleProblem(file, source);
  return /\.tsx?$/.test(file) ? syntaxProblem(file, source) : undefined;
}

/** What is wrong with the project's code; undefined for other errors, and those of packages. */
function problemOf(error: CodeError, root = process.cwd()): Problem | undefined {
  const [filePath = ""] = (error.filePath ?? "").split("?");
  const file = path.relative(root, filePath).split(path.sep).join("/");
  const isOurs = !file.startsWith("../") && !/^(?:node_modules|\.cache)\//.test(file);
  if (!isCodeError(error) || !isOurs || !fs.existsSync(filePath)) return undefined;
  const source = fs.readFileSync(filePath, "utf8");
  return (
    unparsedProblem(file, source) ??
    codeProblem(error, {
      file,
      source,
      namesIn: (folder) => namesIn(path.resolve(path.dirname(filePath), folder)),
      fieldsOf,
    })
  );
}

/** Of the queries that were read last. */
let ofQueries: Problem[] = [];

/** What is wrong with the queries now: pages miss the data of all of them until it is mended. */
export function queryProblems(): readonly Problem[] {
  return websocketManager.errors.has("graphql-compiler") ? ofQueries : [];
}

/** The message about an error of webpack or of a query, in five parts; undefined for those of packages. */
export function codeMessage(error: CodeError): string | undefined {
  const problem = problemOf(error);
  return problem && formatProblems([problem], "A mistake in the code");
}

/** The problem that an error of `functionsFromSource` carries, or of code that throws while pages are to be drawn. */
function thrownProblem(error: unknown): Problem | undefined {
  if (!(error instanceof Error)) return undefined;
  const { problem } = error as { problem?: Problem };
  const thrown = problem ? undefined : bundledLine(error.stack ?? "");
  return thrown ? loadingProblem({ message: error.message, thrown }) : problem;
}

/** The error with a message in five parts; others as they are. */
function named(error: CodeError & { error?: unknown }): CodeError {
  const thrown = thrownProblem(error) ?? thrownProblem(error.error);
  // Without the error, whose stack Gatsby would print below the message.
  if (thrown) return { context: { sourceMessage: formatProblem(thrown) } };
  if (error instanceof Error) return error;
  const sourceMessage = codeMessage(error);
  if (sourceMessage === undefined) return error;
  const { filePath, location } = error;
  return {
    filePath: filePath?.replace(/\?.*/, ""),
    ...(location && { location }),
    context: { sourceMessage },
  };
}

/** Gives errors of webpack and of queries file, line, cause, and fix, which Gatsby leaves out of what it prints. */
export function nameCodeErrors(): void {
  const reporter = gatsbyReporter<ErrorReporter>();
  const isKnown = typeof reporter.error === "function";
  mustMatch({ name: "name-code-errors", decision: "0042-build-log" }, isKnown);
  const { error: report } = reporter;
  const note = (errors: readonly CodeError[]) => {
    const problems = errors.flatMap((error) => (isQueryError(error) && problemOf(error)) || []);
    if (problems.length) ofQueries = problems;
  };
  const inWords = (error: unknown): unknown =>
    Array.isArray(error)
      ? error.map(inWords)
      : typeof error === "object" && error !== null
        ? named(error)
        : error;
  reporter.error = (error, ...rest) => {
    if (Array.isArray(error)) note(error as CodeError[]);
    return report.call(reporter, inWords(error), ...rest);
  };
}
