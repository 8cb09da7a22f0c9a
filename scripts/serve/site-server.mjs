import { readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join, resolve } from "node:path";
import sirv from "sirv";
import { cleanPath, isForbidden, isHidden } from "./clean-path.mjs";
import { loadHeaders } from "./headers.mjs";
import { loadRedirects, notFoundPages } from "./redirects.mjs";
import { safeRange } from "./safe-range.mjs";

/** Text whose characters a browser would have to guess. */
const textType = { ".md": "markdown", ".txt": "plain" };

/** As `asksForMarkdown` of src/hosting/policy.ts, which a test holds against it. */
export const asksForMarkdown =
  /(?:^|,)\s*text\/markdown\s*(?:,|$|;\s*(?:charset|variant|q=(?:1|0?\.[0-9]*[1-9])))/i;

const revalidate = "public, max-age=0, must-revalidate";

/** @param {string} file */
const isFile = (file) => statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;

/**
 * The file under `dir` that answers a clean path, as a path; undefined when there is none.
 * @param {string} dir
 * @param {string} pathname percent-encoded
 */
function fileFor(dir, pathname) {
  if (pathname === "/404" || pathname.startsWith("/404/") || isHidden(pathname)) return undefined;
  const base = pathname.replace(/\/$/, "");
  const candidates = [base, `${base}/index.html`, `${base}.html`].filter(Boolean);
  return candidates.find((name) => isFile(join(dir, decodeURIComponent(name))));
}

/**
 * The Markdown of a page for those who ask for that, which browsers never do; undefined for others, and for pages without.
 * @param {string} dir @param {string} file @param {string | undefined} accept
 */
function twinFor(dir, file, accept = "") {
  if (!asksForMarkdown.test(accept) || !file.endsWith("/index.html")) return undefined;
  const twin = file === "/index.html" ? "/index.md" : file.replace(/\/index\.html$/, ".md");
  return isFile(join(dir, decodeURIComponent(twin))) ? twin : undefined;
}

/** @param {import("node:http").ServerResponse} res @param {number} status @param {string} text */
function sendText(res, status, text) {
  res.writeHead(status, { "Content-Type": "text/plain;charset=utf-8" });
  res.end(`${text}\n`);
}

/**
 * @param {import("node:http").ServerResponse} res
 * @param {string} dir
 * @param {string} [name] of the page, below `dir`
 */
function sendNotFound(res, dir, name = "404.html") {
  const page = join(dir, name);
  if (!isFile(page)) return sendText(res, 404, "Page Not Found");
  res.writeHead(404, { "Content-Type": "text/html;charset=utf-8", "Cache-Control": revalidate });
  return res.end(readFileSync(page));
}

/** @param {import("node:http").ServerResponse} res @param {number} status @param {string} to @param {string} search */
function redirect(res, status, to, search) {
  const [target = "", hash] = to.split("#");
  const location = target.includes("?") ? target : target + search;
  const headers = { Location: hash === undefined ? location : `${location}#${hash}` };
  res.writeHead(status, { ...headers, "Cache-Control": revalidate });
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

/**
 * Where a path should have led: its clean form; a home page below a prefix or a locale with a slash, as Gatsby wants it.
 * @param {string} inside @param {string} prefix @param {readonly string[]} homes of the locales
 */
function canonicalPath(inside, prefix, homes) {
  const clean = cleanPath(inside);
  if (homes.includes(clean)) return `${prefix}${clean}/`;
  return clean === "/" && prefix ? `${prefix}/` : prefix + clean;
}

/**
 * True for a page fetched on suspicion although the reader saves data.
 * @param {import("node:http").IncomingHttpHeaders} headers
 */
function isUnwantedPrefetch(headers) {
  const saving = String(headers["save-data"] ?? "");
  return /^\s*on\b/i.test(saving) && /\bprefetch\b/i.test(String(headers["sec-purpose"] ?? ""));
}

/**
 * An HTTP server (not yet listening) for a built site: clean paths, `_redirects`, `_headers`, the 404 page.
 * @param {{ dir?: string, pathPrefix?: string }} [options]
 */
export function createSiteServer({ dir = "public", pathPrefix = "" } = {}) {
  const root = resolve(dir);
  const prefix = pathPrefix.replace(/^\/*(?=.)/, "/").replace(/\/+$/, "");
  const redirectFor = loadRedirects(join(root, "_redirects"));
  // Locales are builds in folders of their own, each with its not-found page.
  const locales = notFoundPages(join(root, "_redirects")).flatMap(({ below, page }) => {
    const home = withoutPrefix(below, prefix);
    const file = withoutPrefix(page, prefix);
    return home && file ? [{ home, file }] : [];
  });
  const homes = locales.map(({ home }) => home);
  const headersFor = loadHeaders(join(root, "_headers"));
  const files = sirv(root, {
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    dotfiles: true,
    // It has written its own by now.
    setHeaders: (res, name) => {
      if (/\.(?:html|md)$/.test(name)) res.setHeader("Vary", "Accept, Accept-Encoding");
    },
    extensions: [],
  });

  return createServer((req, res) => {
    const [pathname = "/", ...query] = (req.url ?? "/").split("?");
    const search = query.length ? `?${query.join("?")}` : "";
    const { "Cache-Control": cache = revalidate, ...headers } = headersFor(pathname);
    for (const [name, value] of Object.entries(headers)) res.setHeader(name, value);
    if (req.method !== "GET" && req.method !== "HEAD") {
      res.setHeader("Allow", "GET, HEAD");
      return sendText(res, 405, "Method Not Allowed");
    }
    if (!pathname.startsWith("/") || isForbidden(pathname))
      return sendText(res, 400, "Bad Request");
    if (isUnwantedPrefetch(req.headers)) {
      res.setHeader("Cache-Control", "no-store");
      return sendText(res, 503, "Not fetched ahead: this reader saves data");
    }
    const inside = withoutPrefix(pathname, prefix);
    const locale = locales.find(({ home }) => inside?.startsWith(`${home}/`));
    const missing = () => sendNotFound(res, root, locale?.file);
    if (inside === undefined)
      return pathname === "/" ? redirect(res, 302, `${prefix}/`, search) : sendNotFound(res, root);
    if (/^\/404(?:\.html|\/|\/index\.html)?$/.test(inside.slice(locale?.home.length ?? 0)))
      return missing();

    const canonical = canonicalPath(inside, prefix, homes);
    if (canonical !== pathname) return redirect(res, 308, canonical, search);

    // Before files: the build also writes a page for each redirect, for hosts that do not read the rules.
    const rule = redirectFor(pathname);
    if (rule && isRedirect(rule)) return redirect(res, rule.status, rule.to, search);
    let file = fileFor(root, inside);
    if (rule?.status === 200 && (rule.force || !file))
      file = fileFor(root, withoutPrefix(rule.to, prefix) ?? "/404");
    if (!file) return missing();
    res.setHeader("Cache-Control", cache);
    file = twinFor(root, file, req.headers.accept) ?? file;
    const text = Reflect.get(textType, extname(file));
    if (text) res.setHeader("Content-Type", `text/${text};charset=utf-8`);
    req.headers.range = safeRange(req.headers);
    req.url = file;
    return files(req, res, missing);
  });
}
