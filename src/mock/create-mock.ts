import { listAt, type JsonObject } from "../openapi/json";
import { serverPaths } from "../openapi/server-paths";
import { checkRequest } from "./check-request";
import { withDocumentedHeaders, type Usage } from "./documented-headers";
import { etagOf } from "./etag";
import { idFirst } from "./id-first";
import { oncePerKey, type AnsweredKeys } from "./idempotency";
import { pathMatcher } from "./path-matcher";
import type { ValidateSchema } from "../openapi/validation/validate-schema";
import type { MockRecord, MockRequest, MockResponse } from "./model";
import type { Operation } from "./mock-operations";
import { problemResponse, RefusedRequest, refuse } from "./problems";
import { askedAnswer } from "./asked-answer";
import { runWithRules } from "./rules/run-with-rules";
import { seedRecords, type Records } from "./seed-records";
import { createStore, type FoundRecord } from "./store";
import {
  createWorld,
  forkWorld,
  readCatalog,
  type Catalog,
  type ReadBefore,
  type World,
} from "./world";

interface MockOptions extends ReadBefore {
  /** Bundled: every `$ref` is internal. */
  description: JsonObject;
  validate: ValidateSchema;
  /** Files of the demo company by name. */
  demo?: unknown;
  /** Result of `seedRecords`, instead of `demo`. */
  records?: Records;
}

/** Answers requests as the description says, with records that live as long as the session. */
export interface Mock {
  handle(request: MockRequest): MockResponse;
  /** Starts over: records, ids, and clock. */
  reset(): void;
  /** The records by collection. */
  state(): Map<string, readonly MockRecord[]>;
  /** What an id belongs to now. */
  find(id: unknown): FoundRecord | undefined;
  /** True for the id of a record that was there when the session started. */
  isFirst(id: unknown): boolean;
  /** A mock in the same state, with the same ids to come, that goes its own way. */
  fork(): Mock;
  catalog: Catalog;
}

/** What the sessions of a mock share. */
interface Parts {
  catalog: Catalog;
  /** A new session. */
  first: World;
  /** The ids of its records. */
  firstIds: ReadonlySet<unknown>;
  match: ReturnType<typeof pathMatcher>;
  /** Paths of the servers. */
  bases: readonly string[];
}

interface State {
  world: World;
  answered: AnsweredKeys;
  usage: Usage;
}

const firstState = ({ first }: Parts): State => ({
  world: forkWorld(first),
  answered: new Map(),
  usage: { tenths: 0 },
});

export function createMock({
  description,
  validate,
  demo,
  records,
  ...readBefore
}: MockOptions): Mock {
  const catalog = readCatalog(description, validate, readBefore);
  const start = records ?? seedRecords(catalog, demo);
  const match = pathMatcher(catalog.operations);
  const bases = serverPaths(listAt(description, "servers"));
  const first = createWorld(catalog, createStore(start), start, "session", bases[0]);
  const firstIds = new Set([...start.values()].flat().map(({ id }) => id));
  return startSession({ catalog, first, firstIds, match, bases });
}

/** The operation of a request, with the values in its path. @throws `RefusedRequest` if there is none */
function operationOf(method: string, path: string, match: Parts["match"]) {
  const found = match(path);
  if (!found) refuse(404, "not-found", `There is nothing at ${path}.`);
  const wanted = method.toUpperCase();
  const operation = found.operations.find((candidate) => candidate.method === wanted);
  if (operation) return { operation, values: found.values };
  const allow = found.operations.map((candidate) => candidate.method).join(", ");
  throw new RefusedRequest({
    status: 405,
    code: "method-not-allowed",
    detail: `${wanted} is not allowed here. Allowed: ${allow}.`,
    headers: { Allow: allow },
  });
}

/** A session of a mock: from the first records, or in the state of another. */
function startSession(parts: Parts, state = firstState(parts)): Mock {
  const { catalog, firstIds, match, bases } = parts;
  let { world, answered, usage } = state;

  function attempt(answer: () => MockResponse, instance: string): MockResponse {
    try {
      return answer();
    } catch (error) {
      if (!(error instanceof RefusedRequest)) throw error;
      return problemResponse(error, instance, world);
    }
  }

  function handle(request: MockRequest): MockResponse {
    const inBase = bases.find((one) => one && request.path.startsWith(`${one}/`));
    const path = inBase ? request.path.slice(inBase.length) : request.path;
    const instance = `${world.base}${path}`;
    let known: Operation | undefined;
    const plain = attempt(() => {
      const { operation, values } = operationOf(request.method, path, match);
      known = operation;
      const checked = checkRequest(operation, values, request, instance, catalog);
      askedAnswer(checked, world);
      return oncePerKey(
        checked,
        answered,
        () => runWithRules(catalog.roleOf(operation), checked, world),
        (answer) => attempt(answer, instance),
      );
    }, instance);
    const response = known ? withDocumentedHeaders(known, plain, usage) : plain;
    const { status, tagged } = response;
    const headers: Record<string, string> = {
      "Request-Id": world.newRequestId(),
      ...response.headers,
    };
    return {
      status,
      // The search for a request that fits sends hundreds, and reads no tags.
      get headers() {
        return tagged && !headers.ETag ? { ...headers, ETag: etagOf(tagged) } : headers;
      },
      // Callers must not be able to change the records.
      ...(response.body !== undefined && { body: idFirst(response.body) }),
    };
  }

  const reset = () => {
    ({ world, answered, usage } = firstState(parts));
  };
  const fork = () =>
    startSession(parts, {
      world: forkWorld(world),
      answered: new Map(answered),
      usage: { ...usage },
    });
  return {
    handle,
    reset,
    fork,
    state: () => world.store.collections(),
    find: (id) => world.store.find(id),
    isFirst: (id) => firstIds.has(id),
    catalog,
  };
}
