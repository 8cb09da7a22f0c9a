import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Stopped } from "../process/operator-problem.mjs";

/** A build writes it last and removes it first. Hosts do not serve names that begin with a dot. */
const noteName = ".build.json";

/**
 * @typedef {object} FinishedBuild
 * @property {string} below code of the locale; empty for the one at the root
 * @property {readonly string[]} locales codes of the locales in folders of this one
 * @property {readonly string[]} files of this build alone, relative to its folder, with slashes
 */

/** Marks the build in a folder as unfinished. @param {string} dir */
export function forgetFinished(dir) {
  rmSync(join(dir, noteName), { force: true });
}

/** Marks a build as finished, and lists its files. @param {string} dir @param {FinishedBuild} build */
export function noteFinished(dir, { below, locales, files }) {
  const partial = join(dir, `${noteName}.part`);
  const sorted = [...files].sort();
  writeFileSync(partial, `${JSON.stringify({ below, locales, files: sorted }, null, 1)}\n`);
  renameSync(partial, join(dir, noteName));
}

/** @param {string} dir @returns {FinishedBuild | undefined} */
function finishedBuild(dir) {
  const file = join(dir, noteName);
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
}

/** Why a folder is not a finished site with all of its locales; undefined if it is. @param {string} dir */
export function whyUnfinished(dir) {
  if (!existsSync(dir)) return `There is no folder ${dir}.`;
  const site = finishedBuild(dir);
  if (!site) return `The build in ${dir} did not finish, or one runs there now.`;
  if (site.below) return `${dir} holds the locale ${site.below} alone, not the site.`;
  const locale = site.locales.find((code) => finishedBuild(join(dir, code))?.below !== code);
  return locale && `The build of the locale ${locale} in ${dir} did not finish.`;
}

/** @param {string} dir @param {string} seen */
const refused = (dir, seen) =>
  new Stopped({
    what: `There is no finished site in ${dir}`,
    where: dir,
    seen,
    cause:
      "The site was not built, its build failed, or its files were changed: it would be used in part, or with pages that were withdrawn. Nothing was written.",
    fix: "npm run build",
  });

/** @param {string} dir @throws {Stopped} if no finished site is there */
export function requireFinished(dir) {
  const reason = whyUnfinished(dir);
  if (reason) throw refused(dir, reason);
}

/** The files of a site and all its locales. @param {string} dir @throws if it is not finished, or was changed since */
export function finishedSite(dir) {
  requireFinished(dir);
  const filesOf = (/** @type {string} */ folder) => finishedBuild(join(dir, folder))?.files ?? [];
  const { locales = [] } = finishedBuild(dir) ?? {};
  const files = [
    ...filesOf("."),
    ...locales.flatMap((code) => filesOf(code).map((file) => `${code}/${file}`)),
  ];
  const [first, ...more] = files.filter((file) => !existsSync(join(dir, file)));
  if (first !== undefined)
    throw refused(
      dir,
      `${dir} was changed after its build: ${first} is gone${more.length ? `, and ${more.length} more` : ""}.`,
    );
  return { locales, files };
}
