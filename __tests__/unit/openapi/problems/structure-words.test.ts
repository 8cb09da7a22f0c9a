import { parse } from "yaml";
import { structureWords } from "../../../../src/openapi/problems/structure-words";

type Values = Record<string, unknown>;

const words = (message: string, seen: string, key = "", suggestion?: string) =>
  structureWords({ message, suggestion, key, seen, value: (parse(seen) as Values | null)?.[key] });

describe("what is not as OpenAPI defines it", () => {
  test.each([
    [
      "a misspelled key",
      words("Property `sumary` is not expected here.", "sumary: List", "sumary", "summary"),
      "summary: List",
    ],
    [
      "an unknown key",
      words("Property `x1` is not expected here.", "x1: 1"),
      "Remove the line: x1: 1",
    ],
    [
      "an unknown key among others",
      words("Property `b` is not expected here.", "- { a: 1, b: 2 }"),
      "Remove b from the line: - { a: 1, b: 2 }",
    ],
    [
      "nullable of OpenAPI 3.0",
      words("Property `nullable` is not expected here.", "nullable: true"),
      'type: [string, "null"]',
    ],
    [
      "a misspelled value",
      words('`type` can be one of the following only: "object", "string"', "type: strng", "type"),
      "type: string",
    ],
    [
      "a parameter in the body",
      words('`in` can be one of the following only: "query", "path"', "in: body", "in"),
      "requestBody:\n  content:\n    application/json: { schema: { type: object } }",
    ],
    [
      "a missing key",
      words("The field `responses` must be present on this level.", "get:"),
      'responses: { "200": { description: OK } }',
    ],
    [
      "a list that is a word",
      words("Expected type `array` but got `string`.", "tags: Orders", "tags"),
      "tags: [Orders]",
    ],
    [
      "a text that is a number",
      words("Expected type `string` but got `number`.", "version: 1.0", "version"),
      'version: "1.0"',
    ],
  ])("%s has a line to paste", (_, found, fix) => {
    expect(found).toMatchObject({ fix });
    expect(found?.cause).toMatch(/\.$/);
  });

  test("of which the message is new has no words", () => {
    expect(words("Something else.", "a: 1")).toBeUndefined();
  });
});
