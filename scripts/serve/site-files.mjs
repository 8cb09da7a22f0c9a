import { createRequire } from "node:module";
import { stat } from "node:fs/promises";
import { extname, join } from "node:path";
import Negotiator from "negotiator";
import send from "send";
import { isHidden } from "./clean-path.mjs";

const mediaTypes = createRequire(import.meta.url)("../../src/config/addresses/media-types.json");

/** Same as `asksForMarkdown` in src/output/hosting/policy.ts, which a test compares. */
export const asksForMarkdown =
  /(?:^|,)\s*text\/markdown\s*(?:,|$|;\s*(?:charset|variant|q=(?:1|0?\.[0-9]*[1-9])))/i;

/** Encodings of files next to the original, with their endings, smallest first. */
const packed = { br: ".br", gzip: ".gz" };

/** Codes for paths that name no file: also too long, or with a file in place of a folder. */
const noFile = ["ENOENT", "ENOTDIR", "ENAMETOOLONG"];

/** @param {string} dir @param {string} name percent-encoded */
async function isFile(dir, name) {
  try {
    return (await stat(join(dir, decodeURIComponent(name)))).isFile();
  } catch (error) {
    if (noFile.includes(/** @type {NodeJS.ErrnoException} */ (error).code ?? "")) return false;
    throw error;
  }
}

/** The file for a clean path, if there is one. @param {string} dir @param {string} pathname percent-encoded */
export async function fileFor(dir, pathname) {
  if (isHidden(pathname)) return undefined;
  const base = pathname.replace(/\/$/, "");
  for (const name of [base, `${base}/index.html`, `${base}.html`])
    if (name && (await isFile(dir, name))) return name;
  return undefined;
}

/**
 * The Markdown version of a page, if there is one and the request asks for it, which browsers never do.
 * @param {string} dir @param {string} file @param {string | undefined} accept
 */
export async function markdownFor(dir, file, accept = "") {
  if (!asksForMarkdown.test(accept) || !file.endsWith("/index.html")) return undefined;
  const markdown = file === "/index.html" ? "/index.md" : file.replace(/\/index\.html$/, ".md");
  return (await isFile(dir, markdown)) ? markdown : undefined;
}

/** @param {string} file */
function contentType(file) {
  const ending = extname(file).slice(1).toLowerCase();
  const text = mediaTypes.text[ending];
  return text ? `${text}; charset=utf-8` : (mediaTypes.other[ending] ?? "application/octet-stream");
}

/**
 * A compressed file next to the original if there is one and the reader accepts it.
 * @param {string} dir @param {string} file @param {import("node:http").IncomingMessage} req
 */
async function formFor(dir, file, req) {
  const accepted = new Negotiator(req).encodings(["br", "gzip", "identity"], {
    preferred: ["br", "gzip"],
  });
  for (const encoding of accepted) {
    if (encoding === "identity") break;
    const name = file + packed[/** @type {keyof typeof packed} */ (encoding)];
    if (await isFile(dir, name)) return { name, encoding };
  }
  return { name: file };
}

/**
 * Sends a file of the site: conditions, ranges, compression. Rejects with an error that has a `status`, such as 416.
 * @param {import("node:http").IncomingMessage} req
 * @param {import("node:http").ServerResponse} res keeps its status; ranges need status 200
 * @param {{ dir: string, file: string }} what `file` is percent-encoded
 * @returns {Promise<void>}
 */
export async function sendFile(req, res, { dir, file }) {
  const { name, encoding } = await formFor(dir, file, req);
  res.setHeader("Content-Type", contentType(file));
  res.setHeader(
    "Vary",
    /\.(?:html|md)$/.test(file) ? "Accept, Accept-Encoding" : "Accept-Encoding",
  );
  if (encoding) res.setHeader("Content-Encoding", encoding);
  return new Promise((done, failed) => {
    const options = { root: dir, dotfiles: "allow", index: false, cacheControl: false };
    send(req, name, { ...options, acceptRanges: res.statusCode === 200 })
      .once("error", failed)
      .pipe(res.once("close", done));
  });
}
