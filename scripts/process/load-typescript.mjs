import { readFileSync } from "node:fs";
import Module from "node:module";
import swc from "@swc/core";

/** Lets `require` load TypeScript, with the compiler that the unit tests use. */
export function loadTypeScript() {
  const extensions = /** @type {Record<string, Function>} */ (Reflect.get(Module, "_extensions"));
  extensions[".ts"] = (
    /** @type {{ _compile(code: string, file: string): void }} */ module,
    /** @type {string} */ file,
  ) => {
    const { code } = swc.transformSync(readFileSync(file, "utf8"), {
      filename: file,
      jsc: { parser: { syntax: "typescript" }, target: "es2022" },
      module: { type: "commonjs", ignoreDynamic: true },
      sourceMaps: "inline",
    });
    module._compile(code, file);
  };
}
