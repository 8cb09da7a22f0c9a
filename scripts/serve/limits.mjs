import { STATUS_CODES } from "node:http";

/** Milliseconds and bytes; slow and long requests end, so that nobody else has to wait for them. */
export const serverLimits = {
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  keepAliveTimeout: 5_000,
  connectionsCheckingInterval: 1_000,
  maxHeaderSize: 16_384,
};

/** As many as nginx accepts: worker_connections in deploy/nginx-main.conf. */
export const maxConnections = 2_048;

/** @type {Record<string, number>} */
const statuses = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

/**
 * Answers what Node refuses before there is a request: not HTTP, too long, too slow, or a tunnel.
 * @param {import("node:http").Server} server @param {Record<string, string>} headers of every answer
 */
export function answerRefused(server, headers) {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  /** @param {import("node:stream").Duplex} socket @param {number} status */
  const refuse = (socket, status) => {
    if (!socket.writable) return socket.destroy();
    const text = `${STATUS_CODES[status]}\n`;
    const ofAnswer = `Content-Type: text/plain; charset=utf-8\r\nContent-Length: ${text.length}\r\nConnection: close\r\n`;
    return socket.end(
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join("")}${ofAnswer}\r\n${text}`,
    );
  };
  server.on("clientError", (/** @type {NodeJS.ErrnoException} */ error, socket) =>
    refuse(socket, statuses[error.code ?? ""] ?? 400),
  );
  server.on("connect", (_, socket) => refuse(socket, 405));
}
