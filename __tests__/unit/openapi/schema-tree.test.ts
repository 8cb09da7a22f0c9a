import { syntheticDescription } from "../../fixtures/synthetic-description";
import { schemaTools, showTree } from "./show-tree";

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

describe("types", () => {
  test.each([
    [{ type: "string" }, "string"],
    [{ type: "integer", nullable: true }, "integer or null"],
    [{ type: ["string", "null"] }, "string or null"],
    [{ type: ["string", "integer"] }, "string or integer"],
    [{ type: "null" }, "null"],
    [{ type: ["null"] }, "null"],
    [{}, "any"],
    [true, "any"],
    [false, "nothing"],
    [undefined, "any"],
    [null, "any"],
    ["odd", "any"],
    [{ type: {} }, "any"],
    [{ type: "" }, "any"],
    [{ type: [] }, "any"],
    [{ enum: ["a", 1] }, "string or integer"],
    [{ enum: ["a", null] }, "string or null"],
    [{ const: 1.5 }, "number"],
    [{ properties: {} }, "object"],
    [{ minimum: 1 }, "number"],
    [{ type: "array" }, "array"],
    [{ type: "array", items: { type: "string" } }, "array of string"],
    [{ items: { type: "array", items: { type: "integer" } } }, "array of array of integer"],
    [{ type: "array", items: ref("Item") }, "array of Item"],
    [{ type: "array", items: ref("Code") }, "array of string"],
    [{ type: "array", items: [{ type: "string" }] }, "tuple"],
    [{ prefixItems: [{ type: "string" }] }, "tuple"],
    [{ additionalProperties: ref("Item") }, "map of Item"],
    [{ type: "object", additionalProperties: true }, "object"],
    [{ oneOf: [{ type: "string" }, { type: "integer" }] }, "one of"],
    [{ anyOf: [ref("Item"), { type: "null" }] }, "object or null"],
    [{ $ref: "#/components/schemas/Missing" }, "any"],
    [{ allOf: [] }, "any"],
    [{ oneOf: [] }, "any"],
  ])("%j is shown as %s", (schema, type) => {
    const schemas = {
      Item: { type: "object", properties: { id: { type: "string" } } },
      Code: { type: "string" },
    };
    expect(schemaTools(schemas).trees.build(schema).node.type).toBe(type);
  });
});

test("properties show what is required, their format, default, example and constraints", () => {
  const schema = {
    type: "object",
    required: ["sku"],
    properties: {
      sku: { type: "string", minLength: 1, maxLength: 40, examples: ["TG-ROAD-54"] },
      madeOn: { type: "string", format: "date", deprecated: true },
      count: { type: "integer", default: 0, minimum: 0 },
      "x/y": { const: "z" },
    },
    patternProperties: { "^cf_": { type: "string" } },
  };
  expect(showTree(schema)).toMatchInlineSnapshot(`
   "·: object
     sku*: string [example: "TG-ROAD-54"; 1 to 40 characters]
     madeOn: string <date> [deprecated]
     count: integer [default: 0; at least 0]
     x/y: string [const: "z"]
     /^cf_/: string"
  `);
});

test("requests name what is required first, in the order of that list; answers keep the order of the properties", () => {
  const schema = {
    type: "object",
    required: ["itemId", "quantity"],
    properties: { note: {}, quantity: {}, itemId: {} },
  };
  const names = (direction: "request" | "response") =>
    [...showTree(schema, { direction }).matchAll(/^ +(\w+)/gm)].map(([, name]) => name);
  expect(names("request")).toEqual(["itemId", "quantity", "note"]);
  expect(names("response")).toEqual(["note", "quantity", "itemId"]);
});

test("an enum carries its descriptions, from an extension or from constants", () => {
  const schema = {
    properties: {
      byMap: { enum: ["a", "b"], "x-enumDescriptions": { a: "The first." } },
      byList: { enum: ["a", "b"], "x-enum-descriptions": ["First.", "Second."] },
      byConst: {
        oneOf: [
          { const: "a", title: "The first" },
          { const: "b", description: "The second." },
        ],
      },
    },
  };
  expect(showTree(schema)).toMatchInlineSnapshot(`
   "·: object
     byMap: string [enum: a: The first. | b]
     byList: string [enum: a: First. | b: Second.]
     byConst: string [enum: a: The first | b: The second.]"
  `);
});

test("allOf becomes one schema: both apply, and what is said in place wins", () => {
  const schemas = {
    Base: {
      type: "object",
      description: "Base",
      required: ["id"],
      properties: {
        id: { type: "string", maxLength: 20 },
        size: { type: "number", minimum: 1 },
        kind: { enum: ["a", "b", "c"] },
      },
    },
  };
  const schema = {
    description: "Mine",
    allOf: [
      ref("Base"),
      {
        required: ["size"],
        properties: {
          id: { maxLength: 10 },
          size: { minimum: 5, maximum: 9 },
          kind: { enum: ["b"] },
        },
      },
    ],
  };
  expect(showTree(schema, { schemas })).toMatchInlineSnapshot(`
   "·: object
     id*: string [at most 10 characters]
     size*: number [5 to 9]
     kind: string [enum: b]"
  `);
  const { texts } = schemaTools(schemas).trees.build(schema);
  expect(texts.map(({ markdown }) => markdown)).toEqual(["Mine"]);
});

test("a description beside a reference keeps the name of what is referred to", () => {
  const schemas = { Money: { type: "object", properties: { amount: { type: "string" } } } };
  const schema = {
    properties: {
      old: { description: "In the way of 3.0.", allOf: [ref("Money")] },
      new: { description: "In the way of 3.1.", ...ref("Money") },
    },
  };
  expect(showTree(schema, { schemas })).toMatchInlineSnapshot(`
   "·: object
     old: object (Money)
       amount: string
     new: object (Money)
       amount: string"
  `);
});

describe("circles", () => {
  test("lead back to the part that is open above", () => {
    const schemas = {
      Person: {
        type: "object",
        properties: {
          manager: ref("Person"),
          reports: { type: "array", items: ref("Person") },
          deputy: { description: "Stands in.", ...ref("Person") },
          home: { properties: { owner: { anyOf: [ref("Person"), { type: "null" }] } } },
        },
      },
    };
    expect(showTree(ref("Person"), { schemas })).toMatchInlineSnapshot(`
     "·: object (Person)
       manager: object (Person) [→ Person]
       reports: array of Person
         […]: object (Person) [→ Person]
       deputy: object (Person) [→ Person]
       home: object
         owner: object or null (Person) [nullable] [→ Person]"
    `);
  });

  test.each([
    ["a schema that is itself", { A: ref("A") }],
    ["two that are each other", { A: ref("B"), B: ref("A") }],
    ["allOf of itself", { A: { allOf: [ref("A"), { type: "object" }] } }],
    ["oneOf of only itself", { A: { oneOf: [ref("A")] } }],
    ["anyOf of itself and null", { A: { anyOf: [ref("A"), { type: "null" }] } }],
    ["array items of itself", { A: { type: "array", items: ref("A") } }],
    ["a map of itself", { A: { additionalProperties: ref("A") } }],
    [
      "two bases whose items are the whole again",
      {
        A: { allOf: [ref("B"), ref("C")] },
        B: { type: "array", items: ref("A") },
        C: { type: "array", items: { allOf: [ref("A"), ref("B")] } },
      },
    ],
  ])("%s ends", (_, schemas) => {
    const { trees } = schemaTools(schemas);
    expect(trees.build(ref("A")).node.type).not.toBe("");
    expect(trees.parts().length).toBeLessThan(20);
  });
});

describe("the way that a value travels", () => {
  const schema = {
    properties: {
      id: { type: "string", readOnly: true },
      password: { type: "string", writeOnly: true },
      name: { type: "string" },
    },
  };
  const names = (direction?: "request" | "response") =>
    schemaTools()
      .trees.build(schema, direction)
      .node.properties?.map(({ name }) => name);

  test("readOnly is not sent, writeOnly does not come back", () => {
    expect(names("request")).toEqual(["password", "name"]);
    expect(names("response")).toEqual(["id", "name"]);
    expect(names()).toEqual(["id", "password", "name"]);
  });
});

test("a schema with everything in it", () => {
  const { components } = syntheticDescription(2) as {
    components: { schemas: Record<string, unknown> };
  };
  expect(
    showTree(ref("Resource1"), { schemas: components.schemas, direction: "response" }),
  ).toMatchSnapshot();
});
