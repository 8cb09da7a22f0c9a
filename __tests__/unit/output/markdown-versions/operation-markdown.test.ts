import { highlightCode } from "../../../../src/content/markdown/highlight-code";
import { renderMarkdown } from "../../../../src/content/markdown/render-markdown";
import type { OperationNews } from "../../../../src/output/markdown-versions/changes-markdown";
import type { JsonObject } from "../../../../src/openapi/json";
import { apiMarkdown } from "../../../../src/output/markdown-versions/api-markdown";
import { buildDocument, echoOperation, operationsOf } from "../../openapi/build-document";

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const json = (schema: unknown, more = {}) => ({
  content: { "application/json": { schema, ...more } },
});

const document: JsonObject = {
  servers: [{ url: "https://api.example.com/v2" }],
  security: [{ token: [] }, { key: [] }],
  paths: {
    "/items/{itemId}": {
      parameters: [
        {
          name: "itemId",
          in: "path",
          required: true,
          schema: { type: "string", pattern: "^itm_" },
        },
      ],
      put: {
        operationId: "update-item",
        summary: "Update an item",
        description: "Sets the **whole** item.\n\n- See [items](/docs/items).",
        requestBody: {
          required: true,
          ...json(ref("Item"), { example: { kind: "kit", parts: [] } }),
        },
        responses: {
          "200": {
            description: "The item.",
            ...json(ref("Item"), { example: { kind: "kit", id: "itm_1" } }),
          },
          "409": {
            description: "Refused.",
            "x-error-codes": ["item-locked"],
            ...json(ref("Problem")),
          },
          "422": { description: "Wrong.", ...json(ref("Problem")) },
        },
      },
    },
    "/items/{itemId}/parts": {
      get: {
        operationId: "get-parts",
        summary: "List parts",
        "x-since": "2.1",
        responses: {
          "200": { description: "Them.", ...json({ type: "array", items: ref("Item") }) },
        },
      },
    },
  },
  components: {
    securitySchemes: {
      token: { type: "http", scheme: "bearer" },
      key: { type: "apiKey", in: "header", name: "X-Api-Key" },
    },
    schemas: {
      Item: {
        type: "object",
        required: ["kind"],
        properties: {
          id: { type: "string", readOnly: true, description: "Its id." },
          kind: {
            type: "string",
            oneOf: [{ const: "kit", description: "A set." }, { const: "part" }],
          },
          price: ref("Money"),
          parts: { type: "array", maxItems: 9, items: ref("Item"), description: "What is in it." },
          size: {
            type: "object",
            properties: { width: { type: "integer", minimum: 1, default: 2 } },
          },
        },
      },
      Money: { type: "object", properties: { amount: { type: "string", example: "1.50" } } },
      Problem: { type: "object", properties: { code: { type: "string" } } },
    },
  },
};

async function versionWriter(described = document) {
  const api = await buildDocument(described, { render: renderMarkdown, highlight: highlightCode });
  const linkTo = (href: string) =>
    href.startsWith("/") ? `https://docs.example.com${href}.md` : href;
  const write = apiMarkdown({ parts: api.parts, linkTo, errorCatalog: "/docs/api/errors" });
  return { write, operations: operationsOf(api) };
}

test("an operation is written in full, with each schema once, circles too", async () => {
  const { write, operations } = await versionWriter();
  const update = operations.find(({ slug }) => slug === "update-item");
  expect(update && write.operation(update)).toMatchSnapshot();
});

test("names the version that has brought the operation, if the description does", async () => {
  const { write, operations } = await versionWriter();
  const [first, second] = operations.map((operation) => write.operation(operation));
  expect(second).toContain("\n\nSince 2.1\n\n");
  expect(first).not.toContain("Since");
});

test("several operations share one list of schemas", async () => {
  const { write, operations } = await versionWriter();
  const text = write.together(operations);
  expect(text.match(/^### Item \(received\)$/gm)).toHaveLength(1);
  expect(text.match(/^### Money$/gm)).toHaveLength(1);
  expect(text.match(/^## Schemas$/gm)).toHaveLength(1);
  expect(text.indexOf("## List parts")).toBeLessThan(text.indexOf("## Schemas"));
});

test("every reference to a schema leads to a heading of the same text", async () => {
  const { write, operations } = await versionWriter();
  for (const operation of operations) {
    const text = write.operation(operation);
    const anchors = [...text.matchAll(/\]\(#([^)]+)\)/g)].map(([, anchor]) => anchor);
    const headings = [...text.matchAll(/^#+ (.+)$/gm)].map(([, title = ""]) =>
      title.toLowerCase().replace(/[()]/g, "").replace(/ /g, "-"),
    );
    expect(anchors.length).toBeGreaterThan(0);
    for (const anchor of anchors) expect(headings).toContain(anchor);
  }
});

test("what is sent and what is received are told apart wherever they differ further below", async () => {
  const { write, operations } = await versionWriter({
    paths: {
      "/orders": { post: { ...echoOperation("create-order", ref("Order")), summary: "Create" } },
    },
    components: {
      schemas: {
        Order: { type: "object", properties: { lines: { type: "array", items: ref("Line") } } },
        Line: {
          type: "object",
          properties: { kind: { type: "string" } },
          oneOf: [ref("Goods"), ref("Work")],
        },
        Goods: {
          type: "object",
          properties: {
            kind: { type: "string" },
            sku: { type: "string" },
            amount: { type: "string", readOnly: true },
          },
        },
        Work: { type: "object", properties: { hours: { type: "integer" } } },
      },
    },
  });
  const text = write.together(operations);
  const below = (title: string) => text.split(`### ${title}\n`)[1]?.split("\n#")[0];
  for (const way of ["sent", "received"])
    for (const [name, refers] of [
      ["Order", `Line (${way})`],
      ["Line", `Goods (${way})`],
    ])
      expect(below(`${name} (${way})`)).toContain(`[${refers}]`);
  expect(below("Goods (sent)")).not.toContain("amount");
  expect(below("Goods (received)")).toContain("amount");
  expect(text.match(/^### Work$/gm)).toHaveLength(1);
});

test("a request says what holds for the whole of its shared schema, a response does not", async () => {
  const said = "A list replaces the whole list.";
  const { write, operations } = await versionWriter({
    paths: { "/items": { patch: echoOperation("update-items", ref("Item")) } },
    components: { schemas: { Item: { type: "object", description: said, properties: {} } } },
  });
  const text = write.together(operations);
  expect(text.split(said)).toHaveLength(2);
  expect(text.indexOf(said)).toBeLessThan(text.indexOf("Responses"));
});

test("an example says what its author wrote about it", async () => {
  const items = { type: "array", items: { type: "string" } };
  const blue = { summary: "The blue ones", description: "With `color=blue`.", value: ["a"] };
  const { write, operations } = await versionWriter({
    paths: {
      "/items": {
        get: {
          operationId: "get-items",
          summary: "List items",
          responses: { "200": { description: "Them.", ...json(items, { examples: { blue } }) } },
        },
      },
    },
  });
  expect(write.together(operations)).toContain(
    "Example 200: The blue ones\n\nWith `color=blue`.\n\n```json",
  );
});

describe("what became of an operation since the version before", () => {
  const told = async (news: OperationNews) => {
    const { write, operations } = await versionWriter();
    const [operation] = operations;
    return operation ? write.operation({ ...operation, news }) : "";
  };
  const changes: OperationNews["changes"] = [
    { rule: "request-field-added-required", at: "body.kind" },
    { rule: "operation-deprecated", at: "" },
  ];

  test("is a list, breaking changes marked", async () => {
    expect(await told({ since: "2.0", status: "changed", changes })).toContain(
      [
        "## What changed since 2.0",
        "",
        "- **Breaking** Request body `kind`: Added, and required",
        "- The operation was deprecated",
        "",
        "## Authorization",
      ].join("\n"),
    );
  });

  test("is a line where it is new", async () => {
    const text = await told({ since: "2.0", status: "added", changes: [] });
    expect(text).toContain("\n\n**New since 2.0.**\n\n");
  });
});
