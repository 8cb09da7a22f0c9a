import { existsSync } from "node:fs";
import { join } from "node:path";
import getPort, { portNumbers } from "get-port";
import { commandLine, wrongCommand } from "../process/command-line.mjs";
import { notListening } from "../process/not-listening.mjs";
import { Stopped } from "../process/operator-problem.mjs";
import { createSiteServer } from "./site-server.mjs";

/** @typedef {{ dir?: string, port?: number, host?: string, pathPrefix?: string }} ServeOptions */

const usage = "npm run serve -- --dir public --port 9000 --host 0.0.0.0";

/** @param {string} text */
function portOf(text) {
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw wrongCommand(
    `There is no port ${text}`,
    `--port ${text}`,
    "A port is a whole number from 1 to 65535.",
    usage,
  );
}

/**
 * Reads `--dir public --port 9000 --host 0.0.0.0`.
 * @param {string[]} [args]
 * @returns {ServeOptions}
 * @throws {Stopped} if they are not understood
 */
export function serveOptions(args = process.argv.slice(2)) {
  const text = /** @type {const} */ ({ type: "string" });
  const { values } = commandLine(usage, { args, options: { dir: text, port: text, host: text } });
  const { port, ...others } = values;
  return { ...others, ...(port === undefined ? {} : { port: portOf(port) }) };
}

/** Below it, each port belongs to a service. */
const firstFreePort = 1024;

/**
 * Listens on a port or the next free one.
 * @param {import("node:http").Server} server @param {{ host: string, port: number }} place
 */
async function listen(server, { host, port }) {
  try {
    const ports =
      port < firstFreePort ? undefined : portNumbers(port, Math.min(port + 100, 65_535));
    const free = ports ? await getPort({ host, port: ports }) : port;
    await new Promise((done, failed) =>
      server.once("error", failed).listen(free, host, () => done(null)),
    );
    return free;
  } catch (error) {
    const problem = notListening(error, { host, port }, "npm run serve --");
    throw problem ? new Stopped(problem) : error;
  }
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
  const home = join(dir, "index.html");
  if (!existsSync(home))
    throw new Stopped({
      what: "There is nothing to serve",
      where: home,
      seen: existsSync(dir) ? `no index.html in ${dir}` : `no folder ${dir}`,
      cause: "The site was not built, or its build failed.",
      fix: dir === "public" ? "npm run build" : "npm run serve -- --dir public",
    });
  const server = createSiteServer({ dir, pathPrefix });
  const free = await listen(server, { host, port });
  const start = pathPrefix.replace(/^\/*(?=.)/, "/").replace(/\/+$/, "");
  const name = host.includes(":") ? `[${host}]` : host;
  console.log(`\nThe site is on http://${name}:${free}${start}\nCtrl+C ends it.`);
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  process.once("SIGINT", stop).once("SIGTERM", stop);
  return server;
}
