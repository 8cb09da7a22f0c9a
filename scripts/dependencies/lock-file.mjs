import { exceptions, licenses } from "./allowed.mjs";

/**
 * @typedef {{ license?: string, hasInstallScript?: boolean, dev?: boolean, version?: string, resolved?: string, integrity?: string }} Entry
 * @typedef {{ packages: Record<string, Entry> }} LockFile
 */

/** Packages with their names. @param {LockFile} lock */
export function lockedPackages({ packages }) {
  return Object.entries(packages)
    .filter(([place]) => place !== "")
    .map(([place, entry]) => ({ name: place.split("node_modules/").at(-1) ?? "", ...entry }));
}

/** Each license of an expression must be allowed, or one if there is a choice. @param {string} expression */
function isAllowed(expression) {
  const inner = expression.replace(/[()]/g, "");
  const known = (/** @type {string} */ name) => licenses.includes(name.trim());
  return inner.includes(" OR ")
    ? inner.split(" OR ").some(known)
    : inner.split(" AND ").every(known);
}

/** @param {string} name */
function isException(name) {
  return Object.keys(exceptions).some((pattern) =>
    pattern.endsWith("*") ? name.startsWith(pattern.slice(0, -1)) : name === pattern,
  );
}

/** Packages with a license that is not allowed. @param {LockFile} lock */
export function refusedLicenses(lock) {
  return lockedPackages(lock)
    .filter(({ name, license }) => !(license && isAllowed(license)) && !isException(name))
    .map(({ name, license }) => `${name}: ${license ?? "none"}`);
}

/** All packages by license, as Markdown. @param {LockFile} lock */
export function licenseList(lock) {
  /** @type {Map<string, Set<string>>} */
  const names = new Map();
  for (const { name, license = "none in the lock file", dev } of lockedPackages(lock)) {
    const list = names.get(license) ?? new Set();
    names.set(license, list.add(dev ? `${name}*` : name));
  }
  const sections = [...names]
    .sort(([, a], [, b]) => b.size - a.size)
    .map(([license, list]) => `## ${license} (${list.size})\n\n${[...list].sort().join(", ")}\n`);
  const why = Object.entries(exceptions).map(([name, reason]) => `- ${name}: ${reason}`);
  return [
    "# Licenses of the packages",
    "Written by `npm run licenses` from the lock file. A star marks what only tests and checks need.",
    ...sections,
    "## Exceptions",
    `${why.join("\n")}\n`,
  ].join("\n\n");
}
