import path from "node:path";
import type { Compiler } from "webpack";
import { noteFiles } from "./written";

const pluginName = "NoteAssets";

/** A webpack plugin that notes all compiled files, also those that were there already. */
export class NoteAssets {
  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tap(pluginName, (compilation) => {
      const folder = compilation.outputOptions.path ?? "";
      const files = compilation.getAssets().map(({ name }) => path.join(folder, name));
      // The bundle that renders HTML is elsewhere; media that only the HTML names are in public/.
      const inPublic = files.map((file) => path.relative("public", file));
      noteFiles(
        inPublic
          .filter((file) => !file.startsWith(`..${path.sep}`))
          .map((file) => file.split(path.sep).join("/")),
      );
    });
  }
}
