import { createServer } from "node:http";
import { join, resolve } from "node:path";
import { redirect, sendNotFound, sendText } from "./answers.mjs";
import { cleanPath, isForbidden, isHidden } from "./clean-path.mjs";
import { loadHeaders } from "./headers.mjs";
import { answerRefused, maxConnections, serverLimits } from "./limits.mjs";
import { loadRedirects, notFoundPages } from "./redirects.mjs";
import { fileFor, sendFile, twinFor } from "./site-files.mjs";

const revalidate = "public, max-age=0, must-revalidate";

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
 * What a request asks for. Its target may be a whole address (RFC 9112, 3.2.2), whose host is of no meaning here.
 * @param {string} url
 */
function targetOf(url) {
  const [pathname = "", ...query] = url.replace(/^https?:\/\/[^/?]*/i, "").split("?");
  return { pathname: pathname || "/", search: query.length ? `?${query.join("?")}` : "" };
}

/**
 * What is wrong with a request, as the status to answer; undefined: nothing.
 * @param {import("node:http").IncomingMessage} req @param {string} pathname
 */
function refusal({ method, headers, headersDistinct, httpVersion }, pathname) {
  if (!httpVersion.startsWith("1.")) return 505;
  const hosts = headersDistinct.host?.length ?? 0;
  if (hosts > 1 || (hosts === 0 && httpVersion !== "1.0")) return 400;
  if (method !== "GET" && method !== "HEAD") return 405;
  if (!pathname.startsWith("/") || isForbidden(pathname)) return 400;
  return isUnwantedPrefetch(headers) ? 503 : undefined;
}

/**
 * An HTTP server (not yet listening) for a built site: clean paths, `_redirects`, `_headers`, the 404 page. What goes
 * wrong with a request ends that request.
 * @param {{ dir?: string, pathPrefix?: string, limits?: Partial<typeof serverLimits> }} [options] `limits` for tests
 */
export function createSiteServer({ dir = "public", pathPrefix = "", limits = {} } = {}) {
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
  /** Those of every answer, whatever it is about. */
  const headersOfAll = headersFor(`${prefix}/404.html`);

  /** @param {import("node:http").IncomingMessage} req @param {import("node:http").ServerResponse} res */
  async function answer(req, res) {
    for (const [name, value] of Object.entries(headersOfAll)) res.setHeader(name, value);
    res.setHeader("Cache-Control", revalidate);
    const { pathname, search } = targetOf(req.url ?? "/");
    const refused = refusal(req, pathname);
    if (refused) return sendText(res, refused);
    const inside = withoutPrefix(pathname, prefix);
    const locale = locales.find(({ home }) => inside?.startsWith(`${home}/`));
    const missing = () => sendNotFound(req, res, root, locale?.file);
    if (inside === undefined)
      return pathname === "/"
        ? redirect(res, 302, `${prefix}/`, search)
        : sendNotFound(req, res, root);
    if (isHidden(inside.slice(locale?.home.length ?? 0))) return missing();

    const canonical = canonicalPath(inside, prefix, homes);
    if (canonical !== pathname) return redirect(res, 308, canonical, search);

    // Before files: the build also writes a page for each redirect, for hosts that do not read the rules.
    const rule = redirectFor(pathname);
    if (rule && isRedirect(rule)) return redirect(res, rule.status, rule.to, search);
    let file = await fileFor(root, inside);
    if (rule?.status === 200 && (rule.force || !file))
      file = await fileFor(root, withoutPrefix(rule.to, prefix) ?? "/404");
    if (!file) return missing();
    file = (await twinFor(root, file, req.headers.accept)) ?? file;
    // By the file and not by the address: a page may be called node.js.
    for (const [name, value] of Object.entries(headersFor(prefix + file)))
      res.setHeader(name, value);
    return sendFile(req, res, { dir: root, file });
  }

  /** @param {import("node:http").IncomingMessage} req @param {import("node:http").ServerResponse} res */
  const handle = (req, res) => {
    answer(req, res).catch((/** @type {Error & { status?: number }} */ error) => {
      const { status = 500 } = error;
      if (status === 500) console.error(`${req.method} ${req.url}:`, error);
      if (res.headersSent) res.destroy();
      else sendText(res, status);
    });
  };
  const server = createServer({ ...serverLimits, ...limits, requireHostHeader: false }, handle);
  // An expectation that nobody knows may be passed over.
  server.on("checkExpectation", handle);
  server.maxConnections = maxConnections;
  answerRefused(server, headersOfAll);
  return server;
}
