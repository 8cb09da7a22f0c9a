import fs from "node:fs";
import path from "node:path";
import { parseSync } from "@swc/core";
import { filesBelow } from "../config/files-below";
import { syntaxProblemOf } from "../../scripts/process/code-problem.mjs";
import type { Problem } from "../problems/problem";

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
  return folders.flatMap((folder) =>
    filesBelow(path.join(root, folder))
      .filter((file) => /\.tsx?$/.test(file))
      .flatMap((file) => {
        const name = `${folder}/${file}`;
        return syntaxProblem(name, fs.readFileSync(path.join(root, name), "utf8")) ?? [];
      }),
  );
}
