import { request, type IncomingMessage, type OutgoingHttpHeaders } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";

export interface Answer {
  status: number;
  headers: IncomingMessage["headers"];
  /** Decoded. */
  body: Buffer;
}

function decode(body: Buffer, encoding: string | undefined): Buffer {
  if (body.length === 0) return body;
  if (encoding === "br") return brotliDecompressSync(body);
  return encoding === "gzip" ? gunzipSync(body) : body;
}

/** Sends a path as it is: fetch would tidy it. */
export async function ask(
  port: number,
  path: string,
  { method = "GET", headers = {} }: { method?: string; headers?: OutgoingHttpHeaders } = {},
): Promise<Answer> {
  const options = { host: "127.0.0.1", port, path, method, headers, agent: false };
  const response = await new Promise<IncomingMessage>((done, failed) =>
    request(options, done).once("error", failed).end(),
  );
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    body: decode(Buffer.concat(chunks), response.headers["content-encoding"]),
  };
}
