import type { JsonObject } from "../../../src/openapi/json";

/** What must come of a description: its pages, its pages and warnings with these codes, or none and errors with these. */
export interface Outcome {
  warnings?: string[];
  errors?: string[];
  /** `file:line` of the first problem. */
  where?: string;
  /** What the page of the odd operation must show. */
  shows?: string | RegExp;
  /** Operations whose consoles are left out; the others have theirs. */
  withoutConsole?: string[];
}

/** The text of openapi.yaml (or other files by name), and what must come of it. */
export type OddDescription = [
  name: string,
  files:
    string | Buffer | JsonObject | Record<`${string}.${"yaml" | "json" | "md"}`, string | Buffer>,
  outcome: Outcome,
];

const info = { title: "Shop", version: "1" };

/** Besides the odd operation there is an ordinary one, which must never suffer. */
const ordinary = {
  "/ordinary": {
    get: {
      operationId: "ordinary",
      parameters: [{ name: "limit", in: "query", schema: { type: "integer", minimum: 1 } }],
      responses: {
        "200": {
          description: "OK",
          content: {
            "application/json": {
              schema: { type: "object", properties: { a: { type: "string" } } },
            },
          },
        },
      },
    },
  },
};

const base = (more: JsonObject, version = "3.1.0"): JsonObject => ({
  openapi: version,
  info,
  servers: [{ url: "https://api.example.com" }],
  ...more,
  paths: { ...ordinary, ...(more.paths as object) },
});

const odd = (operation: JsonObject, more: JsonObject = {}, version?: string) =>
  base(
    {
      ...more,
      paths: {
        "/odd": {
          post: { operationId: "odd", responses: { "200": { description: "OK" } }, ...operation },
        },
      },
    },
    version,
  );

const content = (schema: unknown, mediaType = "application/json") => ({ [mediaType]: { schema } });

/** An operation that takes and answers a schema. */
const withSchema = (schema: unknown, schemas: JsonObject = {}, version?: string) =>
  odd(
    {
      requestBody: { content: content(schema) },
      responses: { "200": { description: "OK", content: content(schema) } },
    },
    { components: { schemas } },
    version,
  );

const named = (schemas: JsonObject, version?: string) =>
  withSchema({ $ref: `#/components/schemas/${Object.keys(schemas)[0]}` }, schemas, version);

const to = (name: string) => ({ $ref: `#/components/schemas/${name}` });

function nested(
  depth: number,
  of: (inner: unknown) => unknown,
  inner: unknown = { type: "string" },
) {
  return Array.from({ length: depth }).reduce((at) => of(at), inner);
}

const chain = (length: number, of: (next: object) => unknown) =>
  Object.fromEntries(
    Array.from({ length }, (_, n) => [
      `S${n}`,
      n === length - 1 ? { type: "string" } : of(to(`S${n + 1}`)),
    ]),
  );

const text = (lines: string[]) =>
  `openapi: 3.1.0\ninfo: { title: Shop, version: "1" }\n${lines.join("\n")}\n`;

const laughs = (kind: "list" | "map") =>
  text([
    "x-a0: &a0 { a: 1 }",
    ...Array.from({ length: 12 }, (_, n) => {
      const names = Array.from({ length: 9 }, (__, m) =>
        kind === "list" ? `*a${n}` : `k${m}: *a${n}`,
      );
      return `x-a${n + 1}: &a${n + 1} ${kind === "list" ? `[${names.join(", ")}]` : `{ ${names.join(", ")} }`}`;
    }),
    "paths: {}",
  ]);

const component = (kind: string, entries: JsonObject, operation: JsonObject = {}) =>
  odd(operation, { components: { [kind]: entries } });

export const oddDescriptions: OddDescription[] = [
  // Circles
  ["a schema that is itself", named({ A: to("A") }), { errors: ["openapi-circular-ref"] }],
  [
    "two schemas that are each other",
    named({ A: to("B"), B: to("A") }),
    { errors: ["openapi-circular-ref"] },
  ],
  [
    "a circle of two files",
    {
      "openapi.yaml": text(["paths: {}", "components: { schemas: { A: { $ref: a.yaml } } }"]),
      "a.yaml": "$ref: b.yaml\n",
      "b.yaml": "$ref: a.yaml\n",
    },
    { errors: ["openapi-circular-ref"] },
  ],
  [
    "a circle through a pointer",
    named({ A: { $ref: "#/components/schemas/A/properties/a" } }),
    { errors: ["openapi-circular-ref"] },
  ],
  [
    "a parameter that is itself",
    component(
      "parameters",
      { A: { $ref: "#/components/parameters/A" } },
      { parameters: [{ $ref: "#/components/parameters/A" }] },
    ),
    { errors: ["openapi-circular-ref"] },
  ],
  [
    "a response that is itself",
    component(
      "responses",
      { A: { $ref: "#/components/responses/A" } },
      { responses: { "200": { $ref: "#/components/responses/A" } } },
    ),
    { errors: ["openapi-circular-ref"] },
  ],
  [
    "a request body that is itself",
    component(
      "requestBodies",
      { A: { $ref: "#/components/requestBodies/A" } },
      { requestBody: { $ref: "#/components/requestBodies/A" } },
    ),
    { errors: ["openapi-circular-ref"] },
  ],
  [
    "an example that is itself",
    component("examples", { A: { $ref: "#/components/examples/A" } }),
    { errors: ["openapi-circular-ref"] },
  ],
  [
    "a header that is itself",
    component("headers", { A: { $ref: "#/components/headers/A" } }),
    { errors: ["openapi-circular-ref"] },
  ],
  [
    "a security scheme that is itself",
    component(
      "securitySchemes",
      { A: { $ref: "#/components/securitySchemes/A" } },
      { security: [{ A: [] }] },
    ),
    { errors: ["openapi-circular-ref"] },
  ],
  [
    "paths that are each other",
    base({ paths: { "/a": { $ref: "#/paths/~1b" }, "/b": { $ref: "#/paths/~1a" } } }),
    { errors: ["openapi-circular-ref"] },
  ],
  [
    "a chain of 500 references",
    named(chain(500, (next) => next)),
    { errors: ["openapi-circular-ref"] },
  ],
  [
    "a schema that holds itself",
    named({
      A: { type: "object", properties: { a: to("A"), b: { type: "array", items: to("A") } } },
    }),
    {},
  ],
  [
    "a schema whose map holds itself",
    named({ A: { type: "object", additionalProperties: to("A") } }),
    {},
  ],
  [
    "allOf itself",
    named({ A: { allOf: [to("A"), { type: "object", properties: { a: { type: "string" } } }] } }),
    { warnings: ["openapi-schema-circle"] },
  ],
  [
    "a choice of itself",
    named({ A: { oneOf: [to("A"), { type: "string" }] } }),
    { warnings: ["openapi-schema-circle"] },
  ],
  [
    "a base that lists what extends it",
    named({
      Pet: {
        type: "object",
        properties: { kind: { type: "string" } },
        discriminator: { propertyName: "kind" },
        oneOf: [to("Cat"), to("Dog")],
      },
      Cat: { allOf: [to("Pet"), { type: "object", properties: { meow: { type: "boolean" } } }] },
      Dog: { allOf: [to("Pet"), { type: "object", properties: { bark: { type: "boolean" } } }] },
    }),
    { warnings: ["openapi-schema-circle"] },
  ],
  ["not itself", named({ A: { not: to("A") } }), { warnings: ["openapi-schema-circle"] }],
  // Growth
  [
    "allOf of the same twice, 40 deep",
    named(chain(40, (next) => ({ allOf: [next, next] }))),
    { warnings: ["console-unchecked"] },
  ],
  [
    "oneOf of two like each other, 40 deep",
    named(chain(40, (next) => ({ oneOf: [next, { allOf: [next] }] }))),
    { warnings: ["console-unchecked"], shows: "components/schemas/S" },
  ],
  [
    "anyOf and oneOf of each other, 12 deep",
    named(
      chain(12, (next) => ({
        oneOf: [next, { type: "string" }],
        anyOf: [next, { type: "number" }],
      })),
    ),
    {},
  ],
  [
    "properties that double, 30 deep",
    named(chain(30, (next) => ({ type: "object", properties: { a: next, b: next } }))),
    {},
  ],
  ["allOf in place, 10 by 10", withSchema(nested(10, (inner) => ({ allOf: [inner, inner] }))), {}],
  [
    "an enum of 10,000 values",
    withSchema({ type: "string", enum: Array.from({ length: 10_000 }, (_, n) => `value-${n}`) }),
    {},
  ],
  [
    "5,000 properties",
    withSchema({
      type: "object",
      properties: Object.fromEntries(
        Array.from({ length: 5000 }, (_, n) => [`p${n}`, { type: "string" }]),
      ),
    }),
    {},
  ],
  [
    "500 choices",
    withSchema({
      oneOf: Array.from({ length: 500 }, (_, n) => ({
        type: "object",
        properties: { [`p${n}`]: { type: "string" } },
      })),
    }),
    {},
  ],
  [
    "40 levels in place",
    withSchema(nested(40, (inner) => ({ type: "object", properties: { a: inner } }))),
    {},
  ],
  [
    "1,000 levels in place",
    withSchema(nested(1000, (inner) => ({ type: "object", properties: { a: inner } }))),
    { errors: ["openapi-syntax"] },
  ],
  [
    "a line of 300 schemas",
    named(chain(300, (next) => ({ type: "object", properties: { a: next } }))),
    {},
  ],
  [
    "a line of 3,000 allOf",
    named(chain(3000, (next) => ({ allOf: [next] }))),
    { errors: ["openapi-unreadable"] },
  ],
  [
    "an example of 3 MB",
    odd({
      requestBody: {
        content: {
          "application/json": {
            schema: {},
            example: Array.from({ length: 100_000 }, (_, n) => ({ id: n, name: "name" })),
          },
        },
      },
    }),
    {},
  ],
  ["a description of 2 MB", odd({ description: "Words and more words. ".repeat(100_000) }), {}],
  ["20,000 stars of Markdown", odd({ description: "*a ".repeat(10_000) + "[".repeat(10_000) }), {}],
  [
    "200 servers with long descriptions",
    base({
      servers: Array.from({ length: 200 }, (_, n) => ({
        url: `https://s${n}.example.com`,
        description: "A server. ".repeat(500),
      })),
    }),
    {},
  ],
  [
    "minimums of a thousand million",
    withSchema({
      type: "object",
      minProperties: 1e9,
      properties: {
        a: { type: "string", minLength: 1e9 },
        b: { type: "array", minItems: 1e9, items: { type: "string" } },
        id: { type: "string", pattern: "^abc_[a-z]{999999999}$" },
        c: { type: "array", uniqueItems: true, minItems: 1e9, items: { enum: [1] } },
      },
      required: ["a", "b", "id", "c"],
    }),
    {},
  ],
  // Names
  [
    "properties named like those of every object",
    withSchema(
      JSON.parse(
        '{"type":"object","required":["__proto__","constructor"],"properties":{"__proto__":{"type":"string","description":"Odd one"},"constructor":{"type":"string"},"toString":{"type":"number"},"hasOwnProperty":{"type":"boolean"}},"example":{"__proto__":"a","constructor":"b"}}',
      ),
    ),
    { shows: "Odd one" },
  ],
  [
    "schemas named like those of every object",
    named(
      JSON.parse(
        '{"A":{"type":"object","properties":{"a":{"$ref":"#/components/schemas/__proto__"},"b":{"$ref":"#/components/schemas/constructor"},"c":{"$ref":"#/components/schemas/toString"}}},"__proto__":{"type":"string","description":"Odd one"},"constructor":{"type":"object","properties":{"x":{"type":"string"}}},"toString":{"type":"number"}}',
      ),
    ),
    { shows: "Odd one" },
  ],
  [
    "operations and tags named so",
    base({
      tags: [{ name: "__proto__" }, { name: "constructor" }],
      paths: {
        "/odd": {
          post: { operationId: "__proto__", tags: ["__proto__"], responses: {} },
          get: { operationId: "constructor", tags: ["constructor"], responses: {} },
          put: { operationId: "toString", tags: ["toString"], responses: {} },
        },
      },
    }),
    {},
  ],
  [
    "a path, a status and a media type named so",
    base({
      paths: JSON.parse(
        '{"/__proto__/{constructor}":{"get":{"operationId":"odd","parameters":[{"name":"constructor","in":"path","required":true,"schema":{"type":"string"}},{"name":"__proto__","in":"query","schema":{"type":"string"}}],"responses":{"200":{"description":"OK","content":{"__proto__":{"schema":{"type":"string"}}},"headers":{"constructor":{"schema":{"type":"string"}}}},"__proto__":{"description":"x"}}}}}',
      ),
    }),
    { warnings: ["openapi-structure"] },
  ],
  [
    "extensions named so",
    odd(JSON.parse('{"hasOwnProperty":1,"__proto__":{"summary":"Bad"},"toString":"x"}')),
    { warnings: ["openapi-structure"] },
  ],
  [
    "empty names",
    odd(
      {
        operationId: "",
        summary: "",
        tags: [""],
        parameters: [{ name: "", in: "query", schema: {} }],
        requestBody: {
          content: {
            "": {
              schema: { type: "object", properties: { "": { type: "string" } }, required: [""] },
            },
          },
        },
      },
      { tags: [{ name: "" }] },
    ),
    {},
  ],
  [
    "names with slashes and tildes",
    withSchema(
      { $ref: "#/components/schemas/A~01b" },
      {
        "A~1b": {
          type: "object",
          properties: { "a/b~c": { type: "string" }, "%2F": { type: "string" } },
        },
      },
    ),
    {},
  ],
  [
    "schema names with slashes",
    withSchema(
      { $ref: "#/components/schemas/a~1b" },
      { "a/b": { type: "object", properties: { c: { type: "string", description: "Odd one" } } } },
    ),
    { shows: "Odd one" },
  ],
  [
    "an operationId twice",
    base({
      paths: {
        "/a": {
          get: { operationId: "a", responses: {} },
          post: { operationId: "a", responses: {} },
        },
      },
    }),
    { errors: ["openapi-operation-id-twice"] },
  ],
  [
    "one path with two names of a parameter",
    base({
      paths: {
        "/a/{b}": { get: { operationId: "one", responses: {} } },
        "/a/{c}": { get: { operationId: "two", responses: {} } },
      },
    }),
    { warnings: ["openapi-no-identical-paths", "openapi-path-parameter-undeclared"] },
  ],
  // References
  [
    "a $ref to nowhere",
    named({ A: { properties: { a: to("Nowhere") } } }),
    { errors: ["openapi-unresolved-ref"] },
  ],
  ["an empty $ref", withSchema({ $ref: "" }), { errors: ["openapi-unresolved-ref"] }],
  ["a $ref to the whole", withSchema({ $ref: "#" }), { errors: ["openapi-unresolved-ref"] }],
  ["a $ref that is a number", withSchema({ $ref: 5 }), { warnings: ["openapi-structure"] }],
  [
    "a $ref that is a list",
    odd({ parameters: [{ $ref: ["a"] }] }),
    { warnings: ["openapi-structure"] },
  ],
  ["a $ref into a text", withSchema({ $ref: "#/info/title" }), { warnings: ["openapi-structure"] }],
  [
    "a $ref to what every object has",
    withSchema({ $ref: "#/components/constructor/name" }),
    { errors: ["openapi-unresolved-ref"] },
  ],
  [
    "a $ref to a response where a schema belongs",
    withSchema({ $ref: "#/components/responses/A" }, {}),
    { errors: ["openapi-unresolved-ref"] },
  ],
  [
    "siblings of $ref",
    named({
      A: { $ref: "#/components/schemas/B", description: "Beside", type: "object", required: ["a"] },
      B: { type: "object", properties: { a: { type: "string" } } },
    }),
    {},
  ],
  [
    "broken escapes in a $ref",
    withSchema({ $ref: "#/components/schemas/%zz~2" }),
    { errors: ["openapi-unresolved-ref"] },
  ],
  [
    "a null where an operation, a tag and a discriminator belong",
    base({
      tags: [null, "a"],
      paths: {
        "/odd": {
          get: null,
          post: {
            operationId: "odd",
            responses: null,
            requestBody: {
              content: content({
                discriminator: null,
                oneOf: [{ discriminator: { propertyName: 5, mapping: null } }],
              }),
            },
          },
        },
        "/null": null,
      },
    }),
    { warnings: ["openapi-structure"] },
  ],
  [
    "a key in info that every object has",
    { openapi: "3.1.0", info: { ...info, hasOwnProperty: 1 }, paths: {} },
    { errors: ["openapi-unreadable"] },
  ],
  // Schemas
  [
    "schemas that are true and false",
    withSchema({
      type: "object",
      properties: { a: true, b: false },
      additionalProperties: false,
      items: true,
    }),
    { warnings: ["openapi-no-schema-type-mismatch"] },
  ],
  [
    "null where schemas belong",
    withSchema({
      type: "object",
      properties: { a: null, b: 5, c: "text", d: [] },
      allOf: [null],
      oneOf: [null, 1],
      items: null,
      not: null,
      enum: null,
      required: null,
      discriminator: null,
    }),
    { warnings: ["openapi-structure"] },
  ],
  [
    "keywords of the wrong kind",
    withSchema({
      type: "strng",
      enum: {},
      required: true,
      minLength: "5",
      maxLength: -1,
      multipleOf: 0,
      minimum: "a",
      pattern: 5,
      format: {},
      properties: [],
      items: [],
      uniqueItems: "yes",
      description: 5,
      title: {},
      default: {},
      examples: "x",
      deprecated: "yes",
      const: undefined,
    }),
    { warnings: ["openapi-structure"] },
  ],
  [
    "types in lists",
    withSchema({
      type: ["object", "null", "object"],
      properties: { a: { type: [] }, b: { type: ["string", "null"] }, c: { type: ["strng"] } },
    }),
    { warnings: ["openapi-structure"] },
  ],
  [
    "an empty and a null enum",
    withSchema({
      type: "object",
      properties: {
        a: { enum: [] },
        b: { enum: [null] },
        c: { type: "string", nullable: true, enum: ["a", null] },
      },
    }),
    { warnings: ["openapi-structure"] },
  ],
  ["a const that is an object", withSchema({ const: { a: { b: [1, null] } } }), {}],
  [
    "a pattern that is none",
    withSchema({
      type: "object",
      properties: { a: { type: "string", pattern: "(" } },
      patternProperties: { "[": { type: "string" } },
    }),
    { warnings: ["console-unchecked", "openapi-pattern"], shows: 'data-console-gap="check"' },
  ],
  [
    "a pattern of another language",
    withSchema({ type: "string", pattern: "(?i)^a\\z" }),
    { warnings: ["console-unchecked", "openapi-pattern"], shows: 'data-console-gap="check"' },
  ],
  [
    "a pattern that takes forever",
    withSchema({
      type: "object",
      properties: {
        a: { type: "string", pattern: "^(a+)+$" },
        b: { type: "string", pattern: "^[a-z0-9]+(-[a-z0-9]+)*$" },
      },
    }),
    { warnings: ["console-unchecked"], shows: 'data-console-gap="check"' },
  ],
  ["formats that nobody knows", withSchema({ type: "string", format: "no-such-format" }), {}],
  [
    "a default and examples that do not fit",
    withSchema({
      type: "integer",
      default: "a",
      example: {},
      examples: [[]],
      minimum: 5,
    }),
    { warnings: ["openapi-value-unfit"] },
  ],
  [
    "limits that no value fits",
    withSchema({ type: "integer", minimum: 5, maximum: 1 }),
    { errors: ["openapi-limits-crossed"] },
  ],
  [
    "unevaluated properties and conditions",
    withSchema({
      type: "object",
      if: { properties: { a: { const: 1 } } },
      then: { required: ["b"] },
      else: false,
      unevaluatedProperties: false,
      dependentSchemas: { a: { properties: { b: {} } } },
      contains: { type: "string" },
      prefixItems: [{ type: "string" }],
    }),
    {},
  ],
  [
    "$id, $schema, $anchor and $dynamicRef",
    withSchema({
      $id: "https://evil.example/a",
      $schema: "https://evil.example/b",
      $anchor: "here",
      $dynamicRef: "#there",
      $dynamicAnchor: "there",
      $vocabulary: {},
      $comment: "x",
    }),
    { warnings: ["openapi-structure"] },
  ], // 3.0
  [
    "bounds of 3.0",
    withSchema(
      {
        type: "object",
        properties: {
          a: {
            type: "number",
            minimum: 1,
            exclusiveMinimum: true,
            maximum: 9,
            exclusiveMaximum: true,
          },
          b: { type: "string", nullable: true, example: "x" },
          c: { type: "integer", exclusiveMinimum: true },
          d: { type: "integer", minimum: 3, exclusiveMinimum: false },
        },
      },
      {},
      "3.0.3",
    ),
    {},
  ],
  [
    "bounds of 3.0 in 3.1",
    withSchema({ type: "number", minimum: 1, exclusiveMinimum: true }),
    { warnings: ["openapi-structure"] },
  ],
  [
    "bounds and types of 3.1 in 3.0",
    withSchema({ type: ["number", "null"], exclusiveMinimum: 1, const: 5 }, {}, "3.0.3"),
    { warnings: ["openapi-structure"] },
  ],
  // Media types, servers, security
  [
    "binary and unknown media types",
    odd({
      requestBody: {
        content: {
          "application/octet-stream": {},
          "image/png": { schema: { type: "string", format: "binary" } },
          "multipart/mixed": { schema: { type: "array", items: {} } },
          "not a type": { schema: { type: "string" } },
          "*/*": {},
        },
      },
      responses: { "200": { description: "OK", content: { "video/mp4": {} } } },
    }),
    {},
  ],
  [
    "a media type, a body and responses of the wrong kind",
    odd({
      requestBody: { content: { "application/json": 5, "text/plain": null } },
      responses: { "200": { description: "OK", content: [1] }, default: 5, x: null },
      parameters: { a: 1 },
      callbacks: [],
      security: {},
      tags: "a",
      servers: "https://a.example",
    }),
    { warnings: ["openapi-structure"] },
  ],
  [
    "only webhooks",
    {
      openapi: "3.1.0",
      info,
      webhooks: {
        done: { post: { operationId: "done", responses: { "200": { description: "OK" } } } },
      },
    },
    {},
  ],
  ["no paths", { openapi: "3.1.0", info, components: {} }, {}],
  ["empty paths", { openapi: "3.0.0", info, paths: {} }, {}],
  ["null paths", { openapi: "3.1.0", info, paths: null }, { errors: ["openapi-structure"] }],
  [
    "paths without a slash, with a query and with HTML",
    base({
      paths: {
        "a b": { get: { operationId: "one", responses: {} } },
        "/a?b=<script>": { get: { operationId: "two", responses: {} } },
        "/{}/{a}/{a}": { get: { operationId: "three", responses: {} } },
      },
    }),
    {
      warnings: [
        "openapi-path-not-include-query",
        "openapi-path-parameter-undeclared",
        "openapi-structure",
      ],
    },
  ],
  [
    "servers that are none",
    base({
      servers: [
        { url: "javascript:alert(1)" },
        { url: "/v1" },
        {
          url: "https://{a}.example.com/{b}/{constructor}",
          variables: { a: { default: "x", enum: [] }, b: { enum: ["1"] } },
        },
        { url: "" },
        { url: 5 },
        null,
        { url: "\u0000" },
        { url: 'https://a.example/"><script>' },
      ],
    }),
    { errors: ["openapi-server-address"] },
  ],
  ["a server without a scheme", base({ servers: [{ url: "api.example.com" }] }), {}],
  [
    "security that nobody knows",
    odd(
      { security: [{ nowhere: [] }, { a: ["x"] }, { b: [] }, { c: [] }, { d: 5 }, null] },
      {
        components: {
          securitySchemes: {
            a: { type: "magic" },
            b: {
              type: "oauth2",
              flows: { implicit: { authorizationUrl: "javascript:alert(1)", scopes: {} } },
            },
            c: { type: "apiKey", in: "nowhere", name: "" },
            d: null,
          },
        },
      },
    ),
    { warnings: ["openapi-security-scheme-unknown", "openapi-structure"] },
  ],
  [
    "externalDocs with a script",
    odd(
      { externalDocs: { url: "javascript:alert(1)" } },
      { externalDocs: { url: "javascript:alert(1)", description: "<img src=x onerror=alert(1)>" } },
    ),
    {},
  ],
  [
    "Markdown with scripts",
    odd({
      summary: "<script>alert(1)</script>",
      description:
        '<script>alert(1)</script><img src=x onerror=alert(1)>[x](javascript:alert(1))<iframe src="https://evil.example">',
    }),
    {},
  ],
  [
    "lone surrogates and control characters",
    odd({ summary: "a\ud800b\u0000c\u202ed", description: "\u0007\udfff" }),
    {},
  ],
  // Text
  ["a billion laughs", laughs("list"), { errors: ["openapi-unusable"] }],
  ["a billion laughs in maps", laughs("map"), { errors: ["openapi-unusable"] }],
  [
    "an alias within itself",
    text(["x-a: &a { b: *a }", "paths: {}"]),
    { errors: ["openapi-unusable"] },
  ],
  [
    "a tag of JavaScript",
    text(["x-a: !!js/function 'function () {}'", "paths: {}"]),
    { errors: ["openapi-syntax"], where: "openapi/openapi.yaml:3" },
  ],
  [
    "merged keys",
    text([
      "x-a: &a { get: { operationId: odd, responses: { '200': { description: Odd one } } } }",
      "paths: { /a: { <<: *a } }",
    ]),
    { shows: "Odd one" },
  ],
  [
    "tabs",
    text(["paths:", "\t/a: {}"]),
    { errors: ["openapi-syntax"], where: "openapi/openapi.yaml:4" },
  ],
  ["a byte order mark and CRLF", `\ufeff${text(["paths: {}"]).replaceAll("\n", "\r\n")}`, {}],
  [
    "Latin-1",
    Buffer.from(text(["x-a: Grüße", "paths: {}"]), "latin1"),
    { errors: ["openapi-unusable"], where: "openapi/openapi.yaml:3" },
  ],
  [
    "UTF-16",
    Buffer.from(`\ufeff${text(["paths: {}"])}`, "utf16le"),
    { errors: ["openapi-unusable"], where: "openapi/openapi.yaml:1" },
  ],
  [
    "a key twice",
    text(["paths: {}", "paths: {}"]),
    { errors: ["openapi-syntax"], where: "openapi/openapi.yaml:4" },
  ],
  [
    "a NUL",
    text(["paths: {}", "x-a: a\0b"]),
    { errors: ["openapi-unusable"], where: "openapi/openapi.yaml:4" },
  ],
  [
    "JSON with comments",
    {
      "openapi.json":
        '{\n  // A comment\n  "openapi": "3.1.0", "info": {"title":"a","version":"1"}, "paths": {}\n}\n',
    },
    { errors: ["openapi-not-openapi"], where: "openapi/openapi.json:1" },
  ],
  [
    "JSON that ends too early",
    { "openapi.json": '{ "openapi": "3.1.0", "info": {' },
    { errors: ["openapi-syntax"] },
  ],
  ["100,000 brackets", text([`x-a: ${"[".repeat(100_000)}`]), { errors: ["openapi-syntax"] }],
  ["two documents", `${text(["paths: {}"])}---\na: 1\n`, { errors: ["openapi-syntax"] }],
  ["nothing", "", { errors: ["openapi-not-openapi"] }],
  ["a list", "- a\n", { errors: ["openapi-not-openapi"] }],
  ["a word", "hello\n", { errors: ["openapi-not-openapi"] }],
  [
    "31 MB",
    `${text(["paths: {}"])}# ${"a".repeat(31_000_000)}\n`,
    { errors: ["openapi-file-refused"] },
  ],
  ["Swagger 2.0", { swagger: "2.0", info, paths: {} }, { errors: ["openapi-swagger"] }],
  ["OpenAPI 4.0", { openapi: "4.0.0", info, paths: {} }, { errors: ["openapi-not-openapi"] }],
  [
    "a version that is a number",
    "openapi: 3.1\ninfo: { title: a, version: 1 }\npaths: {}\n",
    { errors: ["openapi-not-openapi"], where: "openapi/openapi.yaml:1" },
  ],
  ["no version", { info, paths: {} }, { errors: ["openapi-not-openapi"] }],
  ["no info", { openapi: "3.1.0", paths: {} }, { warnings: ["openapi-structure"] }],
  [
    "info of the wrong kind",
    {
      openapi: "3.1.0",
      info: { title: 5, version: {}, description: [] },
      paths: {},
      tags: {},
      servers: {},
      components: [],
      security: 5,
    },
    { warnings: ["openapi-structure"] },
  ],
];
