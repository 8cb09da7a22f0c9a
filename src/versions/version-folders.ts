import fs from "node:fs";
import path from "node:path";
import { didYouMean } from "../problems/did-you-mean";
import type { Problem, SourceLocation } from "../problems/problem";
import { frozenVersions, type ConfiguredVersion } from "./docs-versions";

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

/** Where a version is named; the file alone where it is written in another way. */
function placeOf(name: string, file: string): SourceLocation {
  const lines = fs.existsSync(file) ? fs.readFileSync(file, "utf8").split("\n") : [];
  const named = new RegExp(`\\bname["']?:\\s*["']?${name.replaceAll(".", "\\.")}(?![\\w.-])`);
  const line = lines.findIndex((text) => named.test(text)) + 1;
  return line ? { file, line } : { file };
}

function withoutFolder(
  name: string,
  folder: string,
  near: string | undefined,
  where: SourceLocation,
): Problem {
  return {
    level: "error",
    code: "version-without-folder",
    what: `The version ${name} is configured, but nothing of it is there`,
    where,
    seen: `docVersions: name: ${name}`,
    cause: near
      ? `There is no folder ${folder}; there is one called ${near}.`
      : `There is no folder ${folder}; a version that is published elsewhere has an href.`,
    fix: near ? `name: ${near}` : `npm run version:docs ${name}`,
  };
}

function withoutConfiguration(name: string, folder: string, configFile: string): Problem {
  return {
    level: "error",
    code: "version-without-configuration",
    what: `The folder ${folder} belongs to no version`,
    where: { file: folder },
    seen: folder,
    cause: `docVersions in ${configFile} has no version of this name, so nothing of the folder is built.`,
    fix: `{ name: "${name}", label: "${name}", mainDocId: "intro" },`,
  };
}

/** Versions without a folder, and folders without a version. */
export function versionFolderProblems(
  versions: readonly ConfiguredVersion[],
  { content, openapi, shown, configFile }: Folders,
): Problem[] {
  const names = frozenVersions(versions).map(({ name }) => name);
  return [content, openapi].flatMap((parent) => {
    const folder = path.join(parent, "versions");
    const found = foldersIn(folder);
    const free = found.filter((name) => !names.includes(name));
    const own = (name: string) => shown(path.join(folder, name));
    return [
      ...names
        .filter((name) => !found.includes(name))
        .map((name) =>
          withoutFolder(name, own(name), didYouMean(name, free), placeOf(name, configFile)),
        ),
      ...free.map((name) => withoutConfiguration(name, own(name), configFile)),
    ];
  });
}
