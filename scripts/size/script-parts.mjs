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

/** @typedef {{ bytes: number, ran: number }} Share */

/**
 * Counts the bytes of a minified script by package, and those of them that ran: each character belongs to the source that
 * the last mapping before it in its line names, or else to webpack.
 * @param {string} code @param {import("node:module").SourceMapPayload} payload
 * @param {(offset: number) => boolean} [hasRun] of the character at an offset
 * @returns {Map<string, Share>}
 */
export function sharesByPackage(code, payload, hasRun = () => false) {
  const map = new SourceMap(payload);
  const lines = code.split("\n");
  const shares = new Map([[glue, { bytes: lines.length - 1, ran: 0 }]]);
  let start = 0;
  for (const [line, text] of lines.entries()) {
    let column = 0;
    for (const character of text) {
      const entry = map.findEntry(line, column);
      const isMapped = "originalSource" in entry && entry.generatedLine === line;
      const name = isMapped && entry.originalSource ? packageOf(entry.originalSource) : glue;
      const share = shares.get(name) ?? { bytes: 0, ran: 0 };
      const bytes = Buffer.byteLength(character);
      share.bytes += bytes;
      if (hasRun(start + column)) share.ran += bytes;
      shares.set(name, share);
      column += character.length;
    }
    start += text.length + 1;
  }
  return shares;
}
