import { STATUS_CODES } from "node:http";
import { sendFile } from "./site-files.mjs";

/** Headers about a file, for answers without one to remove. */
const ofFile = [
  "Content-Encoding",
  "Content-Length",
  "ETag",
  "Last-Modified",
  "Accept-Ranges",
  "Vary",
];

/** Answers with one line. @param {import("node:http").ServerResponse} res @param {number} status */
export function sendText(res, status) {
  for (const name of ofFile) res.removeHeader(name);
  if (status === 405) res.setHeader("Allow", "GET, HEAD");
  if (status === 503) res.setHeader("Cache-Control", "no-store");
  res.writeHead(status, { "Content-Type": "text/plain; charset=utf-8" });
  res.end(`${STATUS_CODES[status]}\n`);
}

/**
 * Sends the not-found page, always as a whole: conditions and ranges concern a page that exists.
 * @param {import("node:http").IncomingMessage} req @param {import("node:http").ServerResponse} res
 * @param {string} dir @param {string} [file] below `dir`
 */
export async function sendNotFound(req, res, dir, file = "/404.html") {
  for (const name of ["if-match", "if-unmodified-since"]) delete req.headers[name];
  res.statusCode = 404;
  try {
    return await sendFile(req, res, { dir, file });
  } catch {
    return sendText(res, 404);
  }
}

/**
 * Redirects, with the query of the request before the hash of the target.
 * @param {import("node:http").ServerResponse} res @param {number} status @param {string} to @param {string} search
 */
export function redirect(res, status, to, search) {
  const [target = "", hash] = to.split("#");
  const location = target.includes("?") ? target : target + search;
  res.writeHead(status, { Location: hash === undefined ? location : `${location}#${hash}` });
  res.end();
}
