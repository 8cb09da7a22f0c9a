import { SourceMap } from "node:module";

const glue = "(webpack)";

/**
 * The package of a module: `(this site)` for the site's own, `gatsby` for what Gatsby generates.
 * @param {string} source path in a source map
 */
export function packageOf(source) {
  const inside = source.split(/(?:^|\/)node_modules\//);
  if (inside.length === 1) return /(?:^|\/)\.cache\//.test(source) ? "gatsby" : "(this site)";
  const [first = "", second = ""] = (inside.at(-1) ?? "").split("/");
  return first.startsWith("@") ? `${first}/${second}` : first;
}

/**
 * Counts the bytes of a minified script by package: each character belongs to the source that the last mapping before
 * it in its line names, or else to webpack.
 * @param {string} code @param {import("node:module").SourceMapPayload} payload
 * @returns {Map<string, number>}
 */
export function bytesByPackage(code, payload) {
  const map = new SourceMap(payload);
  const lines = code.split("\n");
  const bytes = new Map([[glue, lines.length - 1]]);
  for (const [line, text] of lines.entries()) {
    let column = 0;
    for (const character of text) {
      const entry = map.findEntry(line, column);
      const isMapped = "originalSource" in entry && entry.generatedLine === line;
      const name = isMapped && entry.originalSource ? packageOf(entry.originalSource) : glue;
      bytes.set(name, (bytes.get(name) ?? 0) + Buffer.byteLength(character));
      column += character.length;
    }
  }
  return bytes;
}
