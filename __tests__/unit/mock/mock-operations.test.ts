import { readOperations } from "../../../src/mock/mock-operations";
import { createReferences } from "../../../src/openapi/references";

test("an operation's own parameter replaces that of its path with the same name and place", () => {
  const id = (example: string, place = "path") => ({
    name: "itemId",
    in: place,
    required: true,
    schema: { type: "string" },
    example,
  });
  const document = {
    paths: {
      "/items/{itemId}": {
        parameters: [id("itm_1")],
        get: { operationId: "get-item", parameters: [id("itm_3", "query")], responses: {} },
        patch: { operationId: "update-item", parameters: [id("itm_2")], responses: {} },
      },
    },
  };
  const operations = readOperations(document, createReferences(document));
  expect(
    operations.map(({ id: name, parameters }) => [
      name,
      parameters.map(({ place, example }) => [place, example]),
    ]),
  ).toEqual([
    [
      "get-item",
      [
        ["path", "itm_1"],
        ["query", "itm_3"],
      ],
    ],
    ["update-item", [["path", "itm_2"]]],
  ]);
});
