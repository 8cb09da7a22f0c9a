import { serveMock } from "../../../../../src/browser/console/worker/serve-mock";
import { parseExact } from "../../../../../src/browser/console/request/exact-values";
import { writeExact } from "../../../../../src/mock/exact-number";
import type { FromMock, ToMock } from "../../../../../src/browser/console/worker/messages";
import type { MockFile } from "../../../../../src/browser/console/console-file";
import { schemaPointers } from "../../../../../src/mock/schema-pointers";
import type { MockRequest, MockResponse } from "../../../../../src/mock/model";
import { readCatalogue } from "../../../../../src/mock/world";
import { compileValidators } from "../../../../../src/openapi/validation/compile-validators";
import { evaluateValidators } from "../../../../support/evaluate-module";

const thing = {
  type: "object",
  required: ["id", "name"],
  properties: {
    id: { type: "string", pattern: "^thg_[0-9a-z]{10}$" },
    name: { type: "string", minLength: 1 },
    rate: { type: "number", maximum: 1e20 },
    count: { type: "integer" },
  },
};
const answerOf = (schema: object) => ({ content: { "application/json": { schema } } });
const ref = { $ref: "#/components/schemas/Thing" };
const file: MockFile = {
  description: {
    openapi: "3.1.0",
    servers: [{ url: "https://api.example.com/v2" }],
    components: { schemas: { Thing: thing } },
    paths: {
      "/things": {
        post: {
          operationId: "create-thing",
          requestBody: {
            required: true,
            content: {
              "application/json": {
                schema: {
                  type: "object",
                  required: ["name"],
                  properties: {
                    name: { type: "string", minLength: 1 },
                    rate: { type: "number", maximum: 1e20 },
                    count: { type: "integer" },
                  },
                },
              },
            },
          },
          responses: { "201": answerOf(ref) },
        },
      },
      "/things/{thingId}": {
        get: {
          operationId: "get-thing",
          parameters: [{ name: "thingId", in: "path", required: true, schema: { type: "string" } }],
          responses: { "200": answerOf(ref) },
        },
      },
    },
  },
  records: [["/things", [{ id: "thg_0000000001", name: "First" }]]],
};

const validators = evaluateValidators(
  compileValidators(file.description, schemaPointers(readCatalogue(file.description, () => []))),
);

/** A worker without a thread. */
function started(journal: MockRequest[] = []) {
  const waiting: ((message: FromMock) => void)[] = [];
  const serve = serveMock(
    (message) => waiting.shift()?.(message),
    () => Promise.resolve(validators),
  );
  serve({ type: "open", url: "https://site.invalid/mock.json", journal });
  const ask = (message: ToMock) =>
    new Promise<FromMock>((answered) => {
      waiting.push(answered);
      serve(message);
    });
  const send = async (request: MockRequest) => {
    const message = await ask({ type: "send", id: 1, request });
    if (message.type === "failure") throw new Error(message.message);
    return message.answer as MockResponse;
  };
  return { ask, send, serve };
}

let isThere = true;
beforeEach(() => {
  isThere = true;
  globalThis.fetch = () =>
    Promise.resolve(new Response(JSON.stringify(file), { status: isThere ? 200 : 503 }));
});

const create: MockRequest = {
  method: "POST",
  path: "/things",
  headers: { "Content-Type": "application/json" },
  body: { name: "Second" },
};

test("records and ids are the same after a reload", async () => {
  const before = started();
  const { status, body } = await before.send(create);
  expect(status).toBe(201);
  const { id } = body as { id: string };
  const after = started([create]);
  expect(await after.send({ method: "GET", path: `/things/${id}` })).toMatchObject({
    status: 200,
    body,
  });
  after.serve({ type: "reset" });
  expect(await after.send({ method: "GET", path: `/things/${id}` })).toMatchObject({ status: 404 });
});

test("numbers come back as written, even after a reload, and are checked as numbers", async () => {
  const exact: MockRequest = {
    ...create,
    body: parseExact('{"name": "Exact", "rate": 1.10, "count": 9007199254740993}'),
  };
  const { status, body } = await started().send(exact);
  expect(status).toBe(201);
  expect(writeExact(body)).toContain('"rate": 1.10,\n  "count": 9007199254740993');
  const kept = JSON.parse(JSON.stringify([exact])) as MockRequest[];
  const { id } = body as { id: string };
  const again = await started(kept).send({ method: "GET", path: `/things/${id}` });
  expect(writeExact(again.body)).toBe(writeExact(body));
  const refused = await started().send({
    ...create,
    body: parseExact('{"name": "Too much", "rate": 900000000000000000000.10, "count": 1.50}'),
  });
  expect(refused.status).toBe(422);
  expect(JSON.stringify(refused.body)).toMatch(/rate must be <= .*count must be integer/);
});

test("a walk-through gets what it needs", async () => {
  const message = await started().ask({ type: "describe", id: 1, operations: ["get-thing"] });
  expect(message).toMatchObject({
    answer: {
      base: "/v2",
      fixed: ["thg_0000000001"],
      operations: [{ id: "get-thing", parameters: [{ name: "thingId" }] }],
    },
  });
});

test("a file that cannot be loaded is reported", async () => {
  isThere = false;
  await expect(started().send(create)).rejects.toThrow("503");
});
