import { parseArgs } from "node:util";
import { compressFiles } from "./compress/compress-files.mjs";

const { values } = parseArgs({ options: { dir: { type: "string", default: "public" } } });
const start = performance.now();
const { files, bytes, br, gz, made } = await compressFiles(values.dir);
const mb = (/** @type {number} */ count) => (count / 1e6).toFixed(1);
const seconds = ((performance.now() - start) / 1000).toFixed(1);
console.log(
  `${files} files: ${mb(bytes)} MB, Brotli ${mb(br)} MB, gzip ${mb(gz)} MB. ${made} made, the rest from the cache, ${seconds} s.`,
);
