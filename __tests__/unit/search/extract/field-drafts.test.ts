import { fieldDrafts } from "../../../../src/search/extract/field-drafts";
import type { SourceOperation } from "../../../../src/search/extract/operation-drafts";
import type { SchemaPart } from "../../../../src/openapi/schema-node";

const operation = (slug: string, method: string, more: Partial<SourceOperation>) => ({
  tagName: "Item",
  slug,
  route: `/docs/api/${slug}`,
  method,
  path: "/items",
  summary: slug,
  descriptionHtml: "",
  parameters: [],
  responses: [],
  callbacks: [],
  ...more,
});

const item: SchemaPart = {
  key: "Item.response",
  name: "Item",
  below: {
    properties: [
      { name: "sku", schema: { type: "string", descriptionHtml: "<p>Its <b>number</b>.</p>" } },
      {
        name: "kind",
        schema: {
          type: "string",
          enum: [{ value: "kit", descriptionHtml: "<p>made of others.</p>" }, { value: "part" }],
        },
      },
      { name: "parent", schema: { type: "Item", part: "Item.response" } },
    ],
  },
};

const body = { mediaType: "application/json", schema: { type: "Item", part: "Item.response" } };
const operations: SourceOperation[] = [
  operation("get-item", "GET", {
    parameters: [
      {
        place: "path",
        parameters: [{ name: "itemId", descriptionHtml: "<p>Id.</p>", schema: { type: "string" } }],
      },
    ],
    responses: [
      { status: "200", descriptionHtml: "", headers: [], errorCodes: [], content: [body] },
    ],
  }),
  operation("create-item", "POST", { requestBody: { content: [body] } }),
];

test("a field of a shared schema is found once, in the body that sets it, and names its operations", () => {
  const drafts = fieldDrafts(operations, [item]);
  expect(drafts.map(({ route, anchor }) => `${route}#${anchor}`)).toEqual([
    "/docs/api/get-item#path.itemId",
    "/docs/api/create-item#body.sku",
    "/docs/api/create-item#body.kind",
    "/docs/api/create-item#body.parent",
  ]);
  expect(drafts[1]).toMatchObject({
    kind: "field",
    trail: ["Item", "create-item", "sku"],
    content: "Its number.",
    operations: ["get-item", "create-item"],
  });
  expect(drafts[2]?.content).toBe("kit: made of others; part.");
});
