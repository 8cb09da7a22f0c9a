import { compressFiles } from "./compress/compress-files.mjs";

const [dir, ...more] = process.argv.slice(2);
if (!dir || more.length) {
  console.error(
    "npm run compress -- DIR puts .br and .gz beside the files of a copy of the site. Not for public/: the next build would leave old ones beside its new files. deploy:dir does it by itself.",
  );
  process.exit(1);
}
const start = performance.now();
const { files, bytes, br, gz, made } = await compressFiles(dir);
const mb = (/** @type {number} */ count) => (count / 1e6).toFixed(1);
const seconds = ((performance.now() - start) / 1000).toFixed(1);
console.log(
  `${files} files: ${mb(bytes)} MB, Brotli ${mb(br)} MB, gzip ${mb(gz)} MB. ${made} made, the rest from the cache, ${seconds} s.`,
);
