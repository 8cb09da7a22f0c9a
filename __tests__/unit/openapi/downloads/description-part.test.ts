import { descriptionPart } from "../../../../src/openapi/downloads/description-part";
import type { JsonObject } from "../../../../src/openapi/json";

const ref = (kind: string, name: string) => ({ $ref: `#/components/${kind}/${name}` });
const answers = (schema: unknown) => ({
  "200": { description: "Done.", content: { "application/json": { schema } } },
  default: ref("responses", "Failed"),
});

const document: JsonObject = {
  openapi: "3.1.0",
  info: { title: "Shop", version: "2" },
  "x-tagGroups": [{ name: "All", tags: ["Item", "Order"] }],
  security: [{ token: [] }],
  tags: [{ name: "Item" }, { name: "Order" }],
  paths: {
    "/items": {
      parameters: [ref("parameters", "Page")],
      get: { tags: ["Item"], responses: answers(ref("schemas", "Item")) },
      post: {
        tags: ["Order"],
        security: [{ key: [] }],
        responses: answers(ref("schemas", "Order")),
      },
    },
    "/orders": { get: { tags: ["Order"], responses: answers(ref("schemas", "Order")) } },
  },
  webhooks: { shipped: { post: { tags: ["Order"], responses: {} } } },
  components: {
    schemas: {
      Item: { properties: { parts: { items: ref("schemas", "Part") } } },
      Part: {
        oneOf: [],
        discriminator: {
          propertyName: "kind",
          mapping: { a: "Kit", b: "#/components/schemas/Item" },
        },
      },
      Kit: {},
      Order: { properties: { item: ref("schemas", "Item") } },
      Problem: {},
      Unused: {},
    },
    parameters: { Page: { name: "page", in: "query" } },
    responses: {
      Failed: { description: "x", content: { "a/b": { schema: ref("schemas", "Problem") } } },
    },
    securitySchemes: { token: {}, key: {}, other: {} },
  },
};

const get = { method: "GET", path: "/items", isWebhook: false };

test("a part has its operations and what they refer to, circles and discriminators too, and no more", () => {
  const part = descriptionPart(document, "Item", [get]);
  expect(part.info).toEqual({ title: "Shop: Item", version: "2" });
  expect(part).not.toHaveProperty("x-tagGroups");
  expect(part).not.toHaveProperty("webhooks");
  expect(part.tags).toEqual([{ name: "Item" }]);
  const paths = part.paths as Record<string, JsonObject>;
  expect(Object.keys(paths)).toEqual(["/items"]);
  expect(Object.keys(paths["/items"] ?? {})).toEqual(["parameters", "get"]);
  const names = Object.fromEntries(
    Object.entries(part.components as JsonObject).map(([kind, all]) => [
      kind,
      Object.keys(all as object),
    ]),
  );
  expect(names).toEqual({
    schemas: ["Item", "Part", "Kit", "Problem"],
    parameters: ["Page"],
    responses: ["Failed"],
    securitySchemes: ["token"],
  });
});

test("webhooks and security of operations count too", () => {
  const part = descriptionPart(document, "Order", [
    { method: "POST", path: "/items", isWebhook: false },
    { method: "POST", path: "shipped", isWebhook: true },
  ]);
  expect(Object.keys(part.webhooks as object)).toEqual(["shipped"]);
  expect(Object.keys((part.components as { securitySchemes: object }).securitySchemes)).toEqual([
    "token",
    "key",
  ]);
});

test("the whole description stays as it was", () => {
  const before = JSON.stringify(document);
  descriptionPart(document, "Item", [get]);
  expect(JSON.stringify(document)).toBe(before);
});
