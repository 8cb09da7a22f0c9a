import type { JsonObject } from "../../../../src/openapi/json";
import { englishWordsIn } from "../../../support/english-words";

const text = { type: "string" };
const document: JsonObject = {
  paths: {
    "/orders": {
      post: {
        operationId: "create-order",
        summary: "Create an order",
        description: "Reserves stock.",
        deprecated: true,
        security: [{ key: [] }, { basic: [] }],
        parameters: [
          { name: "dryRun", in: "query", schema: { type: "boolean", default: false } },
          { name: "Trace", in: "header", required: true, schema: text },
        ],
        requestBody: {
          required: true,
          content: { "application/json": { schema: { $ref: "#/components/schemas/Order" } } },
        },
        responses: {
          "200": {
            description: "The order.",
            headers: { "X-Left": { schema: { type: "integer" } } },
            content: { "application/json": { schema: { $ref: "#/components/schemas/Order" } } },
          },
          "204": { description: "Nothing to do." },
          "409": { description: "Refused." },
        },
        callbacks: {
          shipped: {
            "{$request.body#/url}": { post: { responses: { "200": { description: "OK" } } } },
          },
        },
      },
    },
  },
  components: {
    securitySchemes: {
      key: { type: "apiKey", in: "header", name: "X-Key" },
      basic: { type: "http", scheme: "basic" },
    },
    schemas: {
      Order: {
        type: "object",
        description: "What a customer wants.",
        required: ["lines"],
        properties: {
          id: { type: "string", readOnly: true, description: "Its number." },
          secret: { type: "string", writeOnly: true, minLength: 2, maxLength: 8 },
          lines: { type: "array", minItems: 1, items: { $ref: "#/components/schemas/OrderLine" } },
          labels: { type: "object", additionalProperties: text },
          old: { type: "string", deprecated: true, const: "x", example: "x" },
          state: { type: "string", enum: Array.from({ length: 20 }, (_, at) => `s${at}`) },
        },
      },
      OrderLine: {
        oneOf: [
          { type: "object", properties: { parent: { $ref: "#/components/schemas/Order" } } },
          text,
        ],
      },
    },
  },
};

const environment = { ...process.env };
afterAll(() => {
  process.env = environment;
});

async function drawn(languages: string): Promise<string> {
  jest.resetModules();
  Object.assign(process.env, { SITE_TEXTS: languages, CONTENT_TEXTS: "en" });
  const { buildDocument } = await import("../../openapi/build-document");
  const { drawReference } = await import("../../../../src/views/reference/draw-reference");
  const language = { htmlLang: "en", dir: "ltr" };
  const { operations } = drawReference(await buildDocument(document), { language });
  return [...operations.values()].map(({ html }) => html).join("");
}

test("an operation for readers of Arabic has no English word of the interface", async () => {
  const html = await drawn("ar en");
  expect(englishWordsIn(html)).toEqual([]);
  expect(html).toContain("مطلوب");
  expect(html).toContain('lang="en" dir="ltr">Reserves stock.');
  expect(html).toContain('lang="en" dir="ltr">Its number.');
});

test("the same look finds the English words of an English one", async () => {
  const found = englishWordsIn((await drawn("en")).replaceAll('lang="en"', ""));
  expect(found).toEqual(expect.arrayContaining(["required", "Responses", "read-only"]));
  expect(found.some((words) => words.startsWith("aria-label: "))).toBe(true);
});
