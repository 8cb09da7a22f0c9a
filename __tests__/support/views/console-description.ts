import type { JsonObject } from "../../../src/openapi/json";

const order = { $ref: "#/components/schemas/Order" };
const json = (schema: object, more: object = {}) => ({ "application/json": { schema, ...more } });
const orderId = {
  name: "orderId",
  in: "path",
  required: true,
  schema: { type: "string", pattern: "^ord_[0-9a-z]{10}$" },
};
const problem = { $ref: "#/components/schemas/Problem" };
const refused = (text: string, codes: string[] = []) => ({
  description: text,
  "x-error-codes": codes,
  content: { "application/problem+json": { schema: problem } },
});
const etag = { ETag: { schema: { type: "string" } } };

/** A small API that has what forms of the console can have. */
export const description: JsonObject = {
  openapi: "3.1.0",
  info: { title: "Shop", version: "1.0.0" },
  servers: [{ url: "https://api.example.com/v1" }],
  paths: {
    "/orders": {
      get: {
        operationId: "list-orders",
        summary: "List orders",
        parameters: [
          {
            name: "limit",
            in: "query",
            description: "How many orders to return.",
            schema: { type: "integer", minimum: 1, maximum: 50 },
            example: 20,
          },
          { name: "cursor", in: "query", schema: { type: "string" } },
          {
            name: "status",
            in: "query",
            schema: { type: "string", enum: ["draft", "open"] },
          },
          { name: "archived", in: "query", schema: { type: "boolean" } },
          { name: "session", in: "cookie", schema: { type: "string" } },
        ],
        responses: {
          "200": {
            description: "A page of orders.",
            content: json({
              type: "object",
              required: ["data", "page"],
              properties: {
                data: { type: "array", items: order },
                page: {
                  type: "object",
                  properties: {
                    nextCursor: { type: ["string", "null"] },
                    hasMore: { type: "boolean" },
                  },
                },
              },
            }),
          },
        },
      },
      post: {
        operationId: "create-order",
        summary: "Create an order",
        parameters: [{ name: "Idempotency-Key", in: "header", schema: { type: "string" } }],
        requestBody: {
          required: true,
          content: {
            ...json(
              { $ref: "#/components/schemas/NewOrder" },
              {
                examples: {
                  small: {
                    summary: "A small order",
                    value: { customer: "Ada", lines: [{ sku: "TG-1", quantity: 2 }] },
                  },
                  empty: { summary: "Without lines", value: { customer: "Grace" } },
                },
              },
            ),
            "text/csv": {
              schema: { type: "string" },
              examples: { rows: { value: "customer\nAda\n" } },
            },
            "application/octet-stream": { schema: { type: "string", format: "binary" } },
          },
        },
        responses: {
          "201": { description: "The order.", headers: etag, content: json(order) },
          "422": refused("The order does not fit.", ["validation-failed"]),
        },
      },
    },
    "/orders/{orderId}": {
      get: {
        operationId: "get-order",
        summary: "Get an order",
        parameters: [orderId],
        responses: {
          "200": { description: "The order.", headers: etag, content: json(order) },
          "404": refused("No such order.", ["not-found"]),
        },
      },
      patch: {
        operationId: "change-order",
        summary: "Change an order",
        parameters: [
          orderId,
          { name: "If-Match", in: "header", required: true, schema: { type: "string" } },
        ],
        requestBody: {
          required: true,
          content: json(
            { $ref: "#/components/schemas/NewOrder" },
            { examples: { rename: { value: { customer: "Grace" } } } },
          ),
        },
        responses: {
          "200": { description: "The order.", headers: etag, content: json(order) },
          "404": refused("No such order.", ["not-found"]),
          "412": refused("Changed meanwhile.", ["version-mismatch"]),
        },
      },
    },
  },
  components: {
    schemas: {
      Order: {
        type: "object",
        required: ["id", "customer"],
        properties: {
          id: { type: "string", pattern: "^ord_[0-9a-z]{10}$", readOnly: true },
          customer: { type: "string", minLength: 1 },
          status: { type: "string", enum: ["draft", "open"], readOnly: true },
          priority: { $ref: "#/components/schemas/Priority" },
          total: { type: "number" },
        },
      },
      Priority: { type: "string", enum: ["low", "high"] },
      NewOrder: {
        type: "object",
        required: ["customer"],
        properties: {
          customer: { type: "string", minLength: 1, description: "Who buys." },
          lines: { type: "array", items: { $ref: "#/components/schemas/Line" } },
          priority: { $ref: "#/components/schemas/Priority" },
          total: { type: "number" },
          isGift: { type: "boolean" },
          dueOn: { type: "string", format: "date" },
          note: { type: ["string", "null"], maxLength: 1000 },
          labels: { type: "object", additionalProperties: { type: "string" } },
          payment: { $ref: "#/components/schemas/Payment" },
        },
        additionalProperties: false,
      },
      Line: {
        type: "object",
        required: ["sku", "quantity"],
        properties: {
          quantity: { type: "integer", minimum: 1 },
          sku: { type: "string", example: "TG-9" },
        },
      },
      Payment: {
        type: "object",
        required: ["kind"],
        oneOf: [{ $ref: "#/components/schemas/Card" }, { $ref: "#/components/schemas/Invoice" }],
        discriminator: {
          propertyName: "kind",
          mapping: {
            card: "#/components/schemas/Card",
            invoice: "#/components/schemas/Invoice",
          },
        },
      },
      Card: {
        type: "object",
        required: ["kind", "number"],
        properties: { kind: { const: "card" }, number: { type: "string", example: "4111" } },
      },
      Invoice: {
        type: "object",
        required: ["kind", "days"],
        properties: { kind: { const: "invoice" }, days: { type: "integer", example: 30 } },
      },
      Problem: {
        type: "object",
        properties: {
          type: { type: "string" },
          title: { type: "string" },
          status: { type: "integer" },
          code: { type: "string" },
          detail: { type: "string" },
          errors: {
            type: "array",
            items: {
              type: "object",
              properties: {
                pointer: { type: "string" },
                parameter: { type: "string" },
                rule: { type: "string" },
                message: { type: "string" },
              },
            },
          },
        },
      },
    },
  },
};
