import type { ApiResponse } from "../../../src/openapi/bodies";
import type { SchemaNode } from "../../../src/openapi/schema-node";
import type { ApiParameter } from "../../../src/openapi/parameters";
import { withRepeatsNamed } from "../../../src/openapi/repeated-bodies";

const problem: SchemaNode = {
  type: "object",
  properties: [{ name: "code", schema: { type: "string" } }],
};
const text: SchemaNode = { type: "string" };
const named: SchemaNode = { type: "object", name: "Problem", part: "Problem.response" };

function response(status: string, schema: SchemaNode, headers: ApiParameter[] = []): ApiResponse {
  const content = [{ mediaType: "application/problem+json", schema, examples: [] }];
  return { status, descriptionHtml: "", headers, repeatedHeaders: [], errorCodes: [], content };
}

function header(name: string): ApiParameter {
  return { name, required: false, deprecated: false, descriptionHtml: "", schema: text };
}

const sameAs = (responses: ApiResponse[]) =>
  withRepeatsNamed(responses).map(({ content }) => content[0]?.sameAs);

describe("bodies that repeat within an operation", () => {
  it("name the first response that has them, and keep their schema", () => {
    const made = withRepeatsNamed(["400", "404", "409"].map((status) => response(status, problem)));
    expect(made.map(({ content }) => content[0]?.sameAs)).toEqual([undefined, "400", "400"]);
    expect(made.every(({ content }) => content[0]?.schema === problem)).toBe(true);
  });

  it("are the same when they name the same part", () => {
    expect(sameAs([response("400", named), response("404", { ...named })])).toEqual([
      undefined,
      "400",
    ]);
    const other = { ...named, part: "Problem.request" };
    expect(sameAs([response("400", named), response("404", other)])).toEqual([
      undefined,
      undefined,
    ]);
  });

  it("are not those that only look alike, nor those of one line", () => {
    const responses = [
      response("400", problem),
      response("404", { ...problem }),
      response("409", text),
      response("410", text),
    ];
    expect(sameAs(responses)).toEqual([undefined, undefined, undefined, undefined]);
  });

  it("do not change the responses that are given: components are shared by operations", () => {
    const given = [response("400", problem), response("404", problem)];
    const before = structuredClone(given);
    withRepeatsNamed(given);
    expect(given).toEqual(before);
  });
});

describe("headers that repeat within an operation", () => {
  it("stand with the first response and are named by the others", () => {
    const [request, limit] = [header("X-Request-Id"), header("RateLimit")];
    const made = withRepeatsNamed([
      response("200", text, [request]),
      response("400", text, [request, limit]),
      response("404", text, [limit, header("RateLimit")]),
    ]);
    expect(made.map(({ headers }) => headers.map(({ name }) => name))).toEqual([
      ["X-Request-Id"],
      ["RateLimit"],
      ["RateLimit"],
    ]);
    expect(made.map(({ repeatedHeaders }) => repeatedHeaders)).toEqual([
      [],
      [{ name: "X-Request-Id", status: "200" }],
      [{ name: "RateLimit", status: "400" }],
    ]);
  });
});
