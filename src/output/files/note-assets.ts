import type { Compiler } from "webpack";
import { noteFiles } from "./written";

const pluginName = "NoteAssets";

/** A webpack plugin: notes the files that were compiled as files of this build, also those that were there already. */
export class NoteAssets {
  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tap(pluginName, (compilation) => {
      noteFiles(compilation.getAssets().map(({ name }) => name));
    });
  }
}
