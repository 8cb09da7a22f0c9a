import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { parse } from "yaml";
import { apiDownloads } from "../../../../src/openapi/downloads/api-downloads";
import { converters } from "../../../../src/openapi/downloads/converters";
import { loadDescription } from "../../../../src/openapi/load-description";
import type { JsonObject } from "../../../../src/openapi/json";

const folder = "__tests__/fixtures/openapi/shop";
jest.setTimeout(60_000);

async function shop() {
  const { description } = await loadDescription(folder, process.cwd());
  if (!description) throw new Error("The fixture does not load.");
  const operations = description.operations.map(({ method, path }) => ({
    method,
    path,
    isWebhook: false,
  }));
  const tags = [
    { name: "Order", anchor: "order", operations },
    { name: "Empty", anchor: "empty", operations: [] },
  ];
  return { document: description.document, tags };
}

const textOf = (files: readonly { route: string; text: string }[], route: string) =>
  files.find((file) => file.route === route)?.text ?? "";

test("the libraries read nothing that values of the description seem to name", async () => {
  const { document, tags } = await shop();
  const asked: unknown[] = [];
  const server = createServer(({ url }, answer) => {
    asked.push(url);
    answer.end("type: string\n");
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const $ref = `http://127.0.0.1:${(server.address() as AddressInfo).port}/a.yaml`;
  const named = { $ref, externalValue: $ref };
  const schema = { type: "object", example: { a: named }, default: named, "x-a": { b: named } };
  const content = {
    "application/json": { schema, examples: { a: { value: { b: named }, ...named } } },
  };
  const responses = { "200": { description: "OK", content } };
  const paths = { "/a": { post: { requestBody: { content }, responses } } };
  const { failed } = await apiDownloads({ ...document, paths }, tags, converters);
  server.close();
  expect(failed).toEqual([]);
  expect(asked).toEqual([]);
});

test("the libraries make all forms of a description, the same ones each time", async () => {
  const { document: ofShop, tags } = await shop();
  const at = { type: "string", format: "date-time" };
  const answer = { description: "OK", content: { "application/json": { schema: at } } };
  // A moment without an example: the library makes one up.
  const moment = { get: { operationId: "get-moment", responses: { 200: answer } } };
  const paths = { ...(ofShop.paths as JsonObject), "/moment": moment };
  const document: JsonObject = { ...ofShop, paths };
  const first = await apiDownloads(document, tags, converters);
  expect(first.failed).toEqual([]);
  expect(first.whole.map(({ kind, label, route }) => [kind, label, route])).toEqual([
    ["OpenAPI", "YAML", "/download/openapi.yaml"],
    ["OpenAPI", "JSON", "/download/openapi.json"],
    ["Postman", "collection", "/download/postman-collection.json"],
    ["Postman", "Server 1 environment", "/download/postman-environment-server-1.json"],
    ["Postman", "Server 2 environment", "/download/postman-environment-server-2.json"],
    ["Bruno", "collection", "/download/bruno-collection.json"],
    ["TypeScript", "types", "/download/openapi.d.ts"],
  ]);
  expect(Object.keys(first.tags)).toEqual(["order"]);
  expect(await apiDownloads(document, tags, converters)).toEqual(first);

  expect(parse(textOf(first.whole, "/download/openapi.yaml"))).toEqual(document);
  expect(JSON.parse(textOf(first.whole, "/download/openapi.json"))).toEqual(document);
  expect(textOf(first.whole, "/download/openapi.d.ts")).toMatch(/"create-order": \{/);

  const postman = textOf(first.whole, "/download/postman-collection.json");
  expect(postman).not.toContain("originalRequest");
  const { item } = JSON.parse(postman) as {
    item: { item: { name: string; request: { url: { raw: string } } }[] }[];
  };
  const list = item[0]?.item.find(({ request }) =>
    request.url.raw.startsWith("{{baseUrl}}/orders?"),
  );
  // Only what is required: a list that every filter's example filters is empty.
  expect(list?.request.url.raw).toBe("{{baseUrl}}/orders?shopId=shp_1");
  const bruno = JSON.parse(textOf(first.whole, "/download/bruno-collection.json")) as {
    items: unknown[];
  };
  expect(JSON.stringify(bruno)).toContain("{{baseUrl}}/orders");
  expect(JSON.stringify(bruno)).not.toContain("http://{{baseUrl}}");
});

test("what a library refuses is left out and named, the others are there", async () => {
  const { document, tags } = await shop();
  const broken = { ...converters, postman: () => Promise.reject(new Error("too odd")) };
  const made = await apiDownloads(document, tags, {
    ...broken,
    typescript: (description: JsonObject) => Promise.resolve(String(description.openapi)),
  });
  expect(made.failed).toEqual([{ kind: "Postman", reason: "too odd" }]);
  expect(made.whole.map(({ kind }) => kind)).toEqual(["OpenAPI", "OpenAPI", "TypeScript"]);
});
