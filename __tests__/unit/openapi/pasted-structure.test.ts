import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { loadDescription } from "../../../src/openapi/load-description";
import type { Problem } from "../../../src/problems/problem";

let folder = "";
beforeAll(() => (folder = mkdtempSync(path.join(tmpdir(), "description-"))));
afterAll(() => rmSync(folder, { recursive: true }));

async function problemsOf(text: string): Promise<Problem[]> {
  writeFileSync(path.join(folder, "openapi.yaml"), text);
  const { problems } = await loadDescription(folder, folder);
  return problems.filter(({ code }) => code === "openapi-structure");
}

/** The text with the fix in place of the line that the message shows, indented like it. */
function pasted(text: string, { where, fix }: Problem): string {
  const lines = text.split("\n");
  const index = (where?.line ?? 1) - 1;
  const [indent = ""] = /^\s*/.exec(lines[index] ?? "") ?? [];
  lines[index] = fix.replace(/^/gm, indent);
  return lines.join("\n");
}

/** What is left after the fix of each message was pasted, one after another. */
async function mended(text: string, times = 3): Promise<Problem[]> {
  const problems = await problemsOf(text);
  const [first] = problems;
  if (!first || !times) return problems;
  expect(first.fix).not.toMatch(/npx|…/);
  return mended(pasted(text, first), times - 1);
}

const head = (version: string) => `openapi: ${version}\ninfo: { title: T, version: 1.0.0 }\n`;
const ok = 'responses: { "200": { description: OK } }';
const operation = (line: string) => (version: string) =>
  `${head(version)}paths:\n  /orders:\n    get:\n      ${line.replaceAll("\n", "\n      ")}\n`;
const schema = (line: string) => (version: string) =>
  `${head(version)}paths: {}\ncomponents:\n  schemas:\n    Order:\n      ${line.replaceAll("\n", "\n      ")}\n`;
const top = (line: string) => (version: string) => `${head(version)}${line}\npaths: {}\n`;

test.each([
  ["a response is a text", operation('responses:\n  "200": OK')],
  ["parameters are no list", operation(`parameters: { name: q, in: query, schema: {} }\n${ok}`)],
  ["a flag is a text", operation(`deprecated: "yes"\n${ok}`)],
  [
    "a flag in braces is a text",
    operation(`parameters:\n  - { name: q, in: query, required: "true", schema: {} }\n${ok}`),
  ],
  ["security is a name", operation(`security: apiKey\n${ok}`)],
  ["tags are words", operation(`tags: Orders, Items\n${ok}`)],
  ["a summary is a list", operation(`summary: [Orders]\n${ok}`)],
  ["the id of an operation is a number", operation(`operationId: 7\n${ok}`)],
  [
    "content is a list",
    operation('responses:\n  "200": { description: OK, content: [application/json] }'),
  ],
  [
    "a header is a type",
    operation('responses:\n  "200": { description: OK, headers: { X-A: string } }'),
  ],
  [
    "a parameter in braces lacks its place",
    operation(`parameters:\n  - { name: q, schema: {} }\n${ok}`),
  ],
  [
    "a response in braces has a schema",
    operation('responses:\n  "200":\n    description: OK\n    schema: { type: object }'),
  ],
  ["a property is a type", schema("properties: { id: string, at: date }")],
  ["properties are a list", schema("properties: [id]")],
  ["items are a list", schema("type: array\nitems: [{ type: string }]")],
  ["a limit is a text", schema('minLength: "3"')],
  ["a limit is negative", schema("minLength: -3")],
  ["allOf is no list", schema("allOf: { type: object }")],
  ["a discriminator is a name", schema("oneOf: [{ type: object }]\ndiscriminator: kind")],
  ["further properties are a word", schema('additionalProperties: "no"')],
  ["a type is a word of a programming language", schema("type: int")],
  ["a type is a format", schema("type: date")],
  ["one of several types is misspelled", schema("type: [string, nul]")],
  [
    "a schema is empty",
    (version: string) => `${head(version)}paths: {}\ncomponents:\n  schemas:\n    Order:\n`,
  ],
  ["a limit is a flag, as in OpenAPI 3.0", schema("minimum: 3\nexclusiveMinimum: true")],
  ["a limit is a number, as in OpenAPI 3.1", schema("exclusiveMinimum: 3"), "3.0.3"],
  ["null is a type, as in OpenAPI 3.1", schema('type: [string, "null"]'), "3.0.3"],
  ["a constant, as in OpenAPI 3.1", schema("const: 3"), "3.0.3"],
  [
    "a type in braces is a list, as in OpenAPI 3.1",
    operation(
      `parameters: [{ name: q, in: query, schema: { type: [string, "null"], maxLength: 3 } }]\n${ok}`,
    ),
    "3.0.3",
  ],
  ["examples are a list, as in OpenAPI 3.1", schema("type: string\nexamples: [open]"), "3.0.3"],
  ["a key of a body is misspelled", operation(`requestBody: { contents: {} }\n${ok}`)],
  [
    "a media type stands without content",
    operation(`requestBody:\n  application/json: { schema: { type: object } }\n${ok}`),
  ],
  ["servers are an address", top("servers: https://api.example.com")],
  ["a server is an address", top("servers: [https://api.example.com]")],
  ["a tag is a word", top("tags: [Orders]")],
  ["a link to more is an address", top("externalDocs: https://example.com")],
  ["the host of Swagger 2.0", top("host: api.example.com")],
  ["a scheme is a kind of token", top("components: { securitySchemes: { a: { type: bearer } } }")],
])("%s: once the fix is pasted, nothing is wrong", async (_, write, version = "3.1.0") => {
  expect(await mended(write(version))).toEqual([]);
});
