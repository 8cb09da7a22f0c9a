import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { loadDescription } from "../../../src/openapi/load-description";

interface Parts {
  path?: string;
  tags?: string;
  parameters?: string;
  content?: string;
  schemas?: string;
  server?: string;
  status?: string;
  operation?: string;
  components?: string;
}

const description = ({
  path: route = "/orders/{id}",
  tags = "[Orders]",
  parameters = "",
  content = "application/json",
  schemas = "",
  server = '{ url: "https://api.example.com" }',
  status = '"200"',
  operation = "",
  components = "",
}: Parts) => `openapi: 3.1.0
info: { title: Sound, version: 1.0.0 }
servers: [${server}]
tags: [{ name: Orders }]
paths:
  ${route}:
    get:
      operationId: get-order
      tags: ${tags}
      parameters:
        - { name: id, in: path, required: true, schema: { type: string } }
${parameters}${operation && `      ${operation}\n`}      responses:
        ${status}:
          description: OK
          content: { ${content}: { schema: { $ref: "#/components/schemas/Order" } } }
components:
  schemas:
    Order: { type: object }
${schemas}${components && `  ${components}\n`}`;

async function problemsOf(parts: Parts) {
  const root = mkdtempSync(path.join(tmpdir(), "faults-"));
  writeFileSync(path.join(root, "openapi.yaml"), description(parts));
  const { problems } = await loadDescription(root, root);
  rmSync(root, { recursive: true });
  return problems;
}

const schema = (text: string): Parts => ({ schemas: `    A: ${text}\n` });
const parameter = (text: string): Parts => ({ parameters: `        - ${text}\n` });

test("the description is sound without them", async () => {
  expect(await problemsOf({})).toEqual([]);
});

test.each<[string, Parts, code: string, fix: string]>([
  ["a misspelled tag", { tags: "[Ordres]" }, "openapi-tag-unknown", "tags: [Orders]"],
  [
    "a media type",
    { content: "aplication/json" },
    "openapi-media-type-unknown",
    "application/json:",
  ],
  [
    "a parameter that the path has not",
    parameter("{ name: x, in: path, required: true, schema: { type: string } }"),
    "openapi-path-parameter-unused",
    "/orders/{id}/{x}:",
  ],
  [
    "a parameter twice",
    parameter("{ name: id, in: path, required: true, schema: { type: string } }"),
    "openapi-operation-parameters-unique",
    "Remove one of the two parameters.",
  ],
  [
    "a parameter of a path that may be left out",
    {
      path: "/orders/{id}/{x}",
      ...parameter("{ name: x, in: path, required: false, schema: { type: string } }"),
    },
    "openapi-path-parameter-optional",
    "- { name: x, in: path, required: true, schema: { type: string } }",
  ],
  [
    "a parameter of a path that does not say it is required",
    { path: "/orders/{id}/{x}", ...parameter("{ name: x, in: path, schema: { type: string } }") },
    "openapi-path-parameter-optional",
    "- { name: x, in: path, required: true, schema: { type: string } }",
  ],
  [
    "a query in a path",
    { path: "/orders/{id}?a=1" },
    "openapi-path-not-include-query",
    "/orders/{id}:",
  ],
  [
    "a value twice",
    schema("{ enum: [a, a] }"),
    "openapi-no-duplicated-enum-values",
    "A: { enum: [a] }",
  ],
  [
    "a value twice, behind another list",
    parameter("{ name: x, in: query, schema: { type: [string], enum: [a, a] } }"),
    "openapi-no-duplicated-enum-values",
    "- { name: x, in: query, schema: { type: [string], enum: [a] } }",
  ],
  [
    "a default of a server that its list lacks",
    { server: "{ url: 'https://{r}.example.com', variables: { r: { default: eu, enum: [us] } } }" },
    "openapi-no-server-variables-empty-enum",
    "servers: [{ url: 'https://{r}.example.com', variables: { r: { default: eu, enum: [eu, us] } } }]",
  ],
  ["a response with a name", { status: "OK" }, "openapi-structure", '"200":'],
  ["a status with one x", { status: "20x" }, "openapi-status-unknown", '"2XX":'],
  ["a status that does not exist", { status: '"600"' }, "openapi-status-unknown", '"default":'],
  ["a status with its words", { status: '"200 OK"' }, "openapi-structure", '"200":'],
  [
    "a body of GET",
    { operation: "requestBody: { content: { application/json: {} } }" },
    "openapi-body-unsent",
    "Remove the line: requestBody: { content: { application/json: {} } }",
  ],
  [
    "a callback without its expression",
    { operation: 'callbacks: { a: { post: { responses: { "200": { description: OK } } } } }' },
    "openapi-callback-address",
    'callbacks: { a: { "{$request.body#/callbackUrl}": { post: { responses: { "200": { description: OK } } } } } }',
  ],
  [
    "a callback without its name, either",
    { operation: "callbacks:\n        post:\n          responses: {}" },
    "openapi-callback-address",
    'callback:\n  "{$request.body#/callbackUrl}":\n    post:   # and all below it 4 spaces further in',
  ],
  [
    "a key of the API without a name",
    { components: "securitySchemes: { key: { type: apiKey, in: header } }" },
    "openapi-structure",
    "securitySchemes: { key: { type: apiKey, in: header, name: X-Api-Key } }",
  ],
  [
    "a misspelled discriminator",
    schema("{ type: object, discriminator: { propertyName: tpye }, properties: { type: {} } }"),
    "openapi-discriminator-property",
    "A: { type: object, discriminator: { propertyName: type }, properties: { type: {} } }",
  ],
  [
    "a discriminator that no variant has",
    schema("{ oneOf: [{ properties: { sort: {} } }], discriminator: { propertyName: kind } }"),
    "openapi-discriminator-property",
    "A: { oneOf: [{ properties: { sort: {} } }], discriminator: { propertyName: sort } }",
  ],
  [
    "ref without its sign",
    schema('{ ref: "#/components/schemas/Order" }'),
    "openapi-structure",
    'A: { $ref: "#/components/schemas/Order" }',
  ],
  [
    "a $ref without # ",
    schema("{ $ref: /components/schemas/Order }"),
    "openapi-ref-refused",
    '$ref: "#/components/schemas/Order"',
  ],
  [
    "a $ref without a slash",
    schema('{ $ref: "#components/schemas/Order" }'),
    "openapi-unresolved-ref",
    '$ref: "#/components/schemas/Order"',
  ],
  [
    "a mapping to nothing",
    schema("{ discriminator: { propertyName: a, mapping: { b: '#/components/schemas/Ordr' } } }"),
    "openapi-unresolved-ref",
    "A: { discriminator: { propertyName: a, mapping: { b: '#/components/schemas/Order' } } }",
  ],
  [
    "a number that is too large for one",
    schema("{ type: number, maximum: 1e999 }"),
    "openapi-structure",
    "A: { type: number, maximum: 9007199254740991 }",
  ],
])("%s is said with what to write", async (_, parts, code, fix) => {
  const problems = await problemsOf(parts);
  expect(problems.map((problem) => [problem.code, problem.fix])).toContainEqual([code, fix]);
  expect(problems.map(({ cause }) => cause).join()).not.toContain("but is text");
  expect(problems.filter(({ where }) => where?.line === undefined)).toEqual([]);
});
