import { createServer } from "node:net";
import { parseArgs } from "node:util";
import getPort, { portNumbers } from "get-port";
import { Stopped } from "./operator-problem.mjs";

/** The error of listening on a port of all addresses; undefined if it is free. @param {number} port */
const errorOf = (port) =>
  new Promise((done) => {
    const server = createServer();
    server.once("error", done).listen(port, () => server.close(() => done(undefined)));
  });

/**
 * Makes sure that the port of `develop` is free: Gatsby would ask for another one, and wait for an answer.
 * @param {readonly string[]} args of the command
 * @throws {Stopped} if something else answers there, or if it is not a port
 */
export async function requireFreePort(args) {
  const { values } = parseArgs({
    args: [...args],
    strict: false,
    options: { port: { type: "string", short: "p" } },
  });
  const written = values.port ?? process.env.PORT ?? 8000;
  const port = Number(written);
  const isPort = Number.isInteger(port) && port > 0 && port < 65_536;
  const error = isPort ? await errorOf(port) : { code: "" };
  if (!error) return;
  const next = await getPort({ port: portNumbers(8000, 8100) });
  const isDefault = values.port === undefined && !process.env.PORT;
  const seen = values.port === undefined ? `port ${written}` : `--port ${written}`;
  throw new Stopped({
    what: isPort ? `Port ${port} cannot be used` : `There is no port ${written}`,
    where: isDefault ? `localhost:${port}` : "command line",
    seen: isPort ? `${seen} (${error.code})` : seen,
    cause: !isPort
      ? "A port is a whole number from 1 to 65535."
      : error.code === "EACCES"
        ? "Only administrators may serve on ports below 1024."
        : "Another program answers there, perhaps npm run develop of another folder.",
    fix: `npm run develop -- --port ${next}`,
  });
}
