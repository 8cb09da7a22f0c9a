import type { Compiler } from "webpack";

const pluginName = "ForgetCompilation";

/**
 * A webpack plugin: empties what was compiled when the compiler is closed. Gatsby holds its compilers, their
 * statistics and, with them, every module until the build ends: 300 MB of this site.
 */
export class ForgetCompilation {
  apply(compiler: Compiler): void {
    let last: object = {};
    compiler.hooks.thisCompilation.tap(pluginName, (compilation) => {
      last = compilation;
    });
    compiler.hooks.shutdown.tap({ name: pluginName, stage: Infinity }, () => {
      for (const key of Object.keys(last)) Reflect.deleteProperty(last, key);
    });
  }
}
