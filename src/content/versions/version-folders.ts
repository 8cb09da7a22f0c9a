import fs from "node:fs";
import path from "node:path";
import { didYouMean } from "../../problems/did-you-mean";
import type { Problem, SourceLocation } from "../../problems/problem";
import { frozenVersions, type ConfiguredVersion } from "../../config/docs-versions";

interface Folders {
  content: string;
  openapi: string;
  /** A path as messages show it. */
  shown: (absolute: string) => string;
  /** File with `docVersions`. */
  configFile: string;
}

function foldersIn(folder: string): string[] {
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith("."))
    .map(({ name }) => name)
    .sort();
}

/** The first line of the configuration that matches, or line 1. */
function lineWith(text: RegExp, file: string): SourceLocation {
  const lines = fs.existsSync(file) ? fs.readFileSync(file, "utf8").split("\n") : [];
  return { file, line: Math.max(1, lines.findIndex((line) => text.test(line)) + 1) };
}

const placeOf = (name: string, file: string) =>
  lineWith(new RegExp(`\\bname["']?:\\s*["']?${name.replaceAll(".", "\\.")}(?![\\w.-])`), file);

interface Missing {
  name: string;
  /** The missing folder and its parent, as messages show them. */
  folder: string;
  parent: string;
  /** An unconfigured folder with a similar name. */
  near: string | undefined;
  /** The version's other folder exists: freezing again would overwrite it. */
  isHalf: boolean;
}

function fixOf({ name, folder, parent, near, isHalf }: Missing): string {
  if (near !== undefined) return `name: "${near}"`;
  if (!isHalf) return `npm run version:docs ${name}`;
  const others = `find ${parent} -mindepth 1 -maxdepth 1 ! -name versions`;
  return parent.endsWith("openapi")
    ? `mkdir -p ${folder} && ${others} -exec cp -r {} ${folder} ';'`
    : `mkdir -p ${folder} && cp -r ${parent}/docs ${folder}`;
}

function withoutFolder(missing: Missing, where: SourceLocation): Problem {
  const { name, folder, near, isHalf } = missing;
  const hint = isHalf
    ? "its other folder is there."
    : "a version that is published elsewhere has an href.";
  return {
    level: "error",
    code: "version-without-folder",
    what: `The version ${name} is configured, but ${isHalf ? "half" : "nothing"} of it is there`,
    where,
    seen: `docVersions: name: ${name}`,
    cause: near
      ? `There is no folder ${folder}; there is one called ${near}.`
      : `There is no folder ${folder}; ${hint}`,
    fix: fixOf(missing),
  };
}

function withoutConfiguration(name: string, folder: string, configFile: string): Problem {
  return {
    level: "error",
    code: "version-without-configuration",
    what: `The folder ${folder} belongs to no version`,
    where: lineWith(/\bdocVersions\b/, configFile),
    seen: folder,
    cause: `docVersions has no version of this name, so nothing of the folder is built.`,
    fix: /ya?ml$/.test(configFile)
      ? `  - { name: "${name}", label: "${name}", mainDocId: intro }`
      : `{ name: "${name}", label: "${name}", mainDocId: "intro" },`,
  };
}

/** Versions without a folder, and folders without a version. */
export function versionFolderProblems(
  versions: readonly ConfiguredVersion[],
  { content, openapi, shown, configFile }: Folders,
): Problem[] {
  const names = frozenVersions(versions).map(({ name }) => name);
  const parents = [content, openapi];
  const present = parents.map((parent) => foldersIn(path.join(parent, "versions")));
  return parents.flatMap((parent, index) => {
    const found = present[index] ?? [];
    const others = present[1 - index] ?? [];
    const free = found.filter((name) => !names.includes(name));
    const folderOf = (name: string) => shown(path.join(parent, "versions", name));
    const missing = names
      .filter((name) => !found.includes(name))
      .map((name) => ({
        name,
        folder: folderOf(name),
        parent: shown(parent),
        near: didYouMean(name, free),
        isHalf: others.includes(name),
      }));
    return [
      ...missing.map((one) => withoutFolder(one, placeOf(one.name, configFile))),
      ...free.map((name) => withoutConfiguration(name, folderOf(name), configFile)),
    ];
  });
}
