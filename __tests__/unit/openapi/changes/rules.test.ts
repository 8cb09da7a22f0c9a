import { changeRules, type RuleId } from "../../../../src/i18n/en/change-rules";
import { changeText } from "../../../../src/openapi/changes/change";
import { rules } from "../../../../src/openapi/changes/rules";
import type { JsonObject } from "../../../../src/openapi/json";
import { answering, changesOf, taking, withOperation } from "./describe-api";

/** Rule, address of the change, description before and after. */
type Row = [RuleId, string, JsonObject, JsonObject];

const field = (schema: unknown) => ({ type: "object", properties: { a: schema } });
const string = { type: "string" };
const sent = (rule: RuleId, before: unknown, after: unknown): Row => [
  rule,
  "body.a",
  taking(field(before)),
  taking(field(after)),
];
const received = (rule: RuleId, before: unknown, after: unknown): Row => [
  rule,
  "response-200.a",
  answering(field(before)),
  answering(field(after)),
];
const parameter = (more: JsonObject = {}) =>
  withOperation({ parameters: [{ name: "q", in: "query", schema: string, ...more }] });
const secured = (...security: JsonObject[]) => withOperation({ security });
const answers = (responses: JsonObject) => withOperation({ responses });
const body = (requestBody: JsonObject) => withOperation({ requestBody });
const media = (...types: string[]) => ({
  content: Object.fromEntries(types.map((type) => [type, {}])),
});
const header = (more?: JsonObject) =>
  answers({ "200": { headers: more ? { "X-Total": { schema: string, ...more } } : {} } });
const calledBack = (to: string) =>
  withOperation({ callbacks: { shipped: { [to]: { post: { responses: {} } } } } });
const plain = withOperation({});
const kinds = (...names: string[]) => ({
  oneOf: names.map((title) => ({ title, type: "object" })),
});
const byKind = (propertyName: string) => ({ ...kinds("A", "B"), discriminator: { propertyName } });
const conditional = (value: string) => ({
  if: { properties: { b: { const: value } } },
  then: { required: ["c"] },
});
const needing = (...required: string[]) => ({ ...field(string), required });

const rows: Row[] = [
  ["server-added", "", plain, withOperation({}, { servers: [{ url: "https://b.example" }] })],
  ["server-removed", "", withOperation({}, { servers: [{ url: "https://b.example" }] }), plain],
  ["operation-added", "", { paths: {} }, plain],
  ["operation-removed", "", plain, { paths: {} }],
  [
    "operation-moved",
    "",
    plain,
    { paths: { "/things/{id}": { put: { operationId: "put-item" } } } },
  ],
  ["operation-deprecated", "", plain, withOperation({ deprecated: true })],
  ["operation-restored", "", withOperation({ deprecated: true }), plain],
  ["operation-id-changed", "", plain, withOperation({ operationId: "replace-item" })],
  [
    "path-parameter-renamed",
    "path.itemId",
    withOperation({ parameters: [{ name: "id", in: "path", required: true, schema: string }] }),
    {
      paths: {
        "/items/{itemId}": {
          put: {
            operationId: "put-item",
            parameters: [{ name: "itemId", in: "path", required: true, schema: string }],
          },
        },
      },
    },
  ],
  ["security-required", "", plain, secured({ token: [] })],
  ["security-lifted", "", secured({ token: [] }), secured({ token: [] }, {})],
  [
    "security-alternative-added",
    "",
    secured({ token: [] }),
    secured({ token: [] }, { oauth: ["a"] }),
  ],
  [
    "security-alternative-removed",
    "",
    secured({ token: [] }, { oauth: [] }),
    secured({ oauth: [] }),
  ],
  ["security-scope-added", "", secured({ oauth: ["a"] }), secured({ oauth: ["a", "b"] })],
  ["security-scope-removed", "", secured({ oauth: ["a", "b"] }), secured({ oauth: ["a"] })],
  ["parameter-added-required", "query.q", plain, parameter({ required: true })],
  ["parameter-added-optional", "query.q", plain, parameter()],
  ["parameter-removed", "query.q", parameter(), plain],
  ["parameter-required", "query.q", parameter(), parameter({ required: true })],
  ["parameter-optional", "query.q", parameter({ required: true }), parameter()],
  ["parameter-deprecated", "query.q", parameter(), parameter({ deprecated: true })],
  ["parameter-style-changed", "query.q", parameter(), parameter({ explode: false })],
  ["body-added-required", "body", plain, body({ required: true, ...media("a/b") })],
  ["body-added-optional", "body", plain, body(media("a/b"))],
  ["body-removed", "body", body(media("a/b")), plain],
  ["body-required", "body", body(media("a/b")), body({ required: true, ...media("a/b") })],
  ["body-optional", "body", body({ required: true, ...media("a/b") }), body(media("a/b"))],
  ["request-media-type-added", "body", body(media("a/b")), body(media("a/b", "a/c"))],
  ["request-media-type-removed", "body", body(media("a/b", "a/c")), body(media("a/b"))],
  ["response-added", "", answers({ "200": {} }), answers({ "200": {}, "404": {} })],
  ["response-success-removed", "", answers({ "200": {}, "201": {} }), answers({ "200": {} })],
  ["response-error-removed", "", answers({ "200": {}, "404": {} }), answers({ "200": {} })],
  [
    "response-media-type-added",
    "response-200",
    answers({ "200": media("a/b") }),
    answers({ "200": media("a/b", "a/c") }),
  ],
  [
    "response-media-type-removed",
    "response-200",
    answers({ "200": media("a/b", "a/c") }),
    answers({ "200": media("a/b") }),
  ],
  ["response-header-added", "header-200.X-Total", header(), header({})],
  ["response-header-removed", "header-200.X-Total", header({}), header()],
  ["response-header-optional", "header-200.X-Total", header({ required: true }), header({})],
  [
    "error-code-added",
    "response-409",
    answers({ "409": { "x-error-codes": ["a"] } }),
    answers({ "409": { "x-error-codes": ["a", "b"] } }),
  ],
  [
    "error-code-removed",
    "response-409",
    answers({ "409": { "x-error-codes": ["a", "b"] } }),
    answers({ "409": { "x-error-codes": ["a"] } }),
  ],
  ["request-field-added-required", "body.a", taking({ type: "object" }), taking(needing("a"))],
  ["request-field-added", "body.a", taking({ type: "object" }), taking(field(string))],
  ["request-field-removed", "body.a", taking(field(string)), taking({ type: "object" })],
  ["request-field-required", "body.a", taking(needing()), taking(needing("a"))],
  ["request-field-optional", "body.a", taking(needing("a")), taking(needing())],
  sent("request-default-changed", { ...string, default: "x" }, { ...string, default: "y" }),
  ["response-field-added", "response-200.a", answering({ type: "object" }), answering(field({}))],
  ["response-field-removed", "response-200.a", answering(field({})), answering({ type: "object" })],
  ["response-field-required", "response-200.a", answering(needing()), answering(needing("a"))],
  ["response-field-optional", "response-200.a", answering(needing("a")), answering(needing())],
  received("field-deprecated", string, { ...string, deprecated: true }),
  sent("request-type-narrowed", { type: "number" }, { type: "integer" }),
  sent("request-type-widened", string, { type: ["string", "integer"] }),
  received("response-type-narrowed", { type: ["string", "integer"] }, string),
  received("response-type-widened", { type: "integer" }, { type: "number" }),
  received("type-changed", string, { type: "integer" }),
  sent("request-format-lifted", { ...string, format: "date" }, string),
  received("response-format-promised", string, { ...string, format: "date" }),
  sent("format-changed", { ...string, format: "date" }, { ...string, format: "date-time" }),
  sent("request-null-allowed", string, { type: ["string", "null"] }),
  sent("request-null-refused", { ...string, nullable: true }, string),
  received("response-null-possible", string, { oneOf: [string, { type: "null" }] }),
  received("response-null-excluded", { type: ["string", "null"] }, string),
  sent("request-value-added", { enum: ["x"] }, { enum: ["x", "y"] }),
  sent("request-value-removed", { enum: ["x", "y"] }, { enum: ["x"] }),
  sent("request-values-limited", string, { ...string, enum: ["x"] }),
  sent("request-values-freed", { ...string, const: "x" }, string),
  received("response-value-added", { enum: ["x"] }, { enum: ["x", "y"] }),
  received("response-value-removed", { enum: ["x", "y"] }, { enum: ["x"] }),
  received("response-values-limited", string, { ...string, enum: ["x"] }),
  received("response-values-freed", { ...string, enum: ["x"] }, string),
  sent("request-limit-tightened", { ...string, maxLength: 9 }, { ...string, maxLength: 8 }),
  sent("request-limit-loosened", { ...string, maxLength: 8 }, { ...string, maxLength: 9 }),
  received("response-limit-tightened", string, { ...string, maxLength: 8 }),
  received("response-limit-loosened", { ...string, minLength: 2 }, { ...string, minLength: 1 }),
  ["callback-added", "", plain, calledBack("{$request.body#/url}")],
  ["callback-removed", "", calledBack("{$request.body#/url}"), plain],
  ["callback-moved", "", calledBack("{$request.body#/url}"), calledBack("{$request.query.url}")],
  sent("request-variant-added", kinds("A", "B"), kinds("A", "B", "C")),
  sent("request-variant-removed", kinds("A", "B", "C"), kinds("A", "B")),
  received("response-variant-added", kinds("A", "B"), kinds("A", "B", "C")),
  received("response-variant-removed", kinds("A", "B", "C"), kinds("A", "B")),
  sent("discriminator-changed", byKind("kind"), byKind("type")),
  sent("request-condition-changed", conditional("x"), conditional("y")),
  received("response-condition-changed", conditional("x"), conditional("y")),
];

test.each(rows)("%s is found at %j, and nothing else", (rule, at, before, after) => {
  const { general, operations } = changesOf(before, after);
  const found = [...general, ...operations.flatMap(({ changes }) => changes)];
  expect(found.map((change) => [change.rule, change.at])).toEqual([[rule, at]]);
  expect(found.map(changeText).join()).not.toMatch(/\{(before|after)\}|undefined|\s$/);
  expect(changesOf(after, after)).toEqual({ general: [], operations: [], schemas: [] });
});

test("there is a row for each rule", () => {
  expect(new Set(rows.map(([rule]) => rule))).toEqual(new Set(Object.keys(rules)));
});

test("what breaks and what does not", () => {
  const lines = Object.entries(rules).map(
    ([id, effect]) => `${effect.padEnd(6)} ${id}: ${changeRules[id as RuleId]}`,
  );
  expect(lines.join("\n")).toMatchSnapshot();
});
