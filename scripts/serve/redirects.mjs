import { existsSync, readFileSync } from "node:fs";

/**
 * @typedef {{ to: string, status: number, force: boolean }} Redirect
 * @typedef {Redirect & { from: string }} RedirectRule
 */

/**
 * Rules of a Netlify `_redirects` file: `from to [status[!]]`, `#` comments, `:name` and `*` in from, `:name` and
 * `:splat` in to. Ignores lines with conditions (query parameters, countries).
 * @param {string} text @returns {RedirectRule[]}
 */
export function parseRedirects(text) {
  return text
    .split(/\r?\n/)
    .map((line) => line.replace(/(^|\s)#.*$/, "").trim())
    .filter(Boolean)
    .flatMap((line) => {
      const [from = "", to = "", status = "301", ...conditions] = line.split(/\s+/);
      const code = /^(\d{3})(!?)$/.exec(status);
      if (!from.startsWith("/") || !to || !code || conditions.length) return [];
      return [{ from, to, status: Number(code[1]), force: code[2] === "!" }];
    });
}

/** @param {string} from */
function pattern(from) {
  const source = from
    .replace(/[.+?^${}()|[\]\\]/g, "\\$&")
    .replace(/\/\*$/, "(?:/(?<splat>.*))?")
    .replace(/:([A-Za-z_]\w*)/g, "(?<$1>[^/]+)");
  return new RegExp(`^${source}/?$`);
}

/** A decoded path without trailing slash: browsers differ in what they encode. @param {string} pathname */
function compared(pathname) {
  const path = pathname.replace(/(.)\/$/, "$1");
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/**
 * A function from a path to the first rule that matches, with placeholders filled in. Rules without placeholders, of
 * which a site may have a thousand, are looked up; the others are tried one by one.
 * @param {readonly RedirectRule[]} rules @returns {(pathname: string) => Redirect | undefined}
 */
export function redirectMatcher(rules) {
  /** @type {Map<string, { rule: RedirectRule, index: number }>} */
  const plain = new Map();
  /** @type {{ rule: RedirectRule, index: number, regexp: RegExp }[]} */
  const patterns = [];
  rules.forEach((rule, index) => {
    const from = compared(rule.from);
    if (/[:*]/.test(rule.from)) patterns.push({ rule, index, regexp: pattern(rule.from) });
    else if (!plain.has(from)) plain.set(from, { rule, index });
  });
  return (pathname) => {
    const exact = plain.get(compared(pathname));
    for (const { rule, index, regexp } of patterns) {
      if (exact && exact.index < index) break;
      const groups = regexp.exec(pathname);
      if (groups) return answer(rule, groups.groups);
    }
    return exact && answer(exact.rule);
  };
}

/** @param {Redirect} rule @param {Record<string, string | undefined>} [values] of placeholders @returns {Redirect} */
function answer({ to, status, force }, values = {}) {
  const filled = to.replace(
    /:([A-Za-z_]\w*)/g,
    (whole, name) => values[name] ?? (name === "splat" ? "" : whole),
  );
  return { to: filled, status, force };
}

/** The rules of a `_redirects` file; none if there is no file. @param {string} file */
export const loadRules = (file) =>
  existsSync(file) ? parseRedirects(readFileSync(file, "utf8")) : [];

/**
 * Folders with their own not-found pages: rules with status 404.
 * @param {readonly RedirectRule[]} rules @returns {{ below: string, page: string }[]}
 */
export function notFoundPages(rules) {
  return rules
    .filter(({ from, status }) => status === 404 && from.endsWith("/*"))
    .map(({ from, to }) => ({ below: from.slice(0, -2), page: to }));
}
