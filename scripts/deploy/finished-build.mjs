import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

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
  const site = finishedBuild(dir);
  if (!site) return `The build in ${dir} did not finish, or one runs there now.`;
  if (site.below) return `${dir} holds the locale ${site.below} alone, not the site.`;
  const locale = site.locales.find((code) => finishedBuild(join(dir, code))?.below !== code);
  return locale && `The build of the locale ${locale} in ${dir} did not finish.`;
}

/** The files of a site and all its locales. @param {string} dir @throws if it is not finished, or was changed since */
export function finishedSite(dir) {
  const refuse = (/** @type {string} */ reason) =>
    new Error(
      `${reason}\nIt would be published in part, or with pages that were withdrawn. Nothing was written. Run: npm run build`,
    );
  const reason = whyUnfinished(dir);
  if (reason) throw refuse(reason);
  const filesOf = (/** @type {string} */ folder) => finishedBuild(join(dir, folder))?.files ?? [];
  const { locales = [] } = finishedBuild(dir) ?? {};
  const files = [
    ...filesOf("."),
    ...locales.flatMap((code) => filesOf(code).map((file) => `${code}/${file}`)),
  ];
  const [first, ...more] = files.filter((file) => !existsSync(join(dir, file)));
  if (first !== undefined)
    throw refuse(
      `${dir} was changed after its build: ${first} is gone${more.length ? `, and ${more.length} more` : ""}.`,
    );
  return { locales, files };
}
