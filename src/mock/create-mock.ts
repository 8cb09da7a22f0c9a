import { isObject, listAt, textAt, type JsonObject } from "../openapi/json";
import { checkRequest, type CheckedRequest, type ScopesOf } from "./check-request";
import { canonical } from "./etag";
import { idMaker } from "./ids";
import { pathMatcher } from "./path-matcher";
import type { ValidateSchema } from "../openapi/validation/validate-schema";
import type { MockRecord, MockRequest, MockResponse } from "./model";
import {
  documentedCode,
  knownProblems,
  problemResponse,
  Refused,
  refuse,
  type Refusal,
} from "./problems";
import { run } from "./run";
import { seedRecords, type Records } from "./seed-records";
import { createStore } from "./store";
import { createWorld, readCatalogue, type Catalogue, type World } from "./world";

/** What a mock is made of. */
export interface MockOptions {
  /** The bundled description: every `$ref` is internal. */
  description: JsonObject;
  validate: ValidateSchema;
  /** The demo company's files by name; or records that `seedRecords` made before. */
  demo?: unknown;
  records?: Records;
  /** What a credential may do; without it every credential may do everything. */
  scopesOf?: ScopesOf;
  /** Other seeds give other ids. */
  seed?: string;
}

/** Answers requests as the description says, from records that live as long as the session. */
export interface Mock {
  handle(request: MockRequest): MockResponse;
  /** Back to the start: records, ids and clock. */
  reset(): void;
  /** The records of the session by collection. */
  state(): Map<string, readonly MockRecord[]>;
  catalogue: Catalogue;
}

const keptStatus = (status: number) => status < 500 && status !== 429 && status !== 401;

/** Makes a mock of an API. */
export function createMock({
  description,
  validate,
  demo,
  records,
  scopesOf,
  seed = "session",
}: MockOptions): Mock {
  const catalogue = readCatalogue(description, validate);
  const start = records ?? seedRecords(catalogue, demo);
  const match = pathMatcher(catalogue.operations);
  const aboutCode = knownProblems(description, catalogue.operations);
  const bases = listAt(description, "servers").flatMap((server) => {
    const url = textAt(server, "url");
    return url ? [new URL(url, "https://mock.invalid").pathname.replace(/\/$/, "")] : [];
  });
  const base = bases[0] ?? "";
  let world: World;
  let newRequestId: () => string;
  let answered: Map<string, { request: string; response: MockResponse }>;
  const reset = () => {
    world = createWorld(catalogue, createStore(start), start, seed);
    const ids = idMaker(`${seed}/requests`);
    newRequestId = () => ids({ prefix: "req_", length: 16 });
    answered = new Map();
  };
  reset();

  const problem = (refusal: Refusal, instance: string) =>
    problemResponse(refusal, aboutCode(refusal.code), instance, newRequestId());

  /** The same key with the same request gets the same answer; with another one it is refused. */
  function once(request: CheckedRequest, answer: () => MockResponse): MockResponse {
    const key = request.headers["idempotency-key"];
    const { operation } = request;
    if (
      !key ||
      !operation.parameters.some(
        ({ name, place }) => place === "header" && name === "Idempotency-Key",
      )
    )
      return answer();
    const text = canonical([operation.method, request.instance, request.body ?? null]);
    const known = answered.get(key);
    if (known && known.request !== text)
      refuse(
        422,
        documentedCode(operation, 422, (code) => code === "idempotency-key-reused") ??
          "idempotency-key-reused",
        `The key ${key} came with a different request before. Use a new key for a new intention.`,
      );
    if (known)
      return {
        ...known.response,
        headers: { ...known.response.headers, "Idempotency-Replayed": "true" },
      };
    const response = attempt(answer, request.instance);
    if (keptStatus(response.status))
      answered.set(key, { request: text, response: structuredClone(response) });
    return response;
  }

  function attempt(answer: () => MockResponse, instance: string): MockResponse {
    try {
      return answer();
    } catch (error) {
      if (error instanceof Refused) return problem(error.refusal, instance);
      throw error;
    }
  }

  function handle(request: MockRequest): MockResponse {
    const inBase = bases.find((one) => one && request.path.startsWith(`${one}/`));
    const path = inBase ? request.path.slice(inBase.length) : request.path;
    const instance = `${base}${path}`;
    const response = attempt(() => {
      const found = match(path);
      if (!found) refuse(404, "not-found", `There is nothing at ${path}.`);
      const method = request.method.toUpperCase();
      const operation = found.operations.find((one) => one.method === method);
      if (!operation) {
        const allow = found.operations.map((one) => one.method).join(", ");
        throw new Refused({
          status: 405,
          code: "method-not-allowed",
          detail: `${method} is not possible here; ${allow} is.`,
          headers: { Allow: allow },
        });
      }
      const checked = checkRequest(operation, found.values, request, instance, catalogue, scopesOf);
      const role = catalogue.roles.get(operation) ?? { kind: "view" };
      return once(checked, () => run(role, checked, world, base, newRequestId));
    }, instance);
    const headers = { "Request-Id": newRequestId(), ...response.headers };
    // What the caller does with an answer must not reach the records.
    return {
      ...response,
      headers,
      ...(response.body !== undefined && { body: structuredClone(response.body) }),
    };
  }

  return { handle, reset, state: () => world.store.collections(), catalogue };
}

/** True for a body that lists: for callers that walk pages. */
export const hasMore = (body: unknown): boolean =>
  isObject(body) && isObject(body.page) && body.page.hasMore === true;
