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
 * The folders of locales among the files of a site: those that have a not-found page of their own.
 * @param {readonly string[]} files
 */
export function localeFolders(files) {
  return files.flatMap((file) => /^([^/]+)\/404\.html$/.exec(file)?.[1] ?? []);
}

/**
 * Names that change with their content, at the root or in the folder of a locale: safe to add before, and to keep
 * after, the pages that name them.
 */
const hashed = [
  /^(?:[a-z]{2,3}(?:-\w+)*\/)?static\//i,
  /^(?:[a-z]{2,3}(?:-\w+)*\/)?[^/]*[-.][0-9a-f]{16,}\.(?:js|mjs|css)(?:\.map|\.LICENSE\.txt)?$/i,
];

/**
 * The step in which a file is written: 0 what has a hash in its name, 1 data and all other files, 2 pages.
 * @param {string} file
 */
export function stepOf(file) {
  const plain = file.replace(/\.(?:br|gz)$/, "");
  if (hashed.some((pattern) => pattern.test(plain))) return 0;
  return plain.endsWith(".html") ? 2 : 1;
}
