import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Credential } from "../../../../../src/openapi/security-options";
import type { BuiltRequest } from "../../../../../src/browser/console/request/build-request";
import { mostText } from "../../../../../src/browser/console/send/read-answer-body";
import { sendToServer } from "../../../../../src/browser/console/send/send-to-server";

let server: Server;
let url: string;
let received: { method?: string; url?: string; headers: IncomingMessage["headers"]; body: string };

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk) => (body += String(chunk)));
    request.on("end", () => {
      received = { method: request.method, url: request.url, headers: request.headers, body };
      if (request.url === "/v2/large")
        response.setHeader("Content-Type", "application/json").end(`"${"x".repeat(mostText * 2)}"`);
      else if (request.url === "/v2/binary")
        response.setHeader("Content-Type", "application/pdf").end(Buffer.alloc(2048));
      else if (request.url === "/v2/nothing") response.writeHead(204).end();
      else response.setHeader("Content-Type", "application/json").end('{"n": 9007199254740993}');
    });
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v2`;
});
afterAll(() => new Promise((done) => server.close(done)));

const request: BuiltRequest = {
  method: "POST",
  path: "/items",
  query: [["fields", "id,sku"]],
  headers: [["Idempotency-Key", "k-1"]],
  mediaType: "application/json",
  body: '{"price": 10.50}',
};

const bearer: Credential = {
  kind: "bearer",
  place: "header",
  name: "Authorization",
  scheme: "oauth2",
  label: "OAuth 2.0",
};
const files = [new File(["%PDF-1.7"], "slip.pdf", { type: "application/pdf" })];

const send = (change: Partial<BuiltRequest> = {}, to = url, credentials: Credential[] = [bearer]) =>
  sendToServer({
    request: { ...request, ...change },
    server: to,
    credentials,
    secretOf: () => "s3cret",
    fileNamed: (name) => files.find((file) => file.name === name),
    signal: new AbortController().signal,
  });

test("sends what was typed, with the credential, and shows numbers as received", async () => {
  const answer = await send();
  expect(received).toMatchObject({
    method: "POST",
    url: "/v2/items?fields=id,sku",
    headers: {
      authorization: "Bearer s3cret",
      "idempotency-key": "k-1",
      "content-type": "application/json",
    },
    body: '{"price": 10.50}',
  });
  expect(answer).toMatchObject({
    status: 200,
    body: { kind: "text", text: '{"n": 9007199254740993}', isCut: false },
  });
});

const get = { method: "GET", query: [], headers: [], mediaType: undefined, body: undefined };

test("only the beginning of a large text is shown, and all of it can be saved", async () => {
  const answer = await send({ ...get, path: "/large" });
  if (!("body" in answer) || answer.body.kind !== "text") throw new Error("no text");
  expect(answer.body.isCut).toBe(true);
  expect(answer.body.text.length).toBe(mostText);
  expect(answer.body.blob?.size).toBe(mostText * 2 + 2);
});

test("a binary body is not shown, and an empty one is no body", async () => {
  expect(await send({ ...get, path: "/binary" })).toMatchObject({
    body: { kind: "binary", mediaType: "application/pdf", bytes: 2048 },
  });
  expect(await send({ ...get, path: "/nothing" })).toMatchObject({
    status: 204,
    body: { kind: "none" },
  });
});

test("a server without a response differs from a browser without a network", async () => {
  for (const [onLine, reason] of [
    [true, "blocked"],
    [false, "offline"],
  ] as const) {
    Object.defineProperty(globalThis, "navigator", { value: { onLine }, configurable: true });
    expect(await send({}, "http://127.0.0.1:1/v2")).toMatchObject({ reason });
  }
});

test("a file is sent with its content, in a form or alone; without its content, nothing is sent", async () => {
  const form = {
    mediaType: "multipart/form-data",
    body: '{"note": "copy", "file": "slip.pdf"}',
    fileFields: ["file"],
  };
  await send(form);
  expect(received.headers["content-type"]).toMatch(/^multipart\/form-data; boundary=/);
  expect(received.body).toMatch(/name="note"\r\n\r\ncopy/);
  expect(received.body).toMatch(
    /filename="slip.pdf"\r\nContent-Type: application\/pdf\r\n\r\n%PDF/,
  );
  await send({ mediaType: "application/pdf", body: "slip.pdf" });
  expect(received).toMatchObject({
    headers: { "content-type": "application/pdf" },
    body: "%PDF-1.7",
  });
  const gone = { ...form, body: '{"file": "gone.pdf"}' };
  expect(await send(gone)).toEqual({ reason: "file", message: "gone.pdf" });
});

test("keys go into headers or the address, as described", async () => {
  const key: Credential = { ...bearer, kind: "key", place: "query", name: "api_key" };
  await send({}, url, [key]);
  expect(received.url).toBe("/v2/items?fields=id,sku&api_key=s3cret");
  expect(received.headers.authorization).toBeUndefined();
  await send({}, url, [{ ...bearer, kind: "basic" }]);
  expect(received.headers.authorization).toBe(`Basic ${btoa("s3cret")}`);
});
