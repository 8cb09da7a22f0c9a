import { completeJson } from "../../../../../src/browser/console/editor/complete-json";
import { createSchemaReader } from "../../../../../src/mock/schema-reader";
import { createReferences } from "../../../../../src/openapi/references";
import { createSchemaResolver } from "../../../../../src/openapi/resolve-schema";

const line = {
  type: "object",
  required: ["itemId"],
  properties: { itemId: { type: "string", example: "itm_1" }, quantity: { type: "string" } },
};
const schema = {
  type: "object",
  properties: {
    status: { type: "string", enum: ["draft", "open"] },
    id: { type: "string", readOnly: true },
    lines: { type: "array", items: { $ref: "#/components/schemas/Line" } },
  },
};
const references = createReferences({ components: { schemas: { Line: line } } });
const reader = createSchemaReader(createSchemaResolver(references));

/** `|` is the cursor. */
function at(marked: string) {
  const offset = marked.indexOf("|");
  const text = marked.replace("|", "");
  const { from, to, suggestions } = completeJson(text, offset, schema, reader);
  return suggestions.map(({ insert }) => text.slice(0, from) + insert + text.slice(to));
}

test("suggests missing fields, except read-only ones", () => {
  expect(at('{"status": "open", "|"}')).toEqual(['{"status": "open", "lines": []}']);
});

test("suggests required fields first, in an item of a list", () => {
  expect(at('{"lines": [{"|}]}')).toEqual([
    '{"lines": [{"itemId": "itm_1"}]}',
    '{"lines": [{"quantity": ""}]}',
  ]);
});

test("suggests the values of an enum, even while one is being typed", () => {
  expect(at('{"status": |}')).toEqual(['{"status": "draft"}', '{"status": "open"}']);
  expect(at('{"status": "op|"}')).toEqual(['{"status": "open"}']);
});

test("a name before a colon gets no second value", () => {
  expect(at('{"stat|": "open"}')).toEqual(['{"status": "open"}']);
});
