import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import type { Mock } from "../../src/mock/create-mock";

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString("utf8");
  if (text === "") return undefined;
  if (request.headers["content-type"]?.startsWith("multipart/form-data")) return formFields(text);
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

/** The fields of a form; of files only their names. */
function formFields(text: string): Record<string, string> {
  const parts = text.matchAll(/name="([^"]+)"(?:; filename="([^"]*)")?[^]*?\r\n\r\n([^]*?)\r\n--/g);
  return Object.fromEntries(
    [...parts].map(([, name = "", file, value = ""]) => [name, file ?? value]),
  );
}

/** A mock behind HTTP on a free port of this machine. */
export async function startMockServer(
  mock: Mock,
): Promise<{ url: string; close(): Promise<void> }> {
  const server = createServer((request, response) => {
    void bodyOf(request).then(
      (body) => {
        const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost");
        const headers = Object.fromEntries(
          Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
        );
        const answer = mock.handle({
          method: request.method ?? "GET",
          path: pathname,
          query: Object.fromEntries(searchParams),
          headers,
          body,
        });
        response.writeHead(answer.status, answer.headers);
        response.end(answer.body === undefined ? undefined : JSON.stringify(answer.body));
      },
      (error: unknown) => {
        response.writeHead(500, { "Content-Type": "text/plain" });
        response.end(error instanceof Error ? error.stack : String(error));
      },
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const close = () =>
    new Promise<void>((resolve, reject) =>
      server.close((error) => (error ? reject(error) : resolve())),
    );
  return { url: `http://127.0.0.1:${port}`, close };
}
