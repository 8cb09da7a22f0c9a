/** @typedef {"index" | "html"} Form `docs/intro/index.html` or `docs/intro.html` */

/**
 * The name of a built file in the form that a host wants; undefined for a file that the form leaves out. Hosts that
 * serve a folder's index.html only at an address with a slash at its end get `x.html`.
 * @param {string} file with slashes @param {Form} form
 */
export function nameInForm(file, form) {
  if (form === "index" || !/\/index\.html(?:\.br|\.gz)?$/.test(file)) return file;
  // 404.html is there already.
  if (file.startsWith("404/")) return undefined;
  return file.replace(/\/index\.html(\.br|\.gz)?$/, ".html$1");
}

/** Names that change with their content: safe to add before, and to keep after, the pages that name them. */
const hashed = [/^static\//, /^[^/]*[-.][0-9a-f]{16,}\.(?:js|mjs|css)(?:\.map|\.LICENSE\.txt)?$/];

/**
 * The step in which a file is written: 0 what has a hash in its name, 1 data and all other files, 2 pages.
 * @param {string} file
 */
export function stepOf(file) {
  const plain = file.replace(/\.(?:br|gz)$/, "");
  if (hashed.some((pattern) => pattern.test(plain))) return 0;
  return plain.endsWith(".html") ? 2 : 1;
}
