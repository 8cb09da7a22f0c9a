import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";

const megabyte = 1024 * 1024;

/** 20 MB of JSON: far more than a page can show. */
const large = () => `[${`"${"x".repeat(1022)}",`.repeat(20 * 1024).slice(0, -1)}]`;

/** A server of an API on this machine, and what it was asked. */
export interface RealServer {
  url: string;
  /** With the browser's own questions whether it may ask. */
  received: Pick<IncomingMessage, "method" | "url" | "headers">[];
  end(): Promise<void>;
}

/** Starts a server that any page may ask, but for `/resource-1/closed`; of `/resource-1/never` there is no end. */
export async function startRealServer(): Promise<RealServer> {
  const received: RealServer["received"] = [];
  const server: Server = createServer((request, response) => {
    const { method, url = "", headers } = request;
    if (!url.includes("/closed"))
      response
        .setHeader("Access-Control-Allow-Origin", "*")
        .setHeader("Access-Control-Allow-Headers", "authorization, content-type");
    received.push({ method, url, headers });
    if (method === "OPTIONS") return response.writeHead(204).end();
    if (url.includes("/never")) return undefined;
    if (url.includes("/binary"))
      return response.setHeader("Content-Type", "application/pdf").end(Buffer.alloc(2 * megabyte));
    response.setHeader("Content-Type", "application/json");
    return response.end(
      url.includes("/large") ? large() : '{"id": 9007199254740993, "rate": 1.10}',
    );
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    received,
    end: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
