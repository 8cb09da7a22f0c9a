import type { ApiResponse } from "../../../src/openapi/bodies";
import type { SchemaNode } from "../../../src/openapi/model";
import { withoutRepeatedBodies } from "../../../src/openapi/repeated-bodies";

const problem: SchemaNode = {
  type: "object",
  properties: [{ name: "code", schema: { type: "string" } }],
};
const text: SchemaNode = { type: "string" };

function response(status: string, schema: SchemaNode): ApiResponse {
  const content = [{ mediaType: "application/problem+json", schema, examples: [] }];
  return { status, descriptionHtml: "", headers: [], errorCodes: [], content };
}

describe("bodies that repeat within an operation", () => {
  it("keeps the first and lets the others name its status", () => {
    const content = withoutRepeatedBodies([response("400", problem), response("404", problem)]).map(
      (one) => one.content[0],
    );
    expect(content[0]?.schema).toBe(problem);
    expect(content[1]).toEqual({
      mediaType: "application/problem+json",
      examples: [],
      sameAs: "400",
    });
  });

  it("keeps bodies that only look alike, and those of one line", () => {
    const twin = { ...problem };
    const kept = withoutRepeatedBodies([
      response("400", problem),
      response("404", twin),
      response("409", text),
      response("410", text),
    ]);
    expect(kept.every(({ content }) => content[0]?.schema)).toBe(true);
  });
});
