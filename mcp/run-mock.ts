import type { AddressInfo } from "node:net";
import { notListening } from "../scripts/process/not-listening.mjs";
import { Stopped } from "../scripts/process/operator-problem.mjs";
import { listAt } from "../src/openapi/json";
import { serverPaths } from "../src/openapi/server-paths";
import { mockServer } from "./mock-server";
import { openSite } from "./site";
import type { SiteFiles } from "./site-files";

interface MockPlace {
  /** 0 for a free one. */
  port: number;
  host: string;
}

/** Serves the mock of a site over HTTP until the process is stopped, and prints its address. */
export async function runMock(files: SiteFiles, { port, host }: MockPlace): Promise<void> {
  const mock = await openSite(files).mock();
  const [base = ""] = serverPaths(listAt(mock.catalog.document, "servers"));
  const server = mockServer(mock);
  await new Promise<void>((done, failed) => {
    server.once("error", failed).listen(port, host, done);
  }).catch((error: unknown) => {
    const problem = notListening(error, { host, port }, "docs-mcp mock");
    throw problem ? new Stopped(problem) : error;
  });
  const name = host.includes(":") ? `[${host}]` : host;
  const { port: taken } = server.address() as AddressInfo;
  process.stdout.write(
    `The mock API is on http://${name}:${taken}${base}\nAny bearer token will do. Ctrl+C ends it; a new start has the first records again.\n`,
  );
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  process.once("SIGINT", stop).once("SIGTERM", stop);
}
