import { requiredFields } from "../../../src/openapi/required-fields";
import type { SchemaNode } from "../../../src/openapi/schema-node";

const string: SchemaNode = { type: "string" };
const required = (name: string, schema = string) => ({ name, required: true as const, schema });
const line = {
  key: "Line.request",
  below: {
    properties: [
      required("itemId"),
      required("quantity", { type: "object", properties: [required("value")] }),
      { name: "note", schema: string },
    ],
  },
};
const part = (key: string) => (key === line.key ? line : undefined);
const list: SchemaNode = { type: "array", items: { type: "object", part: line.key } };
const parameter = (name: string, isRequired: boolean) => ({
  name,
  required: isRequired,
  deprecated: false,
  descriptionHtml: "",
  schema: string,
});
const bodyOf = (schema: SchemaNode, isRequired = true) => ({
  required: isRequired,
  descriptionHtml: "",
  content: [{ mediaType: "application/json", schema, examples: [] }],
});
const labels = (...given: Parameters<typeof requiredFields>) =>
  requiredFields(...given).map(({ label }) => label);

test("required parameters come first, then fields, those of list items one by one", () => {
  const parameters = [
    { place: "path", parameters: [parameter("orderId", true), parameter("other", false)] },
  ];
  const schema: SchemaNode = {
    type: "object",
    properties: [required("customerId"), required("lines", list), { name: "note", schema: string }],
  };
  expect(requiredFields({ parameters, requestBody: bodyOf(schema) }, part)).toEqual([
    { label: "orderId", path: "path.orderId" },
    { label: "customerId", path: "body.customerId" },
    { label: "lines[].itemId", path: "body.lines.itemId" },
    { label: "lines[].quantity", path: "body.lines.quantity" },
  ]);
});

test("a list of what requires nothing is required itself; a list as body has no name", () => {
  const schema: SchemaNode = {
    type: "object",
    properties: [required("tags", { type: "array", items: string })],
  };
  expect(labels({ parameters: [], requestBody: bodyOf(schema) }, part)).toEqual(["tags"]);
  expect(labels({ parameters: [], requestBody: bodyOf(list) }, part)).toEqual([
    "[].itemId",
    "[].quantity",
  ]);
});

test("a body that may be left out requires nothing, and circles end", () => {
  const circle: SchemaNode = { type: "array" };
  circle.items = circle;
  expect(labels({ parameters: [], requestBody: bodyOf(list, false) }, part)).toEqual([]);
  expect(labels({ parameters: [], requestBody: bodyOf(circle) }, part)).toEqual([]);
});
