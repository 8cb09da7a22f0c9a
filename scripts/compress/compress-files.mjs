import { createHash, randomUUID } from "node:crypto";
import { access, mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, extname, join, relative, sep } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** Extensions of files worth compressing; no page waits for a source map. */
const texts = new Set(
  ".css .html .ico .js .json .md .mjs .svg .txt .wasm .webmanifest .xml .yaml".split(" "),
);
/** Bytes; a smaller file fits into one packet anyway. */
const smallest = 512;
/** The threads in zlib's pool. */
const atOnce = 4;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** @type {{ ending: string, compress: (content: Buffer) => Promise<Buffer> }[]} */
const encodings = [
  {
    ending: ".br",
    compress: (content) =>
      toBrotli(content, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: 11,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        },
      }),
  },
  { ending: ".gz", compress: (content) => toGzip(content, { level: 9 }) },
];

/** @param {string} file */
const exists = (file) =>
  access(file).then(
    () => true,
    () => false,
  );

/** @param {string} file @param {Buffer} content */
async function writeWhole(file, content) {
  const before = await readFile(file).catch(() => undefined);
  if (before?.equals(content)) return; // Keeps its time, and so its ETag.
  // Two files with the same content may be written at the same time.
  const partial = `${file}.${randomUUID()}.part`;
  await writeFile(partial, content);
  await rename(partial, file);
}

/**
 * Compressed content, from the cache if possible, where its name is the hash of the content.
 * @param {Buffer} content @param {(typeof encodings)[number]} encoding @param {string} cacheDir
 */
async function compressed(content, { ending, compress }, cacheDir) {
  const hash = createHash("sha256").update(content).digest("hex");
  const cached = join(cacheDir, hash.slice(0, 2), hash + ending);
  if (await exists(cached)) return { bytes: await readFile(cached), isNew: false };
  const bytes = await compress(content);
  await mkdir(dirname(cached), { recursive: true });
  await writeWhole(cached, bytes);
  return { bytes, isNew: true };
}

/** Files below a folder, with slashes, sorted. @param {string} dir @returns {Promise<string[]>} */
export async function allFiles(dir) {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dir, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .sort();
}

/** Without compressed ones. @param {string} dir */
export async function siteFiles(dir) {
  return (await allFiles(dir)).filter((file) => !/\.(?:br|gz|part)$/.test(file));
}

/**
 * Puts `.br` and `.gz` next to files if they are smaller, and removes those that no longer are.
 * @param {string} dir @param {{ files?: readonly string[], cacheDir?: string }} [options] without `files`, all of them
 */
export async function compressFiles(dir, { files, cacheDir = join(".cache", "compressed") } = {}) {
  const waiting = (files ?? (await siteFiles(dir))).filter((file) => texts.has(extname(file)));
  const sum = { files: 0, bytes: 0, br: 0, gz: 0, made: 0 };
  const queue = [...waiting];
  const work = async () => {
    for (let file = queue.shift(); file; file = queue.shift()) {
      const content = await readFile(join(dir, file));
      sum.files++;
      sum.bytes += content.length;
      for (const encoding of encodings) {
        const target = join(dir, file + encoding.ending);
        const result =
          content.length < smallest ? undefined : await compressed(content, encoding, cacheDir);
        if (result?.isNew) sum.made++;
        const isSmaller = result !== undefined && result.bytes.length < content.length;
        if (isSmaller) await writeWhole(target, result.bytes);
        else await rm(target, { force: true });
        sum[encoding.ending === ".br" ? "br" : "gz"] += isSmaller
          ? result.bytes.length
          : content.length;
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return sum;
}
