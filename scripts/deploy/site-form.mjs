import { createRequire } from "node:module";
import { loadTypeScript } from "../process/load-typescript.mjs";

loadTypeScript();
/** @type {typeof import("../../src/config/addresses/hashed-names.ts")} */
const { isHashed } = createRequire(import.meta.url)("../../src/config/addresses/hashed-names.ts");

/** @typedef {"index" | "html"} Form `docs/intro/index.html` or `docs/intro.html` */

/**
 * The name of a built file in the form that a host wants; undefined for a file that the form leaves out. Hosts that
 * serve a folder's index.html only at an address with a slash at its end get `x.html`.
 * @param {string} file with slashes @param {Form} form
 * @param {readonly string[]} [locales] folders of locales, whose home pages have a slash
 */
export function nameInForm(file, form, locales = []) {
  if (form === "index" || !/\/index\.html(?:\.br|\.gz)?$/.test(file)) return file;
  const locale = locales.find((code) => file.startsWith(`${code}/`));
  const inside = locale === undefined ? file : file.slice(locale.length + 1);
  if (inside.startsWith("index.html")) return file;
  // 404.html is there already.
  if (inside.startsWith("404/")) return undefined;
  return file.replace(/\/index\.html(\.br|\.gz)?$/, ".html$1");
}

/**
 * The step in which a file is written: 0 what has a hash in its name, 1 data and all other files, 2 pages.
 * @param {string} file
 */
export function stepOf(file) {
  const plain = file.replace(/\.(?:br|gz)$/, "");
  if (isHashed(plain)) return 0;
  return plain.endsWith(".html") ? 2 : 1;
}
