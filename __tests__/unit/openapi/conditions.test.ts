import { conditionsOf, testInWords } from "../../../src/openapi/conditions";
import { showTree } from "./show-tree";

const text = { type: "string" };

test.each<[string, unknown]>([
  ["kind is kit", { properties: { kind: { const: "kit" } } }],
  ["kind is kit or set", { properties: { kind: { enum: ["kit", "set"] } }, required: ["kind"] }],
  ["count is 0", { properties: { count: { const: 0, type: "integer" } } }],
  ["note is null", { properties: { note: { const: null } } }],
  ["shipTo is present", { required: ["shipTo"] }],
  [
    "kind is kit and shipTo is present",
    { type: "object", properties: { kind: { const: "kit" } }, required: ["kind", "shipTo"] },
  ],
])("%s", (words, test_) => {
  expect(testInWords(test_)).toBe(words);
});

test.each<[string, unknown]>([
  ["a test of a range", { properties: { count: { minimum: 3 } } }],
  ["a test of two things of one property", { properties: { a: { const: 1, minimum: 3 } } }],
  [
    "one property that words say and one that they do not",
    { properties: { a: { const: 1 }, b: { minLength: 2 } } },
  ],
  ["a test that is a reference", { $ref: "#/components/schemas/Kit" }],
  ["a test that is negated", { not: { required: ["a"] } }],
  ["an enum without values", { properties: { a: { enum: [] } } }],
  ["nothing at all", {}],
  ["true", true],
])("%s is shown as a schema, not in words", (_, test_) => {
  expect(testInWords(test_)).toBeUndefined();
});

test("if without then and else asks for nothing", () => {
  expect(conditionsOf({ if: { required: ["a"] } })).toEqual([]);
});

test("a condition is in words, else it keeps its test", () => {
  const range = { properties: { count: { minimum: 3 } } };
  expect(conditionsOf({ if: range, then: text, else: false })).toEqual([
    { if: range, then: text, else: false },
  ]);
  expect(conditionsOf({ if: { required: ["a"] }, else: text })).toEqual([
    { when: "a is present", else: text },
  ]);
});

test("schemas that depend on a property are conditions too", () => {
  expect(conditionsOf({ dependentSchemas: { card: text } })).toEqual([
    { when: "card is present", then: text },
  ]);
});

test("conditions of all members of allOf stay, in their order", () => {
  const when = (kind: string, field: string) => ({
    if: { properties: { kind: { const: kind } } },
    then: { properties: { [field]: text } },
  });
  const schema = {
    type: "object",
    properties: { kind: text },
    allOf: [when("kit", "parts"), when("service", "hours")],
    ...when("set", "pieces"),
  };
  expect(showTree(schema)).toMatchInlineSnapshot(`
   "·: object
     kind: string
     when kind is kit
       then: object
         parts: string
     when kind is service
       then: object
         hours: string
     when kind is set
       then: object
         pieces: string"
  `);
});
