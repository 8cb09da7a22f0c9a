import type { AddressInfo } from "node:net";
import { textAt, listAt } from "../src/openapi/json";
import { mockServer } from "./mock-server";
import { openSite } from "./site";
import type { SiteFiles } from "./site-files";

interface MockPlace {
  /** 0 for a free one. */
  port: number;
  host: string;
}

/** The path of the first server, which clients put before that of an operation: `/v2`. */
function basePath(description: unknown): string {
  const url = textAt(listAt(description, "servers")[0], "url");
  return url ? new URL(url, "http://localhost").pathname.replace(/\/$/, "") : "";
}

/** Serves the mock of a site over HTTP until the process is stopped, and prints its address. */
export async function runMock(files: SiteFiles, { port, host }: MockPlace): Promise<void> {
  const mock = await openSite(files).mock();
  const description: unknown = JSON.parse(await files.text("/download/openapi.json"));
  const server = mockServer(mock);
  await new Promise<void>((done, failed) => {
    server.once("error", failed).listen(port, host, done);
  });
  const name = host.includes(":") ? `[${host}]` : host;
  const { port: taken } = server.address() as AddressInfo;
  process.stdout.write(
    `The mock API is on http://${name}:${taken}${basePath(description)}\nAny bearer token will do. Ctrl+C ends it; a new start has the first records again.\n`,
  );
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  process.once("SIGINT", stop).once("SIGTERM", stop);
}
