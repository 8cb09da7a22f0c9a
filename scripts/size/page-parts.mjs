import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { sharesByPackage } from "./script-parts.mjs";

/** @typedef {{ minified: number, brotli: number, ran: number }} Part `ran`: minified bytes */
/** @typedef {(script: string, offset: number) => boolean} HasRun whether a character of a script has run */

/** The file with the data of a page. @param {string} publicDir @param {string} route */
export const dataOfPage = (publicDir, route) =>
  join(publicDir, "page-data", route === "/" ? "index" : route, "page-data.json");

/** The scripts that a page needs, by webpack's own list. @param {string} publicDir @param {string} route */
function scriptsOfPage(publicDir, route) {
  const json = (/** @type {string} */ file) => JSON.parse(readFileSync(file, "utf8"));
  const { componentChunkName } = json(dataOfPage(publicDir, route));
  const { namedChunkGroups } = json(join(publicDir, "webpack.stats.json"));
  const names = ["app", componentChunkName].flatMap((chunk) =>
    (namedChunkGroups[chunk]?.assets ?? []).map((/** @type {{ name: string }} */ { name }) => name),
  );
  return [...new Set(names)].filter((name) => name.endsWith(".js"));
}

/** Entry scripts have names, those of templates only hashes. @param {string} script */
const nameOfScript = (script) =>
  script.replace(/-?[0-9a-f]{12,20}\.js$/, "") || `template (${script})`;

/** The map of a script that has none. */
const unmapped = { version: 3, sources: [], mappings: "" };

/**
 * What each package adds to the scripts of a page. Scripts are compressed as a whole, so Brotli bytes are distributed
 * in proportion to the minified ones.
 * @param {string} publicDir @param {string} route @param {HasRun} [hasRun] @returns {Map<string, Part>}
 */
export function packagesOfPage(publicDir, route, hasRun = () => false) {
  /** @type {Map<string, Part>} */
  const parts = new Map();
  for (const script of scriptsOfPage(publicDir, route)) {
    const code = readFileSync(join(publicDir, script), "utf8");
    const mapFile = join(publicDir, `${script}.map`);
    const isMapped = existsSync(mapFile);
    const map = isMapped ? JSON.parse(readFileSync(mapFile, "utf8")) : unmapped;
    const shares = sharesByPackage(code, map, (offset) => hasRun(script, offset));
    const ratio = brotliCompressSync(code).length / Buffer.byteLength(code);
    for (const [found, share] of shares) {
      const name = isMapped ? found : nameOfScript(script);
      const part = parts.get(name) ?? { minified: 0, brotli: 0, ran: 0 };
      part.minified += share.bytes;
      part.brotli += share.bytes * ratio;
      part.ran += share.ran;
      parts.set(name, part);
    }
  }
  return parts;
}
