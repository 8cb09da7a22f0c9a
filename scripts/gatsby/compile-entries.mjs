import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { compiled } from "../process/load-typescript.mjs";

/** Where Gatsby looks for them. */
const compiledDir = path.join(".cache", "compiled");
const entries = ["gatsby-config.ts", "gatsby-node.ts"];
const relativeImport = /\brequire\("(\.[^"]*)"\)/g;

/** The entry files of the site and of its own plugins, relative to the site. @param {string} site */
function entryFiles(site) {
  const plugins = path.join(site, "plugins");
  const folders = existsSync(plugins)
    ? readdirSync(plugins).map((plugin) => path.join("plugins", plugin))
    : [];
  return [".", ...folders]
    .flatMap((folder) => entries.map((entry) => path.join(folder, entry)))
    .filter((file) => existsSync(path.join(site, file)));
}

/**
 * Compiles gatsby-config.ts and gatsby-node.ts, with the files that they import by a relative path, for Node, to where
 * Gatsby expects them. What these load from `src` is compiled when it is loaded.
 * @param {string} site its folder
 * @throws of a file that is missing, or is no TypeScript
 */
export function compileEntries(site) {
  const target = path.join(site, compiledDir);
  rmSync(target, { recursive: true, force: true });
  const done = new Set();
  /** @param {string} file relative to the site */
  const compile = (file) => {
    if (done.has(file)) return;
    done.add(file);
    const code = compiled(readFileSync(path.join(site, file), "utf8"), ".ts");
    const written = path.join(target, toScript(file));
    mkdirSync(path.dirname(written), { recursive: true });
    writeFileSync(
      written,
      code.replace(relativeImport, (_, /** @type {string} */ imported) => {
        compile(path.join(path.dirname(file), imported));
        return `require("${toScript(imported)}")`;
      }),
    );
  };
  for (const file of entryFiles(site)) compile(file);
}

/** @param {string} file */
const toScript = (file) => file.replace(/\.\w+$/, ".js");
