import { STATUS_CODES } from "node:http";

/**
 * How long a reader may take, in ms, and how much may be sent or held open: a slow or a long request ends, and nobody
 * else waits for it.
 */
export const serverLimits = {
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  keepAliveTimeout: 5_000,
  connectionsCheckingInterval: 1_000,
  maxHeaderSize: 16_384,
};

/** As many connections at once as nginx takes here: worker_connections of deploy/nginx-main.conf. */
export const maxConnections = 2_048;

/** @type {Record<string, number>} */
const statuses = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

/**
 * Answers what Node refuses before there is a request: what is no HTTP, too long, too slow, or a tunnel.
 * @param {import("node:http").Server} server @param {Record<string, string>} headers of every answer
 */
export function answerRefused(server, headers) {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  /** @param {import("node:stream").Duplex} socket @param {number} status */
  const refuse = (socket, status) => {
    if (!socket.writable) return socket.destroy();
    const text = `${STATUS_CODES[status]}\n`;
    const own = `Content-Type: text/plain; charset=utf-8\r\nContent-Length: ${text.length}\r\nConnection: close\r\n`;
    return socket.end(
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join("")}${own}\r\n${text}`,
    );
  };
  server.on("clientError", (/** @type {NodeJS.ErrnoException} */ error, socket) =>
    refuse(socket, statuses[error.code ?? ""] ?? 400),
  );
  server.on("connect", (_, socket) => refuse(socket, 405));
}
