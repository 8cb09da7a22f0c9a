import fs from "node:fs";
import path from "node:path";
import { filesBelow } from "../../config/files-below";
import type { Problem } from "../../problems/problem";
import { localesFolder } from "../../config/translations/places";
import { freezeLinks } from "./freeze-links";

/** Folders are absolute. */
interface Freezing {
  name: string;
  /** Route of the version: `/docs/2.0`. */
  route: string;
  content: string;
  openapi: string;
  /** A path as messages show it. */
  shown: (absolute: string) => string;
}

/** Entries of the description's folder that do not belong to a version. */
const excluded = new Set(["versions", "README.md"]);

function refused(what: string, seen: string, cause: string, fix: string): Problem {
  const where = { file: seen };
  return { level: "error", code: "version-refused", what, where, seen, cause, fix };
}

/** `2.0` -> `2.1` */
function nextName(name: string): string {
  const last = /^(.*?)(\d+)$/.exec(name);
  return last ? `${last[1]}${Number(last[2]) + 1}` : `${name}-2`;
}

function obstacles({ name, content, openapi, shown }: Freezing): Problem[] {
  if (!/^[\w.-]+$/.test(name) || /^\.+$/.test(name))
    return [
      refused(
        `"${name}" cannot be the name of a version`,
        name || "npm run version:docs",
        'It becomes a folder and a part of addresses: letters, digits, ".", "-" and "_".',
        "npm run version:docs 2.0",
      ),
    ];
  const docs = path.join(content, "docs");
  const what = "There are no docs to freeze";
  const missing = fs.existsSync(docs)
    ? []
    : [refused(what, shown(docs), "The folder does not exist.", "npm start")];
  const taken = [
    path.join(content, "versions", name),
    path.join(openapi, "versions", name),
    ...translations(content, name).map(({ to }) => path.dirname(to)),
  ]
    .filter((folder) => fs.existsSync(folder))
    .map((folder) =>
      refused(
        `The version ${name} is there already`,
        shown(folder),
        "A version is frozen once; nothing was written.",
        `npm run version:docs ${nextName(name)}`,
      ),
    );
  return [...missing, ...taken];
}

interface Copy {
  from: string;
  to: string;
  without?: ReadonlySet<string>;
}

/** Copies a folder and adapts its links; returns the number of files. */
function copy({ from, to, without = new Set() }: Copy, route: string): number {
  const files = filesBelow(from).filter((file) => !without.has(file.split("/")[0] ?? ""));
  for (const file of files) {
    const [source, target] = [path.join(from, file), path.join(to, file)];
    fs.mkdirSync(path.dirname(target), { recursive: true });
    if (/\.(mdx?|ya?ml|json)$/.test(file))
      fs.writeFileSync(target, freezeLinks(fs.readFileSync(source, "utf8"), route));
    else fs.copyFileSync(source, target);
  }
  return files.length;
}

/** Folders with translated docs, and their places in a version. */
function translations(content: string, name: string): { from: string; to: string }[] {
  const folder = path.join(content, localesFolder);
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder)
    .map((locale) => path.join(folder, locale))
    .filter((localeFolder) => fs.existsSync(path.join(localeFolder, "docs")))
    .map((localeFolder) => ({
      from: path.join(localeFolder, "docs"),
      to: path.join(localeFolder, "versions", name, "docs"),
    }));
}

/** Copies today's docs, their translations, and the API description; writes nothing if there is any obstacle. */
export function freezeVersion(freezing: Freezing): { problems: Problem[]; files: number } {
  const problems = obstacles(freezing);
  if (problems.length) return { problems, files: 0 };
  const { name, route, content, openapi } = freezing;
  const copies: Copy[] = [
    { from: path.join(content, "docs"), to: path.join(content, "versions", name, "docs") },
    { from: openapi, to: path.join(openapi, "versions", name), without: excluded },
    ...translations(content, name),
  ];
  const files = copies.reduce((sum, one) => sum + copy(one, route), 0);
  return { problems, files };
}

/** A frozen version's line in the configuration. */
export function configurationLine(name: string, mainDocId: string, day: string): string {
  return `{ name: "${name}", label: "${name}", mainDocId: "${mainDocId}", released: "${day}" },`;
}
