import { createRequire } from "node:module";
import path from "node:path";

/**
 * Loads a module of the project by its path. Gatsby bundles what gatsby-node.ts imports, so a path relative to the file
 * would lead elsewhere there.
 * @param {string} file relative to the project
 * @returns {any}
 */
export const fromProject = (file) => createRequire(path.resolve("package.json"))(`./${file}`);
