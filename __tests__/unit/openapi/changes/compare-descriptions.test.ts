import { placeInWords } from "../../../../src/openapi/changes/place-in-words";
import { changeText } from "../../../../src/openapi/changes/change";
import type { JsonObject } from "../../../../src/openapi/json";
import { answering, changesOf, taking, withOperation } from "./describe-api";

const string = { type: "string" };
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const schemas = (named: JsonObject) => ({ components: { schemas: named } });
const object = (properties: JsonObject, ...required: string[]) => ({
  type: "object",
  properties,
  required,
});
const lines = (before: JsonObject, after: JsonObject) =>
  changesOf(before, after).operations.flatMap(({ changes }) =>
    changes.map((change) => `${change.at} ${changeText(change)}`),
  );

describe("a named schema", () => {
  const order = (line: JsonObject) =>
    schemas({
      Order: object({ lines: { type: "array", items: ref("Line") }, parent: ref("Order") }),
      Line: line,
    });
  const before = answering(ref("Order"), order(object({ item: string, price: string })));
  const after = answering(ref("Order"), order(object({ item: string })));

  test("tells its differences once, and each operation where they are first met", () => {
    const { operations, schemas: named } = changesOf(before, after);
    expect(operations).toEqual([
      {
        status: "changed",
        breaking: true,
        slug: "put-item",
        method: "PUT",
        path: "/items/{id}",
        title: "PUT /items/{id}",
        tag: "",
        changes: [
          { rule: "response-field-removed", at: "response-200.lines.price", schema: "Line" },
        ],
      },
    ]);
    expect(named).toEqual([
      {
        name: "Line",
        status: "changed",
        breaking: true,
        changes: [{ rule: "response-field-removed", at: ".price", direction: "response" }],
        operations: ["put-item"],
      },
    ]);
  });

  test("that refers to itself ends", () => {
    expect(lines(before, before)).toEqual([]);
  });

  test("counts by what is used: allOf, other names and texts make no difference", () => {
    const other = answering(
      { allOf: [ref("Base"), { type: "object", properties: { b: string } }] },
      schemas({ Base: object({ a: { ...string, description: "The first." } }) }),
    );
    const same = answering(ref("Whole"), schemas({ Whole: object({ a: string, b: string }) }));
    expect(lines(same, other)).toEqual([]);
  });

  test("that came or went is listed without breaking anything by itself", () => {
    const found = changesOf(
      withOperation({}, schemas({ Old: string })),
      withOperation({}, schemas({ New: string })),
    );
    expect(found.schemas.map(({ name, status, breaking }) => [name, status, breaking])).toEqual([
      ["New", "added", false],
      ["Old", "removed", false],
    ]);
  });

  test("may be null at one use only", () => {
    const [one, two] = [ref("A"), { oneOf: [ref("A"), { type: "null" }] }].map((a) =>
      answering(object({ a, b: ref("A") }), schemas({ A: object({ x: string }) })),
    );
    expect(lines(one ?? {}, two ?? {})).toEqual(["response-200.a May be null"]);
  });
});

describe("what the API sends by itself", () => {
  const json = (schema: unknown) => ({ content: { "application/json": { schema } } });
  const hook = (sent: unknown, { answer = {}, signed = false, required = true } = {}) => ({
    parameters: [
      { name: "X-Try", in: "header", schema: string },
      ...(signed ? [{ name: "X-Signature", in: "header", required: true, schema: string }] : []),
    ],
    requestBody: { required, ...json(sent) },
    responses: { "200": json(answer) },
  });
  const [narrow, wide] = [object({ a: string }), object({ a: string, b: string }, "b")];
  const asCallback = (operation: JsonObject, rest?: JsonObject) =>
    withOperation(
      { callbacks: { orderShipped: { "{$request.body#/to}": { post: operation } } } },
      rest,
    );
  const asWebhook = (operation: JsonObject) => ({
    paths: {},
    webhooks: { shipped: { post: operation } },
  });

  test.each([
    ["callback", asCallback, "callback-order-shipped-"],
    ["webhook", asWebhook, ""],
  ])("breaks a client when it sends less or wants more: %s", (_, as, root) => {
    const [before, after] = [hook(wide, { signed: true }), hook(narrow, { required: false })];
    const [changed] = changesOf(as(before), as(after)).operations;
    expect(changed?.changes.map(({ rule, at }) => `${rule} ${at}`)).toEqual([
      `response-field-removed ${root}header.X-Signature`,
      `response-field-optional ${root}body`,
      `response-field-removed ${root}body.b`,
    ]);
    const [back] = changesOf(as(after), as(before)).operations;
    expect([back?.breaking, back?.changes.map(({ rule }) => rule)]).toEqual([
      false,
      ["response-field-added", "response-field-required", "response-field-added"],
    ]);
  });

  test.each([
    ["callback", asCallback],
    ["webhook", asWebhook],
  ])("takes answers as an operation takes bodies: %s", (_, as) => {
    const [before, after] = [narrow, wide].map((answer) => as(hook(string, { answer })));
    const [changed] = changesOf(before ?? {}, after ?? {}).operations;
    expect(changed?.changes.map(({ rule }) => rule)).toEqual(["request-field-added-required"]);
  });

  test("is told with its callback, also where the difference is in a named schema", () => {
    const order = (schema: JsonObject) =>
      asCallback(hook(ref("Order")), schemas({ Order: schema }));
    const { operations } = changesOf(order(wide), order(narrow));
    const change = operations[0]?.changes[0];
    expect(change).toEqual({
      rule: "response-field-removed",
      at: "callback-order-shipped-body.b",
      schema: "Order",
    });
    expect(placeInWords(change?.at ?? "")).toEqual({
      part: "Callback order-shipped, request body",
      name: "b",
    });
  });
});

describe("the direction decides", () => {
  const [loose, strict] = [object({ a: string }), object({ a: string }, "a")];
  test.each([
    ["a field that becomes required", taking(loose), taking(strict), true],
    ["a field that is always there", answering(loose), answering(strict), false],
  ])("%s", (_, before, after, breaking) => {
    expect(changesOf(before, after).operations.map((one) => one.breaking)).toEqual([breaking]);
  });

  test("readOnly fields are not sent, writeOnly fields not received", () => {
    const fields = (more: JsonObject) => object({ id: string, ...more });
    const added = fields({ r: { ...string, readOnly: true }, w: { ...string, writeOnly: true } });
    expect(lines(taking(fields({})), taking(added))).toEqual(["body.w Added"]);
    expect(lines(answering(fields({})), answering(added))).toEqual(["response-200.r Added"]);
  });

  test("a webhook travels the other way", () => {
    const hook = (schema: unknown) => ({
      paths: {},
      webhooks: {
        shipped: {
          post: { requestBody: { content: { "application/json": { schema } } }, responses: {} },
        },
      },
    });
    expect(lines(hook(loose), hook(strict))).toEqual(["body.a Is always there"]);
  });
});

test("limits are compared in the ways of 3.0 and 3.1 alike", () => {
  const number = (limits: JsonObject) => taking(object({ a: { type: "number", ...limits } }));
  expect(
    lines(number({ minimum: 0, exclusiveMinimum: true }), number({ exclusiveMinimum: 0 })),
  ).toEqual([]);
  expect(lines(number({ minimum: 0 }), number({ minimum: 1, maximum: 9 }))).toEqual([
    "body.a at least 1 instead of at least 0",
    "body.a at most 9 instead of no limit",
  ]);
});

test("headers are compared by name in any case, path parameters by their place", () => {
  const named = (id: string, header: string) => ({
    paths: {
      [`/items/{${id}}`]: {
        get: {
          operationId: "get-item",
          parameters: [
            { name: id, in: "path", required: true, schema: string },
            { name: header, in: "header", schema: string },
          ],
        },
      },
    },
  });
  expect(lines(named("id", "X-Key"), named("itemId", "x-key"))).toEqual([
    "path.itemId Renamed in the path from id to itemId",
  ]);
});

test("breaking differences come first", () => {
  const [before, after] = [{ a: string }, { b: string }].map((fields) => answering(object(fields)));
  expect(lines(before ?? {}, after ?? {})).toEqual([
    "response-200.a Removed",
    "response-200.b Added",
  ]);
});
