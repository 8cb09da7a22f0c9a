import { connect } from "node:net";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import type { HostCase } from "../host-case";

export interface Answer {
  status: number;
  /** Names in lower case; values of one name in the order in which they came. */
  headers: Readonly<Record<string, readonly string[]>>;
  /** Decoded. */
  body: Buffer;
  /** How many answers there were; the others are those to what followed. */
  answers: number;
}

/** Longest that an answer may take, in ms. */
const patience = 8_000;

/** The text of a request as it goes on the line: clients would tidy it. */
export function requestText({ path, method = "GET", send = {}, raw }: HostCase): string {
  if (raw !== undefined) return raw;
  const own = { Host: "docs.example", Connection: "close", ...send };
  const lines = Object.entries(own).flatMap(([name, value]) =>
    [value].flat().map((one) => `${name}: ${one}\r\n`),
  );
  return `${method} ${path} HTTP/1.1\r\n${lines.join("")}\r\n`;
}

/** Sends bytes and takes what comes until the other side closes. */
export function exchange(port: number, text: string): Promise<Buffer> {
  return new Promise((done, failed) => {
    const chunks: Buffer[] = [];
    const socket = connect({ port, host: "127.0.0.1" });
    socket.setTimeout(patience, () =>
      socket.destroy(new Error(`No end of the answer to ${text.slice(0, 80)}`)),
    );
    socket.on("data", (chunk) => chunks.push(chunk));
    // A server that refuses a request may close before all of it was sent.
    socket.once("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "ECONNRESET" || error.code === "EPIPE") done(Buffer.concat(chunks));
      else failed(error);
    });
    socket.once("close", () => done(Buffer.concat(chunks)));
    socket.write(text, "latin1");
  });
}

function withoutChunks(body: Buffer): Buffer {
  const parts: Buffer[] = [];
  for (let at = 0; at < body.length;) {
    const end = body.indexOf("\r\n", at);
    const size = Number.parseInt(body.toString("latin1", at, end), 16);
    if (!size) break;
    parts.push(body.subarray(end + 2, end + 2 + size));
    at = end + 2 + size + 2;
  }
  return Buffer.concat(parts);
}

function decode(body: Buffer, encoding: string | undefined): Buffer {
  if (body.length === 0) return body;
  if (encoding === "br") return brotliDecompressSync(body);
  return encoding === "gzip" ? gunzipSync(body) : body;
}

/** Reads the first answer of an exchange. */
export function readAnswer(bytes: Buffer): Answer {
  const end = bytes.indexOf("\r\n\r\n");
  const [first = "", ...lines] = bytes.toString("latin1", 0, end).split("\r\n");
  const headers: Record<string, string[]> = {};
  for (const line of lines) {
    const colon = line.indexOf(":");
    (headers[line.slice(0, colon).toLowerCase()] ??= []).push(line.slice(colon + 1).trim());
  }
  const rest = bytes.subarray(end + 4);
  const length = headers["content-length"]?.[0];
  const isChunked = headers["transfer-encoding"]?.[0] === "chunked";
  const body = isChunked ? withoutChunks(rest) : rest.subarray(0, Number(length ?? rest.length));
  return {
    status: Number(first.split(" ")[1] ?? 0),
    headers,
    body: headers["content-range"] ? body : decode(body, headers["content-encoding"]?.[0]),
    answers: bytes.toString("latin1").match(/^HTTP\/1\.[01] \d{3}\b/gm)?.length ?? 0,
  };
}

/** Asks a server on this machine. */
export async function ask(port: number, row: HostCase): Promise<Answer> {
  return readAnswer(await exchange(port, requestText(row)));
}
