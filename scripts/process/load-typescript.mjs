import path from "node:path";
import { transformSync } from "@swc/core";
import { addHook } from "pirates";
import { CodeSyntaxError, syntaxProblemOf } from "./code-problem.mjs";

/** @param {string} code @param {string} file @throws {SyntaxError} with file and line */
function compile(code, file) {
  const tsx = path.extname(file) === ".tsx";
  try {
    return transformSync(code, {
      swcrc: false,
      configFile: false,
      jsc: {
        parser: { syntax: "typescript", tsx },
        target: "es2022",
        transform: { react: { runtime: "automatic" } },
      },
      module: { type: "commonjs", ignoreDynamic: true },
    }).code;
  } catch (error) {
    const name = path.relative("", file).split(path.sep).join("/");
    throw new CodeSyntaxError(syntaxProblemOf(name, code, error));
  }
}

let isHooked = false;

/** Lets `require` load the project's TypeScript in this process, with the compiler that the unit tests use. */
export function loadTypeScript() {
  if (!isHooked) addHook(compile, { exts: [".ts", ".tsx"] });
  isHooked = true;
}
