import type { ApiResponse } from "../../../src/openapi/bodies";
import type { SchemaNode } from "../../../src/openapi/model";
import { withRepeatsNamed } from "../../../src/openapi/repeated-bodies";

const problem: SchemaNode = {
  type: "object",
  properties: [{ name: "code", schema: { type: "string" } }],
};
const text: SchemaNode = { type: "string" };

function response(status: string, schema: SchemaNode): ApiResponse {
  const content = [{ mediaType: "application/problem+json", schema, examples: [] }];
  return {
    status,
    descriptionHtml: "",
    headers: [],
    repeatedHeaders: [],
    errorCodes: [],
    content,
  };
}

const sameAs = (responses: ApiResponse[]) =>
  withRepeatsNamed(responses).map(({ content }) => content[0]?.sameAs);

describe("bodies that repeat within an operation", () => {
  it("keeps the first and lets the others name its status", () => {
    expect(sameAs([response("400", problem), response("404", problem)])).toEqual([
      undefined,
      "400",
    ]);
  });

  it("keeps bodies that only look alike, and those of one line", () => {
    const twin = { ...problem };
    expect(
      sameAs([
        response("400", problem),
        response("404", twin),
        response("409", text),
        response("410", text),
      ]),
    ).toEqual([undefined, undefined, undefined, undefined]);
  });
});
