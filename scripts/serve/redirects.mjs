import { existsSync, readFileSync } from "node:fs";

/**
 * @typedef {{ from: string, to: string, status: number, force: boolean }} RedirectRule
 * @typedef {{ to: string, status: number, force: boolean }} Redirect
 */

/**
 * Rules of a Netlify `_redirects` file: `from to [status[!]]`, `#` comments, `:name` and `*` in from, `:name` and
 * `:splat` in to. Conditions (query parameters, countries) are not served here; such a line is left out.
 * @param {string} text
 * @returns {RedirectRule[]}
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

/**
 * A function from a path to the first rule that fits it, with its placeholders filled in.
 * @param {readonly RedirectRule[]} rules
 * @returns {(pathname: string) => Redirect | undefined}
 */
export function redirectMatcher(rules) {
  const compiled = rules.map((rule) => ({ ...rule, regexp: pattern(rule.from) }));
  return (pathname) => {
    for (const { regexp, to, status, force } of compiled) {
      const groups = regexp.exec(pathname);
      if (!groups) continue;
      const target = to.replace(
        /:([A-Za-z_]\w*)/g,
        (whole, name) => groups.groups?.[name] ?? (name === "splat" ? "" : whole),
      );
      return { to: target, status, force };
    }
    return undefined;
  };
}

/**
 * The matcher of a `_redirects` file; one that matches nothing where there is no file.
 * @param {string} file
 */
export function loadRedirects(file) {
  return redirectMatcher(existsSync(file) ? parseRedirects(readFileSync(file, "utf8")) : []);
}
