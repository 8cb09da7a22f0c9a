import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import Module from "node:module";
import path from "node:path";
import { transformSync, version as swcVersion } from "@swc/core";

/** Compiled files by the hash of their text: a build has several processes, and the tests build many sites. */
const cacheDir = path.resolve("node_modules", ".cache", "load-typescript");

/** @type {import("@swc/core").Options} */
const options = {
  swcrc: false,
  configFile: false,
  jsc: {
    parser: { syntax: "typescript" },
    target: "es2022",
    transform: { react: { runtime: "automatic" } },
  },
  module: { type: "commonjs", ignoreDynamic: true },
};
const version = `${swcVersion} ${JSON.stringify(options)}`;

/** @param {string} text @param {string} extension */
function compile(text, extension) {
  const parser = { syntax: /** @type {const} */ ("typescript"), tsx: extension === ".tsx" };
  return transformSync(text, { ...options, jsc: { ...options.jsc, parser } }).code;
}

/**
 * A file of TypeScript, or of modules, as code for `require`. @param {string} text @param {string} extension `.ts`, `.tsx`
 * @throws with the place, if it does not parse
 */
export function compiled(text, extension) {
  const key = createHash("sha256").update(`${version} ${extension} ${text}`).digest("hex");
  const file = path.join(cacheDir, `${key}.js`);
  try {
    return readFileSync(file, "utf8");
  } catch {
    const code = compile(text, extension);
    mkdirSync(cacheDir, { recursive: true });
    // Other processes do the same at the same time: they see a whole file or none.
    const part = `${file}.${process.pid}`;
    writeFileSync(part, code);
    renameSync(part, file);
    return code;
  }
}

/** Lets `require` load TypeScript, with the compiler that the unit tests use. */
export function loadTypeScript() {
  const extensions = /** @type {Record<string, Function>} */ (Reflect.get(Module, "_extensions"));
  for (const extension of [".ts", ".tsx"])
    extensions[extension] = (
      /** @type {{ _compile(code: string, file: string): void }} */ module,
      /** @type {string} */ file,
    ) => module._compile(compiled(readFileSync(file, "utf8"), extension), file);
}
