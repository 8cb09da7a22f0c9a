import { createRequire } from "node:module";
import { stat } from "node:fs/promises";
import { extname, join } from "node:path";
import Negotiator from "negotiator";
import send from "send";
import { isHidden } from "./clean-path.mjs";

const mediaTypes = createRequire(import.meta.url)("../../src/config/addresses/media-types.json");

/** As `asksForMarkdown` of src/output/hosting/policy.ts, which a test holds against it. */
export const asksForMarkdown =
  /(?:^|,)\s*text\/markdown\s*(?:,|$|;\s*(?:charset|variant|q=(?:1|0?\.[0-9]*[1-9])))/i;

/** Encodings that a file may stand packed in beside it, the smaller first, with the endings that they have there. */
const packed = { br: ".br", gzip: ".gz" };

/** What a path may be that names no file: too long for the system, or with a file where a folder should be. */
const noFile = ["ENOENT", "ENOTDIR", "ENAMETOOLONG"];

/**
 * True for a file below the site's folder.
 * @param {string} dir @param {string} name percent-encoded
 */
async function isFile(dir, name) {
  try {
    return (await stat(join(dir, decodeURIComponent(name)))).isFile();
  } catch (error) {
    if (noFile.includes(/** @type {NodeJS.ErrnoException} */ (error).code ?? "")) return false;
    throw error;
  }
}

/**
 * The file under `dir` that answers a clean path; undefined when there is none.
 * @param {string} dir @param {string} pathname percent-encoded
 */
export async function fileFor(dir, pathname) {
  if (isHidden(pathname)) return undefined;
  const base = pathname.replace(/\/$/, "");
  for (const name of [base, `${base}/index.html`, `${base}.html`])
    if (name && (await isFile(dir, name))) return name;
  return undefined;
}

/**
 * The Markdown of a page for those who ask for that, which browsers never do; undefined for others, and for pages without.
 * @param {string} dir @param {string} file @param {string | undefined} accept
 */
export async function twinFor(dir, file, accept = "") {
  if (!asksForMarkdown.test(accept) || !file.endsWith("/index.html")) return undefined;
  const twin = file === "/index.html" ? "/index.md" : file.replace(/\/index\.html$/, ".md");
  return (await isFile(dir, twin)) ? twin : undefined;
}

/** Its media type by ending, with the characters of a text. @param {string} file */
function contentType(file) {
  const ending = extname(file).slice(1).toLowerCase();
  const text = mediaTypes.text[ending];
  return text ? `${text}; charset=utf-8` : (mediaTypes.other[ending] ?? "application/octet-stream");
}

/**
 * How a file is sent: packed, where it stands packed beside itself and the reader takes that.
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
 * Sends a file of the site: conditions, ranges, packed forms. Rejects with an error that has a `status`, such as 416.
 * @param {import("node:http").IncomingMessage} req
 * @param {import("node:http").ServerResponse} res its status is kept: parts are only sent of a found page
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
