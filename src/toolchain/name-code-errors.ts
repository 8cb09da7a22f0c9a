import fs from "node:fs";
import path from "node:path";
import { isObjectType } from "graphql";
import { store } from "gatsby/dist/redux";
import { formatProblems } from "../problems/format-problem";
import { codeProblem, isCodeError, type CodeError } from "./code-problem";
import { gatsbyReporter } from "./gatsby-reporter";
import { mustMatch } from "./must-match";
import { syntaxProblem } from "./syntax-problems";

interface ErrorReporter {
  error(error: unknown, ...rest: unknown[]): unknown;
}

function fieldsOf(name: string): string[] {
  const type = store.getState().schema.getType(name);
  return isObjectType(type) ? Object.keys(type.getFields()) : [];
}

const namesIn = (folder: string) => (fs.existsSync(folder) ? fs.readdirSync(folder) : []);

/** The error with a message in five parts; others, and those of packages, as they are. */
function named(error: CodeError, root: string): CodeError {
  const [filePath = ""] = (error.filePath ?? "").split("?");
  const file = path.relative(root, filePath).split(path.sep).join("/");
  const isOurs = !file.startsWith("../") && !/^(?:node_modules|\.cache)\//.test(file);
  if (!isCodeError(error) || !isOurs || !fs.existsSync(filePath)) return error;
  const source = fs.readFileSync(filePath, "utf8");
  const unparsed = /\.tsx?$/.test(file) ? syntaxProblem(file, source) : undefined;
  const problem =
    unparsed ??
    codeProblem(error, {
      file,
      source,
      namesIn: (folder) => namesIn(path.resolve(path.dirname(filePath), folder)),
      fieldsOf,
    });
  const { location } = error;
  const sourceMessage = formatProblems([problem], "A mistake in the code");
  return { filePath, ...(location && { location }), context: { sourceMessage } };
}

/** Gives errors of webpack and of queries file, line, cause, and fix, which Gatsby leaves out of what it prints. */
export function nameCodeErrors(): void {
  const reporter = gatsbyReporter<ErrorReporter>();
  mustMatch(
    { name: "name-code-errors", decision: "0042-build-log" },
    typeof reporter.error === "function",
  );
  const { error: report } = reporter;
  const inWords = (error: unknown): unknown =>
    Array.isArray(error)
      ? error.map(inWords)
      : typeof error === "object" && error !== null && !(error instanceof Error)
        ? named(error, process.cwd())
        : error;
  reporter.error = (error, ...rest) => report.call(reporter, inWords(error), ...rest);
}
