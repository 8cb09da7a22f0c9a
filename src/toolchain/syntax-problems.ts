import { parseSync } from "@swc/core";
import { syntaxProblemOf } from "../../scripts/process/code-problem.mjs";
import type { Problem } from "../problems/problem";
import { projectFiles } from "./project-files";

/** Rooms whose code only bundles hold: a build would report their syntax errors late, and without a line. */
const folders = ["src/pages", "src/views", "src/browser", "src/search"];

/** The problem of a TypeScript file that does not parse. */
export function syntaxProblem(file: string, source: string): Problem | undefined {
  try {
    parseSync(source, { syntax: "typescript", tsx: file.endsWith("x") });
    return undefined;
  } catch (error) {
    return syntaxProblemOf(file, source, error);
  }
}

/** The syntax errors of all code that only bundles hold. */
export function syntaxProblems(root: string): Problem[] {
  const modules = projectFiles(root, folders, /\.tsx?$/);
  return modules.flatMap(({ file, text }) => syntaxProblem(file, text) ?? []);
}
