import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Written last by a build, and removed first by the next. Hosts do not serve names that begin with a dot. */
const noteName = ".build.json";

/**
 * @typedef {object} FinishedBuild
 * @property {string} below code of the locale that was built; empty for the one that stands at the root
 * @property {readonly string[]} locales codes of those that belong into folders of this one
 * @property {readonly string[]} files of this build alone, relative to its folder, with slashes
 */

/** Says that the build in a folder is not finished (any more). @param {string} dir */
export function forgetFinished(dir) {
  rmSync(join(dir, noteName), { force: true });
}

/** Says that a build is finished, and which files are its. @param {string} dir @param {FinishedBuild} build */
export function noteFinished(dir, { below, locales, files }) {
  const partial = join(dir, `${noteName}.part`);
  const sorted = [...files].sort();
  writeFileSync(partial, `${JSON.stringify({ below, locales, files: sorted }, null, 1)}\n`);
  renameSync(partial, join(dir, noteName));
}

/** The finished build in a folder; undefined where there is none. @param {string} dir @returns {FinishedBuild | undefined} */
function finishedBuild(dir) {
  const file = join(dir, noteName);
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
}

/**
 * Why a folder is no finished site, with all of its locales; undefined for one that is.
 * @param {string} dir
 */
export function whyUnfinished(dir) {
  const site = finishedBuild(dir);
  if (!site) return `The build in ${dir} did not finish, or one runs there now.`;
  if (site.below) return `${dir} holds the locale ${site.below} alone, not the site.`;
  const locale = site.locales.find((code) => finishedBuild(join(dir, code))?.below !== code);
  return locale && `The build of the locale ${locale} in ${dir} did not finish.`;
}

/**
 * A finished site: the files of its build and of those of all its locales.
 * @param {string} dir
 * @returns {{ locales: readonly string[], files: readonly string[] }}
 * @throws when a build of it did not finish, runs now, or was changed since
 */
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
