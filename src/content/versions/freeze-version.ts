import fs from "node:fs";
import path from "node:path";
import type { Problem } from "../../problems/problem";
import { localesFolder } from "../../config/translations/places";
import { freezeLinks } from "./freeze-links";

/** What is to be frozen, and where it is; folders are absolute. */
export interface Freezing {
  name: string;
  /** Route of the version: `/docs/2.0`. */
  route: string;
  content: string;
  openapi: string;
  /** A path as messages show it. */
  shown: (absolute: string) => string;
}

/** Parts of the two folders that are no part of a version. */
const left = new Set(["versions", "demo", "README.md"]);

function refused(what: string, where: string, cause: string, fix: string): Problem {
  return {
    level: "error",
    code: "version-refused",
    what,
    where: { file: where },
    seen: where,
    cause,
    fix,
  };
}

/** Next free name after one that is taken: `2.1` after `2.0`. */
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
  const missing = fs.existsSync(docs)
    ? []
    : [
        refused(
          "There are no docs to freeze",
          shown(docs),
          "The folder does not exist.",
          "npm start",
        ),
      ];
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

/** Copies a folder; links to today's docs lead into the version. Returns the number of files. */
function copy(from: string, to: string, route: string): number {
  const files = fs
    .readdirSync(from, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(from, path.join(entry.parentPath, entry.name)))
    .filter((file) => !left.has(file.split(path.sep)[0] ?? ""));
  for (const file of files) {
    const [source, target] = [path.join(from, file), path.join(to, file)];
    fs.mkdirSync(path.dirname(target), { recursive: true });
    if (/\.(mdx?|ya?ml|json)$/.test(file))
      fs.writeFileSync(target, freezeLinks(fs.readFileSync(source, "utf8"), route));
    else fs.copyFileSync(source, target);
  }
  return files.length;
}

/** Translations of the docs: where they are, and where those of a version are. */
function translations(content: string, name: string): { from: string; to: string }[] {
  const folder = path.join(content, localesFolder);
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder)
    .map((locale) => path.join(folder, locale))
    .filter((own) => fs.existsSync(path.join(own, "docs")))
    .map((own) => ({
      from: path.join(own, "docs"),
      to: path.join(own, "versions", name, "docs"),
    }));
}

/** Freezes today's docs with their folders and translations, and the API description; writes nothing where anything is in the way. */
export function freezeVersion(freezing: Freezing): { problems: Problem[]; files: number } {
  const problems = obstacles(freezing);
  if (problems.length) return { problems, files: 0 };
  const { name, route, content, openapi } = freezing;
  const docs = copy(
    path.join(content, "docs"),
    path.join(content, "versions", name, "docs"),
    route,
  );
  const description = copy(openapi, path.join(openapi, "versions", name), route);
  const translated = translations(content, name).map(({ from, to }) => copy(from, to, route));
  return { problems, files: docs + description + translated.reduce((sum, one) => sum + one, 0) };
}

/** The line of configuration that a frozen version needs. */
export function configurationLine(name: string, mainDocId: string, day: string): string {
  return `{ name: "${name}", label: "${name}", mainDocId: "${mainDocId}", released: "${day}" },`;
}
