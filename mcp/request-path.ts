import { serverPaths } from "../src/openapi/server-paths";

/** A query without the path of a server before a path: the docs name operations without it. */
export const queryWithoutServer = (query: string, servers: readonly unknown[]): string =>
  query.replace(/(?<=^|\s)\/\S+/g, (path) => pathOf(path, servers));

/** The path of an operation from an address: without host, query, and the path of a server, such as `/v2`. */
export function pathOf(address: string, servers: readonly unknown[]): string {
  const path = address.replace(/^https?:\/\/[^/]+/, "").replace(/[?#].*$/s, "");
  const base = serverPaths(servers).find((one) => one && path.startsWith(`${one}/`));
  return base ? path.slice(base.length) : path;
}
