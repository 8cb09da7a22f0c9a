import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { gunzipSync } from "node:zlib";
import type { Indexes } from "./algolia/indexes";
import { answer, needsAdminKey } from "./algolia/routes";

type Json = Record<string, unknown>;

/** How a host behaves: as Algolia; late by milliseconds; or answering the same to whatever it is asked. */
export type Behavior =
  | "works"
  | "refuses"
  | { lateBy: number }
  | { status: number; body?: unknown; headers?: Record<string, string> }
  | { raw: string };

/** One request that arrived. */
export interface LoggedCall {
  /** Number of the host, from 0. */
  host: number;
  method: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingMessage["headers"];
  body: Json;
}

export interface AlgoliaServer {
  /** Addresses of the hosts. */
  hosts: string[];
  indexes: Indexes;
  log: LoggedCall[];
  /** Decides what becomes of a call; by default the behavior of its host. */
  behave(host: number, behavior: Behavior | ((call: LoggedCall) => Behavior)): void;
  close(): Promise<void>;
}

export const keys = { appId: "TESTAPP", search: "search-only-key", admin: "admin-key-of-the-test" };

async function readBody(request: IncomingMessage): Promise<Json> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const bytes = Buffer.concat(chunks);
  const text = (
    request.headers["content-encoding"] === "gzip" ? gunzipSync(bytes) : bytes
  ).toString();
  return text ? (JSON.parse(text) as Json) : {};
}

function send(response: ServerResponse, status: number, text: string, headers = {}): void {
  response.writeHead(status, {
    "content-type": "application/json",
    "access-control-allow-origin": "*",
    "access-control-allow-headers": "*",
    ...headers,
  });
  response.end(text);
}

const keyOf = ({ query, headers }: LoggedCall) =>
  query.get("x-algolia-api-key") ?? headers["x-algolia-api-key"];

/** Starts a server on loopback that speaks Algolia's protocol on several hosts, which share their indexes. */
export async function startAlgolia(hostCount = 3): Promise<AlgoliaServer> {
  const indexes: Indexes = new Map();
  const log: LoggedCall[] = [];
  const behaviors = new Map<number, Behavior | ((call: LoggedCall) => Behavior)>();

  async function handle(host: number, request: IncomingMessage, response: ServerResponse) {
    if (request.method === "OPTIONS") return send(response, 204, "");
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost");
    const { method = "GET", headers } = request;
    const body = await readBody(request);
    const call = { host, method, path: pathname, query: searchParams, headers, body };
    log.push(call);
    const set = behaviors.get(host) ?? "works";
    const behavior = typeof set === "function" ? set(call) : set;
    if (behavior === "refuses") return void request.socket.destroy();
    if (typeof behavior === "object" && "raw" in behavior) return send(response, 200, behavior.raw);
    if (typeof behavior === "object" && "status" in behavior) {
      const refusal = behavior.body ?? { message: "refused", status: behavior.status };
      return send(response, behavior.status, JSON.stringify(refusal), behavior.headers);
    }
    if (typeof behavior === "object")
      await new Promise((done) => setTimeout(done, behavior.lateBy).unref());
    const isAdmin = keyOf(call) === keys.admin;
    if (!isAdmin && (keyOf(call) !== keys.search || needsAdminKey(method, pathname)))
      return send(response, 403, JSON.stringify({ message: "Invalid API key", status: 403 }));
    const result = answer(indexes, method, pathname, body);
    send(response, result.status, JSON.stringify(result.body));
  }

  const servers: Server[] = [];
  for (let host = 0; host < hostCount; host++) {
    const server = createServer((request, response) => void handle(host, request, response));
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
    servers.push(server);
  }
  return {
    hosts: servers.map((one) => `http://127.0.0.1:${(one.address() as AddressInfo).port}`),
    indexes,
    log,
    behave: (host, behavior) => behaviors.set(host, behavior),
    async close() {
      for (const server of servers) {
        server.closeAllConnections();
        await new Promise((done) => server.close(done));
      }
    },
  };
}
