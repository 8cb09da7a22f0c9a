import type { ApiResponse } from "../../../../src/openapi/bodies";
import { answerFormOf, pagingOf } from "../../../../src/openapi/request-samples/answer-form";

const fields = { code: "code", message: "about.detail", requestId: "id" };
const document = {
  "x-samples": { error: { mediaType: "application/problem+json", ...fields }, paging: {} },
};
const response = (status: string, mediaType: string): ApiResponse =>
  ({ status, content: [{ mediaType, examples: [] }] }) as unknown as ApiResponse;
const ok = response("200", "application/json");
const refused = response("422", "application/problem+json");
const formOf = (method: string, ...responses: ApiResponse[]) =>
  answerFormOf({ method, responses }, document);

test("samples read the errors of an operation if all of them have the documented form", () => {
  expect(formOf("GET", ok, refused)).toEqual({
    isJson: true,
    error: { code: ["code"], message: ["about", "detail"], requestId: ["id"] },
  });
  expect(formOf("GET", ok, refused, response("503", "application/json"))).toEqual({ isJson: true });
  expect(formOf("GET", ok)).toEqual({ isJson: true });
  expect(formOf("HEAD", ok, refused)).toEqual({ isJson: false });
  expect(formOf("GET", response("200", "text/csv"), refused)).toMatchObject({ isJson: false });
});

test("without a complete description of paging, there is none", () => {
  expect(pagingOf(document)).toBeUndefined();
  expect(pagingOf({})).toBeUndefined();
});
