import { sampleValue } from "../../../../src/checks/snippets/sample-value";

const follow = (value: unknown) => value;

test.each([
  [{ type: "string", examples: ["a"], default: "b" }, "a"],
  [{ type: "string", default: "b" }, "b"],
  [{ enum: ["c", "d"] }, "c"],
  [{ const: 7 }, 7],
  [{ type: "integer" }, 1],
  [{ type: ["string", "null"] }, "…"],
  [{ type: "array", items: { type: "boolean" } }, [true]],
  [{ allOf: [{ properties: { a: { type: "number" }, b: {} }, required: ["a"] }] }, { a: 1 }],
  [{ oneOf: [{ const: "x" }, { const: "y" }] }, "x"],
  [undefined, "…"],
])("of %j it is %j", (schema, value) => {
  expect(sampleValue(schema, { follow })).toEqual(value);
});

test("what the API sets itself is not in it, and circles end", () => {
  const circle: Record<string, unknown> = { required: ["id", "next"] };
  circle.properties = { id: { readOnly: true, type: "string" }, next: circle };
  expect(JSON.stringify(sampleValue(circle, { follow }))).toMatch(/^\{"next":\{"next":/);
});
