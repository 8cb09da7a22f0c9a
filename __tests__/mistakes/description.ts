import type { Mistake, SiteFiles } from "./mistake";

const main = "openapi/openapi.yaml";

const sound = (version = "3.1.0") => `openapi: ${version}
info: { title: Broken API, version: 1.0.0 }
`;
const ok = `responses: { "200": { description: OK } }`;

/** A description with one operation: the first line of `operation` is line 5. */
const withOperation = (operation: string) =>
  `${sound()}paths:\n  /orders:\n${operation.replace(/^/gm, "    ")}\n`;

const only = (name: string, text: string | Buffer, at: string, more: SiteFiles = {}): Mistake => ({
  name,
  files: { [main]: text, ...more },
  at: at.startsWith(":") ? main + at : at,
});

/** Mistakes that end the reading of a description: each has one of its own. */
const fatal: Mistake[] = [
  only(
    "a summary has a colon and no quotes",
    withOperation(`get:\n  summary: Orders: list all\n  ${ok}`),
    ":6",
  ),
  only("a line is indented with a tab", withOperation(`get:\n\tsummary: List orders`), ":6"),
  only("a key is indented by a space", `${sound()} servers: []\npaths: {}\n`, ":3"),
  only(
    "a path is written twice",
    `${sound()}paths:\n  /orders:\n    get: { ${ok} }\n  /orders:\n    post: { ${ok} }\n`,
    ":6",
  ),
  only(
    "Git has left the marks of a conflict",
    `openapi: 3.1.0\n<<<<<<< HEAD\ninfo: { title: One, version: 1.0.0 }\n=======\ninfo: { title: Two, version: 1.0.0 }\n>>>>>>> main\npaths: {}\n`,
    ":2",
  ),
  only(
    "the description is Swagger 2.0",
    'swagger: "2.0"\ninfo: { title: Old API, version: 1.0.0 }\npaths: {}\n',
    ":1",
  ),
  only("the version of OpenAPI does not exist", `${sound("3.7.0")}paths: {}\n`, ":1"),
  only("the version of OpenAPI is a number", `${sound("3.1")}paths: {}\n`, ":1"),
  only(
    "the first key is misspelled",
    "openAPI: 3.1.0\ninfo: { title: API, version: 1.0.0 }\npaths: {}\n",
    ":1",
  ),
  only("the file is empty", "", ":1"),
  only(
    "the file is a web page, saved from a browser",
    "<!DOCTYPE html>\n<html><body>Not found: 404</body></html>\n",
    ":1",
  ),
  only("the file is saved in UTF-16", Buffer.from(`\ufeff${sound()}paths: {}\n`, "utf16le"), ":1"),
  {
    name: "the file has another name",
    files: { [main]: null, "openapi/api.yaml": `${sound()}paths: {}\n` },
    at: "openapi",
  },
  {
    name: "there are two main files",
    files: { "openapi/openapi.json": "{}" },
    at: "openapi/openapi.json",
  },
  only("an alias names no anchor", `${sound()}paths: {}\nx-more: *nothing\n`, ":4"),
  only("the paths are a list", `${sound()}paths:\n  - /orders\n`, ":4"),
];

const path = (name: string, text: string) => ({ [`openapi/paths/${name}.yaml`]: text });

const fragments: [name: string, file: string, text: string, line: number, more?: SiteFiles][] = [
  [
    "a $ref leads to a file that does not exist",
    "missing-file",
    `get:\n  responses:\n    "200": { $ref: ../responses/Order.yaml }\n`,
    3,
  ],
  [
    "a $ref leads to a component that is misspelled",
    "missing-component",
    `get:\n  responses:\n    "200": { $ref: "../openapi.yaml#/components/responses/Ordr" }\n`,
    3,
  ],
  [
    "a $ref leads out of the folder",
    "outside",
    `get:\n  responses:\n    "200": { $ref: ../../secret.yaml }\n`,
    3,
  ],
  [
    "a $ref leads to a host that is not named",
    "remote",
    `get:\n  responses:\n    "200": { $ref: "https://schemas.example.com/order.yaml" }\n`,
    3,
  ],
  [
    "a $ref leads to itself",
    "circular",
    `get:\n  responses:\n    "200": { $ref: "#/get/responses/200" }\n`,
    3,
  ],
  ["an operationId is used twice", "twice", `get: { operationId: sound, ${ok} }\n`, 1],
  [
    "a type does not exist",
    "type",
    `get:\n  responses:\n    "200":\n      description: OK\n      content:\n        application/json: { schema: { type: strng } }\n`,
    6,
  ],
  ["a parameter of the path is not declared", "undeclared-{id}", `get: { ${ok} }\n`, 1],
  [
    "a parameter is in the body, as in Swagger 2.0",
    "in-body",
    `post:\n  parameters:\n    - { name: order, in: body, schema: { type: object } }\n  ${ok}\n`,
    3,
  ],
  ["a response has no description", "no-description", `get:\n  responses:\n    "200": {}\n`, 3],
  ["a key is misspelled", "key", `get:\n  sumary: List\n  ${ok}\n`, 2],
  ["a method is misspelled", "method", `gett:\n  ${ok}\n`, 1],
  [
    "a security scheme does not exist",
    "security",
    `get:\n  security: [{ apiKey: [] }]\n  ${ok}\n`,
    2,
  ],
  [
    "required is written at the property",
    "required",
    `get:\n  responses:\n    "200":\n      description: OK\n      content:\n        application/json: { schema: { type: object, properties: { id: { type: string, required: true } } } }\n`,
    6,
  ],
];

const fromFragment = ([
  name,
  file,
  text,
  line,
  more = {},
]: (typeof fragments)[number]): Mistake => ({
  name,
  files: { ...path(file, text), ...more },
  at: `openapi/paths/${file}.yaml:${line}`,
});

export const description = { fatal, together: fragments.map(fromFragment) };

/** The main file for the mistakes that one description can have together. */
export const mainFile = `${sound()}servers: [{ url: /v1 }]
tags: [{ name: Orders }]
paths:
  /sound: { get: { operationId: sound, ${ok} } }
${fragments.map(([, file]) => `  /${file}: { $ref: "paths/${file}.yaml" }`).join("\n")}
components:
  responses:
    Order: { description: An order. }
`;
