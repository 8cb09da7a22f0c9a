import { decodeMappings } from "./mappings.mjs";
import { packageOf } from "./package-of.mjs";

const glue = "(webpack)";

/**
 * How many bytes of a minified script come from each package, by its source map: each stretch of the script up to the
 * next mapping belongs to the source that the mapping names. What no source is named for is webpack's.
 * @param {string} code @param {{ mappings: string, sources: string[] }} map
 * @returns {Map<string, number>}
 */
export function bytesByPackage(code, { mappings, sources }) {
  const lines = code.split("\n");
  /** @type {Map<string, number>} */
  const bytes = new Map();
  let counted = 0;
  for (const [index, stretches] of decodeMappings(mappings).entries()) {
    const text = lines[index] ?? "";
    for (const [at, { column, source }] of stretches.entries()) {
      const size = Buffer.byteLength(text.slice(column, stretches[at + 1]?.column));
      const name = source === undefined ? glue : packageOf(sources[source] ?? "");
      bytes.set(name, (bytes.get(name) ?? 0) + size);
      counted += size;
    }
  }
  bytes.set(glue, (bytes.get(glue) ?? 0) + Buffer.byteLength(code) - counted);
  return bytes;
}
