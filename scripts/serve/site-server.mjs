import { createServer } from "node:http";
import { join, resolve } from "node:path";
import { redirect, sendNotFound, sendText } from "./answers.mjs";
import { cleanPath, isForbidden, isHidden } from "./clean-path.mjs";
import { loadHeaders } from "./headers.mjs";
import { answerRefused, maxConnections, serverLimits } from "./limits.mjs";
import { loadRules, notFoundPages, redirectMatcher } from "./redirects.mjs";
import { fileFor, sendFile, markdownFor } from "./site-files.mjs";

const revalidate = "public, max-age=0, must-revalidate";

/** The path inside the site; undefined outside the prefix. @param {string} pathname @param {string} prefix */
function withoutPrefix(pathname, prefix) {
  if (!prefix) return pathname;
  if (pathname === prefix) return "/";
  return pathname.startsWith(`${prefix}/`) ? pathname.slice(prefix.length) : undefined;
}

/** @param {import("./redirects.mjs").Redirect} rule */
const isRedirect = ({ status }) => status >= 300 && status < 400;

/**
 * The clean form of a path; home pages below a prefix or in a locale end with a slash, as Gatsby expects.
 * @param {string} inside @param {string} prefix @param {readonly string[]} homes of the locales
 */
function canonicalPath(inside, prefix, homes) {
  const clean = cleanPath(inside);
  if (homes.includes(clean)) return `${prefix}${clean}/`;
  return clean === "/" && prefix ? `${prefix}/` : prefix + clean;
}

/** True for a prefetch of a reader who saves data. @param {import("node:http").IncomingHttpHeaders} headers */
function isUnwantedPrefetch(headers) {
  const saving = String(headers["save-data"] ?? "");
  return /^\s*on\b/i.test(saving) && /\bprefetch\b/i.test(String(headers["sec-purpose"] ?? ""));
}

/** Path and query of a request target, which may be a whole address (RFC 9112, 3.2.2). @param {string} url */
function targetOf(url) {
  const [pathname = "", ...query] = url.replace(/^https?:\/\/[^/?]*/i, "").split("?");
  return { pathname: pathname || "/", search: query.length ? `?${query.join("?")}` : "" };
}

/**
 * The status for a bad request; undefined for others.
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
 * An HTTP server (not yet listening) for a built site. An error ends only its own request.
 * @param {{ dir?: string, pathPrefix?: string, limits?: Partial<typeof serverLimits> }} [options] `limits` for tests
 */
export function createSiteServer({ dir = "public", pathPrefix = "", limits = {} } = {}) {
  const root = resolve(dir);
  const prefix = pathPrefix.replace(/^\/*(?=.)/, "/").replace(/\/+$/, "");
  const rules = loadRules(join(root, "_redirects"));
  const redirectFor = redirectMatcher(rules);
  // Locales are separate builds in folders, each with its own not-found page.
  const locales = notFoundPages(rules).flatMap(({ below, page }) => {
    const home = withoutPrefix(below, prefix);
    const file = withoutPrefix(page, prefix);
    return home && file ? [{ home, file }] : [];
  });
  const homes = locales.map(({ home }) => home);
  const headersFor = loadHeaders(join(root, "_headers"));
  /** Headers of every answer. */
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

    // Before files: for hosts that ignore the rules, the build also writes a page for each redirect.
    const rule = redirectFor(pathname);
    if (rule && isRedirect(rule)) return redirect(res, rule.status, rule.to, search);
    let file = await fileFor(root, inside);
    if (rule?.status === 200 && (rule.force || !file))
      file = await fileFor(root, withoutPrefix(rule.to, prefix) ?? "/404");
    if (!file) return missing();
    file = (await markdownFor(root, file, req.headers.accept)) ?? file;
    // By the file, not the address: a page may be called node.js.
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
  // Unknown expectations may be ignored.
  server.on("checkExpectation", handle);
  server.maxConnections = maxConnections;
  answerRefused(server, headersOfAll);
  return server;
}
