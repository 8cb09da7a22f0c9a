import { readFileSync } from "node:fs";
import { SourceMap } from "node:module";
import path from "node:path";
import { fromProject } from "./from-project.mjs";
import { mapOf } from "./load-typescript.mjs";

/** A line of a stack: `    at load (/site/src/config/site.config.ts:3:7)`. */
const frame = /(?:^|[\s(])(?:file:\/\/)?([^\s()]+\.(?:tsx?|mjs)):(\d+):(\d+)\)?$/;

/** @param {string} file absolute @param {number} line @param {number} column of the compiled code */
function writtenLine(file, line, column) {
  if (file.endsWith(".mjs")) return line;
  const entry = new SourceMap(mapOf(file)).findEntry(line - 1, column - 1);
  return "originalLine" in entry ? entry.originalLine + 1 : line;
}

/** The innermost line of the project's own code in the stack of an error. @param {Error} error */
function placeOf({ stack = "" }) {
  for (const text of stack.split("\n")) {
    const [, absolute, line, column] = frame.exec(text) ?? [];
    if (absolute === undefined) continue;
    const file = path.relative("", absolute).split(path.sep).join("/");
    if (/^(?:\.\.\/|node_modules\/|\.cache\/|scripts\/process\/)/.test(file)) continue;
    return { file, line: writtenLine(absolute, Number(line), Number(column)) };
  }
  return undefined;
}

/**
 * The problem of an error that the project's code threw; undefined if no line of it is in the stack.
 * @param {unknown} error @param {string} [what]
 * @returns {import("./code-problem.mjs").CodeProblem | undefined}
 */
export function thrownProblem(error, what = "The code throws while it is loaded") {
  const where = error instanceof Error ? placeOf(error) : undefined;
  if (!(error instanceof Error) || !where) return undefined;
  const source = readFileSync(where.file, "utf8");
  const seen = source.split("\n")[where.line - 1]?.trim() ?? "";
  const { thrownWords } = /** @type {typeof import("../../src/problems/thrown-words")} */ (
    fromProject("src/problems/thrown-words.ts")
  );
  const cause = `${error.name}: ${error.message}`;
  return {
    level: "error",
    code: "code-throws",
    what,
    where,
    seen,
    ...(thrownWords(cause, seen, source) ?? {
      cause,
      fix: "npm run typecheck   # names most of what is undefined",
    }),
  };
}
