import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve, sep } from "node:path";

/** The build that the tests look at. */
export const publicDir = resolve("public");

/** Address of the server that the global setup started. */
export function baseUrl(): string {
  const url = process.env.E2E_BASE_URL;
  if (!url) throw new Error("E2E_BASE_URL is not set: run the tests by Playwright");
  return url;
}

/** The static HTML of a route, as a host without scripts would send it. */
export function readPage(route: string): string {
  return readFileSync(join(publicDir, route, "index.html"), "utf8");
}

/** True for the pages that only lead on to another address. */
const isRedirect = (html: string) => /<meta http-equiv="?refresh/i.test(html);

let routes: readonly string[] | undefined;

function readRoutes(): string[] {
  return readdirSync(publicDir, { recursive: true, encoding: "utf8" })
    .filter((file) => file === "index.html" || file.endsWith(`${sep}index.html`))
    .map((file) => `/${relative(".", dirname(file)).split(sep).join("/")}`)
    .filter((route) => route !== "/404" && !isRedirect(readPage(route)))
    .sort();
}

/**
 * Every route of the build, in order, without the not-found page and the pages that only redirect. They are looked up once in
 * a process: that takes reading all pages.
 */
export const allRoutes = (): readonly string[] => (routes ??= readRoutes());
