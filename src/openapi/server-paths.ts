import { textAt } from "./json";

/** The paths of servers, in front of those of operations: `/v2`, or nothing. */
export const serverPaths = (servers: readonly unknown[]): string[] =>
  servers.flatMap((server) => {
    const url = textAt(server, "url");
    return url ? [new URL(url, "https://mock.invalid").pathname.replace(/\/$/, "")] : [];
  });
