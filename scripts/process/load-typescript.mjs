import { readFileSync } from "node:fs";
import path from "node:path";
import { transformSync } from "@swc/core";
import { addHook } from "pirates";
import { CodeSyntaxError, syntaxProblemOf } from "./code-problem.mjs";

/** @param {string} file @returns {import("@swc/core").Options} */
const optionsFor = (file) => ({
  swcrc: false,
  configFile: false,
  jsc: {
    parser: { syntax: "typescript", tsx: path.extname(file) === ".tsx" },
    target: "es2022",
    transform: { react: { runtime: "automatic" } },
  },
  module: { type: "commonjs", ignoreDynamic: true },
});

/** @param {string} code @param {string} file @throws {SyntaxError} with file and line */
function compile(code, file) {
  try {
    return transformSync(code, optionsFor(file)).code;
  } catch (error) {
    const name = path.relative("", file).split(path.sep).join("/");
    throw new CodeSyntaxError(syntaxProblemOf(name, code, error));
  }
}

/** The source map of a file, as it was compiled when it was loaded. @param {string} file */
export function mapOf(file) {
  const options = { ...optionsFor(file), sourceMaps: true };
  return JSON.parse(transformSync(readFileSync(file, "utf8"), options).map ?? "{}");
}

let isHooked = false;

/** Lets `require` load the project's TypeScript in this process, with the compiler that the unit tests use. */
export function loadTypeScript() {
  if (!isHooked) addHook(compile, { exts: [".ts", ".tsx"] });
  isHooked = true;
}
