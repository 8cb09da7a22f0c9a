import { existsSync, readFileSync } from "node:fs";

/** @typedef {{ pattern: RegExp, headers: [name: string, value: string][] }} HeaderRule */

/** @param {string} path with `*` for anything */
function pattern(path) {
  const source = path.replace(/[.+?^${}()|[\]\\]/g, "\\$&").replace(/\*/g, ".*");
  return new RegExp(`^${source}$`);
}

/** Rules of a `_headers` file: a path, then indented headers. @param {string} text @returns {HeaderRule[]} */
export function parseHeaders(text) {
  /** @type {HeaderRule[]} */
  const rules = [];
  for (const line of text.split(/\r?\n/)) {
    const header = /^\s+([\w-]+):\s*(.*\S)\s*$/.exec(line);
    if (header) rules.at(-1)?.headers.push([header[1], header[2]]);
    else if (line.startsWith("/")) rules.push({ pattern: pattern(line.trim()), headers: [] });
  }
  return rules;
}

/**
 * A function from a path to its headers; if rules overlap, the last one counts.
 * @param {string} file @returns {(pathname: string) => Record<string, string>}
 */
export function loadHeaders(file) {
  const rules = existsSync(file) ? parseHeaders(readFileSync(file, "utf8")) : [];
  return (pathname) =>
    Object.fromEntries(
      rules.flatMap(({ pattern, headers }) => (pattern.test(pathname) ? headers : [])),
    );
}
