import { createRequire } from "node:module";
import { loadTypeScript } from "../process/load-typescript.mjs";

loadTypeScript();
/** @type {typeof import("../../src/config/addresses/hashed-names.ts")} */
const { isHashed } = createRequire(import.meta.url)("../../src/config/addresses/hashed-names.ts");

/** @typedef {"index" | "html"} Form `docs/intro/index.html` or `docs/intro.html` */

/**
 * The name of a built file in the form that a host needs; undefined if the form omits it. Hosts that serve a folder's
 * index.html only at an address with a trailing slash get `x.html`.
 * @param {string} file with slashes @param {Form} form
 * @param {readonly string[]} [locales] folders of locales, whose home pages end with a slash
 */
export function nameInForm(file, form, locales = []) {
  if (form === "index" || !/\/index\.html(?:\.br|\.gz)?$/.test(file)) return file;
  const locale = locales.find((code) => file.startsWith(`${code}/`));
  const inside = locale === undefined ? file : file.slice(locale.length + 1);
  if (inside.startsWith("index.html")) return file;
  // 404.html exists anyway.
  if (inside.startsWith("404/")) return undefined;
  return file.replace(/\/index\.html(\.br|\.gz)?$/, ".html$1");
}

/** The step in which to copy a file: 0 for hashed names, 1 for data and others, 2 for pages. @param {string} file */
export function stepOf(file) {
  const plain = file.replace(/\.(?:br|gz)$/, "");
  if (isHashed(plain)) return 0;
  return plain.endsWith(".html") ? 2 : 1;
}
