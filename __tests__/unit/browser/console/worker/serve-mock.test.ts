import { serveMock } from "../../../../../src/browser/console/worker/serve-mock";
import { parseExact } from "../../../../../src/browser/console/request/exact-values";
import { writeExact } from "../../../../../src/mock/exact-number";
import type { FromMock, ToMock } from "../../../../../src/browser/console/worker/mock-messages";
import type { MockFile } from "../../../../../src/browser/console/console-file";
import { schemaPointers } from "../../../../../src/mock/schema-pointers";
import type { MockRequest, MockResponse } from "../../../../../src/mock/model";
import { readCatalog } from "../../../../../src/mock/world";
import { validatorCompiler } from "../../../../../src/openapi/validation/compile-validators";
import { evaluateValidators } from "../../../../../src/output/console-files/evaluate-validators";

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
const file = {
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
  records: [["/things", [{ id: "thg_0000000001", name: "First" }]]] as MockFile["records"],
};

const catalog = readCatalog(file.description, () => []);
const pointers = schemaPointers(catalog);
const mockFile: MockFile = {
  ...file,
  collections: catalog.collections,
  idPrefixes: [...catalog.idPrefixes()],
  problems: [],
  examples: [],
  validators: [["checks-1.js", pointers]],
};
const validators = evaluateValidators(validatorCompiler()(file.description, pointers).text);

type Answered = Exclude<FromMock, { type: "step" }>;

/** A worker without a thread. */
function started(journal: MockRequest[] = []) {
  const steps: (string | undefined)[] = [];
  const waiting: ((message: Answered) => void)[] = [];
  const serve = serveMock(
    (message) => {
      if (message.type === "step") steps.push(message.step);
      else waiting.shift()?.(message);
    },
    () => Promise.resolve(validators),
  );
  serve({ type: "open", url: "https://site.invalid/mock.json", parts: [], journal });
  const ask = (message: ToMock) =>
    new Promise<Answered>((answered) => {
      waiting.push(answered);
      serve(message);
    });
  const send = async (request: MockRequest) => {
    const message = await ask({ type: "send", id: 1, request });
    if (message.type === "failure") throw new Error(message.message);
    return message.answer as MockResponse;
  };
  return { ask, send, serve, steps };
}

let isThere = true;
beforeEach(() => {
  isThere = true;
  globalThis.fetch = () =>
    Promise.resolve(new Response(JSON.stringify(mockFile), { status: isThere ? 200 : 503 }));
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

test("what the mock does is told in steps, until it has answered", async () => {
  const { ask, steps } = started();
  await ask({ type: "prefill", id: 1, question: { ...create, wish: { parameters: {} } } });
  expect(steps).toEqual(["loading", "starting", "looking", undefined]);
});

test("a part is loaded when it is needed, and the request is made as if it had been there", async () => {
  let loads = 0;
  const answers: FromMock[] = [];
  const serve = serveMock(
    (message) => void answers.push(message),
    () => {
      loads += 1;
      return Promise.resolve(validators);
    },
  );
  const url = "https://site.invalid/mock.json";
  serve({ type: "open", url, parts: [], journal: [] });
  const sent = [1, 2].map((id) => ({ type: "send", id, request: create }) as const);
  for (const message of sent) serve(message);
  const done = () => answers.filter(({ type }) => type === "answer");
  while (done().length < 2) await new Promise((next) => setTimeout(next));
  const [first, second] = done().map((message) => (message as { answer: MockResponse }).answer);
  expect(loads).toBe(1);
  const { body } = await started().send(create);
  expect(first).toMatchObject({ status: 201, body });
  expect((second?.body as { id: string }).id).not.toBe((body as { id: string }).id);
});

test("an example of another file is fetched when it is asked for", async () => {
  const shown = { id: "thg_0000000009", name: "Shown" };
  const post = file.description.paths["/things"].post;
  const described = {
    ...file.description,
    paths: {
      "/things": {
        post: {
          ...post,
          requestBody: {
            content: {
              "application/json": {
                ...post.requestBody.content["application/json"],
                examples: { one: { $ref: "#/components/examples/one" } },
              },
            },
          },
        },
      },
    },
  };
  const fetched: string[] = [];
  globalThis.fetch = ((url: string) => {
    fetched.push(url);
    const part = { one: { value: shown } };
    const whole = { ...mockFile, description: described, examples: [["examples-1.json", ["one"]]] };
    return Promise.resolve(Response.json(url.endsWith("mock.json") ? whole : part));
  }) as typeof fetch;
  const { ask } = started();
  const message = await ask({ type: "describe", id: 1, operations: ["create-thing"] });
  expect(message).toMatchObject({ answer: { operations: [{ example: shown }] } });
  expect(fetched.map((url) => url.split("/").at(-1))).toEqual(["mock.json", "examples-1.json"]);
});
