import Module, { createRequire } from "node:module";
import { beginWork } from "./begin-work.mjs";
import { compileEntries } from "./compile-entries.mjs";
import { tuneForBuild } from "./tune-v8.mjs";

const command = process.argv[2] ?? "";
if (command === "build") tuneForBuild();
// Before anything is touched.
if (command === "build" || command === "develop") beginWork(`gatsby ${command}`);

const require = createRequire(import.meta.url);
const compiler = require.resolve("gatsby/dist/utils/parcel/compile-gatsby-files");

/** @typedef {(module: NodeJS.Module, file: string) => void} LoadFile */

/** Calls `change` with what a module exports as soon as it is loaded. @param {string} file @param {(exports: any) => void} change */
function onceLoaded(file, change) {
  const extensions = /** @type {Record<string, LoadFile>} */ (Reflect.get(Module, "_extensions"));
  const load = /** @type {LoadFile} */ (extensions[".js"]);
  extensions[".js"] = (module, loaded) => {
    load(module, loaded);
    if (loaded !== file) return;
    extensions[".js"] = load;
    change(module.exports);
  };
}

/**
 * Gatsby's command, started faster: for the few lines of gatsby-config.ts and gatsby-node.ts Gatsby starts a process
 * with the bundler Parcel, in each build and `develop`, which takes 2 s. What cannot be compiled here Parcel gets, since
 * it says what is wrong.
 */
onceLoaded(compiler, (exports) => {
  const { compileGatsbyFiles: byParcel } = exports;
  exports.compileGatsbyFiles = async (/** @type {string} */ site) => {
    try {
      compileEntries(site);
    } catch {
      await byParcel(site);
    }
  };
});

require("gatsby/cli");
