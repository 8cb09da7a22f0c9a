import { readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { join, resolve } from "node:path";
import sirv from "sirv";
import { cacheControl } from "./cache-control.mjs";
import { cleanPath, isForbidden } from "./clean-path.mjs";
import { loadRedirects } from "./redirects.mjs";

/** @param {string} file */
const isFile = (file) => statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;

/**
 * The file under `dir` that answers a clean path, as a path; undefined when there is none.
 * @param {string} dir
 * @param {string} pathname percent-encoded
 */
function fileFor(dir, pathname) {
  if (["/404", "/_redirects", "/_headers"].includes(pathname)) return undefined;
  const base = pathname === "/" ? "" : pathname;
  const candidates = [base, `${base}/index.html`, `${base}.html`].filter(Boolean);
  return candidates.find((name) => isFile(join(dir, decodeURIComponent(name))));
}

/** @param {import("node:http").ServerResponse} res @param {number} status @param {string} text */
function sendText(res, status, text) {
  res.writeHead(status, { "Content-Type": "text/plain;charset=utf-8" });
  res.end(`${text}\n`);
}

/** @param {import("node:http").ServerResponse} res @param {string} dir */
function sendNotFound(res, dir) {
  const page = join(dir, "404.html");
  if (!isFile(page)) return sendText(res, 404, "Page Not Found");
  res.writeHead(404, {
    "Content-Type": "text/html;charset=utf-8",
    "Cache-Control": cacheControl("/404.html"),
  });
  return res.end(readFileSync(page));
}

/** @param {import("node:http").ServerResponse} res @param {number} status @param {string} to @param {string} search */
function redirect(res, status, to, search) {
  const [target = "", hash] = to.split("#");
  const location = target.includes("?") ? target : target + search;
  res.writeHead(status, { Location: hash === undefined ? location : `${location}#${hash}` });
  res.end();
}

/**
 * The path inside the site; undefined for one outside the prefix.
 * @param {string} pathname @param {string} prefix
 */
function withoutPrefix(pathname, prefix) {
  if (!prefix) return pathname;
  if (pathname === prefix) return "/";
  return pathname.startsWith(`${prefix}/`) ? pathname.slice(prefix.length) : undefined;
}

/** @param {import("./redirects.mjs").Redirect} rule */
const isRedirect = ({ status }) => status >= 300 && status < 400;

/** Where a path should have led: its clean form, and under a prefix the home page with a slash, as Gatsby wants it. */
function canonicalPath(/** @type {string} */ inside, /** @type {string} */ prefix) {
  const clean = cleanPath(inside);
  return clean === "/" && prefix ? `${prefix}/` : prefix + clean;
}

/**
 * An HTTP server (not yet listening) for a built site: clean paths, `_redirects`, the 404 page, cache headers.
 * @param {{ dir?: string, pathPrefix?: string }} [options]
 */
export function createSiteServer({ dir = "public", pathPrefix = "" } = {}) {
  const root = resolve(dir);
  const prefix = pathPrefix.replace(/^\/*(?=.)/, "/").replace(/\/+$/, "");
  const redirectFor = loadRedirects(join(root, "_redirects"));
  const files = sirv(root, { dev: true, etag: true, brotli: true, gzip: true, extensions: [] });

  return createServer((req, res) => {
    const [pathname = "/", ...query] = (req.url ?? "/").split("?");
    const search = query.length ? `?${query.join("?")}` : "";
    res.setHeader("X-Content-Type-Options", "nosniff");
    if (req.method !== "GET" && req.method !== "HEAD") {
      res.setHeader("Allow", "GET, HEAD");
      return sendText(res, 405, "Method Not Allowed");
    }
    if (!pathname.startsWith("/") || isForbidden(pathname))
      return sendText(res, 400, "Bad Request");
    const inside = withoutPrefix(pathname, prefix);
    if (inside === undefined)
      return pathname === "/" ? redirect(res, 302, `${prefix}/`, search) : sendNotFound(res, root);
    if (inside === "/404" || inside === "/404.html") return sendNotFound(res, root);

    const canonical = canonicalPath(inside, prefix);
    if (canonical !== pathname) return redirect(res, 308, canonical, search);

    // Before files: the build also writes a page for each redirect, for hosts that do not read the rules.
    const rule = redirectFor(pathname);
    if (rule && isRedirect(rule)) return redirect(res, rule.status, rule.to, search);
    let file = fileFor(root, inside);
    if (rule?.status === 200 && (rule.force || !file))
      file = fileFor(root, withoutPrefix(rule.to, prefix) ?? "/404");
    if (!file) return sendNotFound(res, root);
    res.setHeader("Cache-Control", cacheControl(file));
    req.url = file;
    return files(req, res, () => sendNotFound(res, root));
  });
}
