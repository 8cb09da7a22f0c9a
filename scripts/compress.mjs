import { existsSync } from "node:fs";
import { compressFiles } from "./compress/compress-files.mjs";
import { commandLine, wrongCommand } from "./process/command-line.mjs";
import { nameStops } from "./process/operator-problem.mjs";

nameStops();
const usage = "npm run compress -- DIR";
const { positionals } = commandLine(usage, { allowPositionals: true });
const [dir, ...more] = positionals;
if (!dir || more.length)
  throw wrongCommand(
    "Which folder?",
    positionals.join(" "),
    "It puts .br and .gz beside the files of a copy of the site. Not for public/: the next build would leave old ones beside its new files. deploy:dir does it by itself.",
    usage,
  );
if (!existsSync(dir))
  throw wrongCommand(
    `There is no folder ${dir}`,
    dir,
    "Its name is another one, or it was not made.",
    usage,
  );
const start = performance.now();
const { files, bytes, br, gz, made } = await compressFiles(dir);
const mb = (/** @type {number} */ count) => (count / 1e6).toFixed(1);
const seconds = ((performance.now() - start) / 1000).toFixed(1);
console.log(
  `${files} files: ${mb(bytes)} MB, Brotli ${mb(br)} MB, gzip ${mb(gz)} MB. ${made} made, the rest from the cache, ${seconds} s.`,
);
