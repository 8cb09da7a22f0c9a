import { existsSync } from "node:fs";
import { join } from "node:path";
import getPort, { portNumbers } from "get-port";
import { createSiteServer } from "./site-server.mjs";

/**
 * Serves a folder until the process is told to end, and prints the address. The port is 9000 or the next free one.
 * @param {{ dir?: string, port?: number, pathPrefix?: string }} [options]
 */
export async function serveSite({
  dir = "public",
  port = 9000,
  pathPrefix = process.env.PATH_PREFIX ?? "",
} = {}) {
  if (!existsSync(join(dir, "index.html"))) {
    console.error(
      `Nothing to serve: ${join(dir, "index.html")} does not exist. Run: npm run build`,
    );
    process.exit(1);
  }
  const free = await getPort({ port: portNumbers(port, Math.min(port + 100, 65_535)) });
  const server = createSiteServer({ dir, pathPrefix });
  await new Promise((done, failed) => server.once("error", failed).listen(free, () => done(null)));
  const home = pathPrefix.replace(/^\/*(?=.)/, "/").replace(/\/+$/, "");
  console.log(`\nThe site is on http://localhost:${free}${home}\nCtrl+C ends it.`);
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  process.once("SIGINT", stop).once("SIGTERM", stop);
  return server;
}
