/**
 * The package that a module of a source map belongs to; `src` for the site's own, `gatsby` for what Gatsby generates.
 * @param {string} source path as a source map has it
 */
export function packageOf(source) {
  const inside = source.split(/(?:^|\/)node_modules\//);
  if (inside.length === 1) return /(?:^|\/)\.cache\//.test(source) ? "gatsby" : "(this site)";
  const [first = "", second = ""] = (inside.at(-1) ?? "").split("/");
  return first.startsWith("@") ? `${first}/${second}` : first;
}
