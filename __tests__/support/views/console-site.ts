import type { ConsoleFile, MockFile } from "../../../src/browser/console/console-file";
import { serveMock } from "../../../src/browser/console/worker/serve-mock";
import type { FromMock, ToMock } from "../../../src/browser/console/worker/mock-messages";
import {
  readConsoleFile,
  type ConsoleOperation,
} from "../../../src/browser/console/request/console-operation";
import { schemaPointers } from "../../../src/mock/schema-pointers";
import { readCatalog } from "../../../src/mock/world";
import type { JsonObject } from "../../../src/openapi/json";
import type { CompiledValidators } from "../../../src/openapi/validation/run-validators";
import { validatorCompiler } from "../../../src/openapi/validation/compile-validators";
import { evaluateValidators } from "../../../src/output/console-files/evaluate-validators";
import { description } from "./console-description";

// The worker's own file names its address as only modules can. It applies to what is imported after this file.
jest.mock("../../../src/browser/console/worker/create-mock-worker", () => ({
  createMockWorker: () => startWorker(),
}));

const mockName = "mock-1.json";
const catalog = readCatalog(description, () => []);
let validators: CompiledValidators | undefined;
const compiled = () =>
  (validators ??= evaluateValidators(
    validatorCompiler()(description, schemaPointers(catalog)).text,
  ));

const mockFile: MockFile = {
  description,
  collections: catalog.collections,
  idPrefixes: [...catalog.idPrefixes()],
  problems: [],
  examples: [],
  validators: [["checks-1.js", schemaPointers(catalog)]],
  records: [
    [
      "/orders",
      [
        { id: "ord_0000000001", customer: "Ada", status: "open", priority: "low" },
        { id: "ord_0000000002", customer: "Grace", status: "open", priority: "low" },
      ],
    ],
  ],
};

/** Makes workers fail to start, until the end of the test. */
export const workers = { fail: false };

type Listener = (event: { data: FromMock }) => void;

/** A worker without a thread, which answers from the description. */
function startWorker() {
  const listeners = new Map<string, Listener>();
  let isLive = true;
  const serve = serveMock(
    (data) => {
      if (isLive) listeners.get("message")?.({ data });
    },
    () => Promise.resolve(compiled()),
  );
  return {
    postMessage(message: ToMock) {
      if (workers.fail) queueMicrotask(() => listeners.get("error")?.({} as { data: FromMock }));
      else serve(message);
    },
    addEventListener: (type: string, listener: Listener) => listeners.set(type, listener),
    terminate: () => {
      isLive = false;
    },
  };
}

/** Answers `fetch` with the file of the mock, by default with its two orders. */
export function serveMockFile(records = mockFile.records): void {
  globalThis.fetch = (async () => ({
    ok: true,
    json: async () => ({ ...mockFile, records }),
  })) as unknown as typeof fetch;
}

type Method = "GET" | "POST" | "PATCH";

/** The file of an operation's console, with its part of the description, as the build writes it. */
export function consoleFile(method: Method, path: string, changes: Partial<ConsoleFile> = {}) {
  const paths = description.paths as Record<string, JsonObject>;
  const written = paths[path]?.[method.toLowerCase()] as JsonObject;
  const file: ConsoleFile = {
    slug: String(written.operationId),
    method,
    path,
    title: String(written.summary),
    servers: [{ url: "https://api.example.com/v1" }],
    security: [],
    mock: mockName,
    parts: [],
    description: { ...description, paths: { [path]: { [method.toLowerCase()]: written } } },
    ...changes,
  };
  return file;
}

/** An operation, ready for its console. */
export const operation = (
  method: Method,
  path: string,
  changes: Partial<ConsoleFile> = {},
): ConsoleOperation => readConsoleFile(consoleFile(method, path, changes), compiled());

/** The compiled validators of the description. */
export const consoleValidators = compiled;

afterEach(() => {
  workers.fail = false;
});
