import { existsSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import getPort, { portNumbers } from "get-port";
import { createSiteServer } from "./site-server.mjs";

/** @typedef {{ dir?: string, port?: number, host?: string, pathPrefix?: string }} ServeOptions */

/** Reads `--dir public --port 9000 --host 0.0.0.0`. @param {string[]} [args] @returns {ServeOptions} */
export function serveOptions(args) {
  const text = /** @type {const} */ ({ type: "string" });
  const { values } = parseArgs({ args, options: { dir: text, port: text, host: text } });
  const { port, ...others } = values;
  return { ...others, ...(port === undefined ? {} : { port: Number(port) }) };
}

/**
 * Serves a folder until the process is stopped, and prints the address. The port is 9000 or the next free one. Only
 * this machine can reach it, unless `host` says otherwise.
 * @param {ServeOptions} [options]
 */
export async function serveSite({
  dir = "public",
  port = 9000,
  host = "127.0.0.1",
  pathPrefix = process.env.PATH_PREFIX ?? "",
} = {}) {
  if (!existsSync(join(dir, "index.html"))) {
    console.error(
      `Nothing to serve: ${join(dir, "index.html")} does not exist. Run: npm run build`,
    );
    process.exit(1);
  }
  const free = await getPort({ host, port: portNumbers(port, Math.min(port + 100, 65_535)) });
  const server = createSiteServer({ dir, pathPrefix });
  await new Promise((done, failed) =>
    server.once("error", failed).listen(free, host, () => done(null)),
  );
  const home = pathPrefix.replace(/^\/*(?=.)/, "/").replace(/\/+$/, "");
  const name = host.includes(":") ? `[${host}]` : host;
  console.log(`\nThe site is on http://${name}:${free}${home}\nCtrl+C ends it.`);
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  process.once("SIGINT", stop).once("SIGTERM", stop);
  return server;
}
