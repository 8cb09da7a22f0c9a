import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { isSupported } from "./node-version.mjs";
import { endWith, nameStops } from "./operator-problem.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));

/**
 * @typedef {{ engines: { node: string }, dependencies: Record<string, string>, devDependencies: Record<string, string> }} Manifest
 * @typedef {import("./operator-problem.mjs").OperatorProblem} OperatorProblem
 */

/** `package.json:7`: the line with a text. @param {string} manifest @param {string} text */
const placeOf = (manifest, text) =>
  `package.json:${manifest.slice(0, Math.max(0, manifest.indexOf(text))).split("\n").length}`;

/** @param {string} manifest @param {Manifest} parsed @param {string} version */
function nodeProblem(manifest, { engines: { node: range } }, version) {
  if (isSupported(version, range)) return undefined;
  return {
    what: "The site cannot be built with this Node",
    where: placeOf(manifest, `"node": "${range}"`),
    seen: `Node ${version}`,
    cause: `package.json asks for ${range}: older ones cannot load the packages of the site, and newer ones were not tried.`,
    fix: "nvm install 22 && npm ci",
  };
}

/** The installed version of a package; undefined if it is not there. @param {string} folder @param {string} name */
function installed(folder, name) {
  try {
    const text = readFileSync(join(folder, "node_modules", name, "package.json"), "utf8");
    return /** @type {{ version: string }} */ (JSON.parse(text)).version;
  } catch {
    return undefined;
  }
}

/** Packages that are not installed, or in another version than the one that is pinned. @param {string} manifest @param {Record<string, string>} wanted @param {string} folder */
function packagesProblem(manifest, wanted, folder) {
  const cause = "npm ci has not run in this folder, or not to its end.";
  if (!existsSync(join(folder, "node_modules")))
    return {
      what: "The packages of the site are not installed",
      where: placeOf(manifest, '"dependencies"'),
      seen: "no folder node_modules",
      cause,
      fix: "npm ci",
    };
  for (const [name, version] of Object.entries(wanted)) {
    const there = installed(folder, name);
    const isPinned = /^\d/.test(version);
    if (there !== undefined && (!isPinned || there === version)) continue;
    return {
      what: `A package of the site is not installed: ${name} ${version}`,
      where: placeOf(manifest, `"${name}": "${version}"`),
      seen: there === undefined ? `no node_modules/${name}` : `node_modules/${name} is ${there}`,
      cause: there === undefined ? cause : "package.json has changed since npm ci ran here.",
      fix: "npm ci",
    };
  }
  return undefined;
}

/** Packages that hold programs for another system. @param {string} folder */
function systemProblem(folder) {
  try {
    createRequire(join(folder, "package.json"))("@swc/core");
    return undefined;
  } catch (error) {
    const [said = ""] = String(error instanceof Error ? error.message : error).split("\n");
    return {
      what: "The packages of the site do not run on this system",
      where: "node_modules/@swc/core",
      seen: said,
      cause: `They were installed on another system, or copied from one; this is ${process.platform} ${process.arch} with Node ${process.versions.node}.`,
      fix: "rm -rf node_modules && npm ci",
    };
  }
}

/**
 * Why no command can run in a folder; undefined if nothing stops it.
 * @param {{ folder?: string, version?: string, forTests?: boolean }} [options] `forTests`: also needs what only checks use
 * @returns {OperatorProblem | undefined}
 */
export function whyNotReady({
  folder = root,
  version = process.versions.node,
  forTests = false,
} = {}) {
  const manifest = readFileSync(join(folder, "package.json"), "utf8");
  const parsed = /** @type {Manifest} */ (JSON.parse(manifest));
  const wanted = { ...parsed.dependencies, ...(forTests && parsed.devDependencies) };
  return (
    nodeProblem(manifest, parsed, version) ??
    packagesProblem(manifest, wanted, folder) ??
    systemProblem(folder)
  );
}

/**
 * Ends the process with one clear message if this Node, or what is installed, cannot run the commands. Nothing that a
 * package is needed for may be imported before.
 * @param {{ forTests?: boolean }} [options]
 */
export function requireReady(options) {
  nameStops();
  const problem = whyNotReady(options);
  if (problem) endWith(problem);
}
