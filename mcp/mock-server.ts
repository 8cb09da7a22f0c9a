import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Mock } from "../src/mock/create-mock";
import { mockQuery } from "../src/mock/mock-query";
import type { MockRequest } from "../src/mock/model";

/** The largest body of the API's own limits, and room for a form around it. */
const largestBody = 64 * 1024 * 1024;

async function bytesOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += (chunk as Buffer).length;
    if (size <= largestBody) chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks);
}

/** The fields of a form; of files only their names. */
async function formFields(bytes: Buffer, type: string): Promise<unknown> {
  const form = await new Response(new Uint8Array(bytes), { headers: { "Content-Type": type } })
    .formData()
    .catch(() => undefined);
  if (!form) return bytes.toString("utf8");
  const names = [...new Set(form.keys())];
  const values = (name: string) =>
    form.getAll(name).map((value) => (typeof value === "string" ? value : value.name));
  return Object.fromEntries(
    names.map((name) => [name, values(name).length > 1 ? values(name) : values(name)[0]]),
  );
}

/** The body as the mock takes it. */
async function bodyOf(request: IncomingMessage): Promise<Pick<MockRequest, "body" | "isJson">> {
  const bytes = await bytesOf(request);
  if (!bytes.length) return {};
  const type = request.headers["content-type"] ?? "";
  if (/^(?:multipart\/form-data|application\/x-www-form-urlencoded)/i.test(type))
    return { body: await formFields(bytes, type) };
  const text = bytes.toString("utf8");
  if (!/[/+]json\b/i.test(type)) return { body: text };
  try {
    return { body: JSON.parse(text) as unknown, isJson: true };
  } catch {
    return { body: text };
  }
}

async function answer(mock: Mock, request: IncomingMessage, response: ServerResponse) {
  const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost");
  const { status, headers, body } = mock.handle({
    method: request.method ?? "GET",
    path: pathname,
    query: mockQuery(searchParams),
    headers: Object.fromEntries(
      Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
    ),
    ...(await bodyOf(request)),
  });
  response.writeHead(status, headers);
  const isText = typeof body === "string" && !/json/.test(headers["Content-Type"] ?? "json");
  response.end(body === undefined ? undefined : isText ? body : JSON.stringify(body));
}

/** A mock behind HTTP, for any client: all clients share its records. */
export function mockServer(mock: Mock): Server {
  return createServer((request, response) => {
    answer(mock, request, response).catch((error: unknown) => {
      if (response.headersSent) return void response.destroy();
      response.writeHead(500, { "Content-Type": "text/plain; charset=utf-8" });
      response.end(error instanceof Error ? error.message : String(error));
    });
  });
}
