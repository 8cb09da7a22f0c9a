import type { SchemaNode } from "../../../src/openapi/schema-node";
import { schemaTools, showTree } from "./show-tree";

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const Money = { type: "object", properties: { amount: { type: "string" } } };

const partsOf = (trees: ReturnType<typeof schemaTools>["trees"]) =>
  trees.parts().map(({ key }) => key);

test("a shared schema stands once, whatever refers to it", () => {
  const { trees } = schemaTools({ Money });
  const { node } = trees.build({
    properties: { price: ref("Money"), paid: { anyOf: [ref("Money"), { type: "null" }] } },
  });
  expect(node.properties?.map(({ schema }) => [schema.part, schema.properties])).toEqual([
    ["Money", undefined],
    ["Money", undefined],
  ]);
  trees.build(ref("Money"));
  expect(trees.parts()).toEqual([
    {
      key: "Money",
      name: "Money",
      below: { properties: [{ name: "amount", schema: { type: "string" } }] },
      texts: [],
    },
  ]);
});

test("what is sent and what comes back are parts of their own", () => {
  const { trees } = schemaTools({
    Item: { properties: { id: { readOnly: true }, pin: { writeOnly: true } } },
  });
  trees.build(ref("Item"), "request");
  trees.build(ref("Item"), "response");
  const shown = trees
    .parts()
    .map(({ key, below }) => `${key}: ${below.properties?.map(({ name }) => name).join()}`);
  expect(shown).toEqual(["Item.request: pin", "Item.response: id"]);
});

test("schemas without a name stand where they are used, and become a part when they lie too deep", () => {
  const deep = (levels: number): object =>
    levels ? { type: "object", properties: { next: deep(levels - 1) } } : { type: "string" };
  const { trees } = schemaTools();
  const { node } = trees.build(deep(5));
  const levels: string[] = [];
  for (let at: SchemaNode | undefined = node; at; at = at.properties?.[0]?.schema)
    levels.push(at.part ? "part" : at.type);
  expect(levels).toEqual(["object", "object", "object", "part"]);
  expect(partsOf(trees)).toEqual([expect.stringMatching(/^schema-[\da-f]{8}$/)]);
  expect(showTree(deep(5)).split("\n").at(-1)).toBe("          next: string");
});

test("the same nameless schema in two places is one part", () => {
  const inner = { properties: { a: { properties: { b: { type: "string" } } } } };
  const deep = { properties: { x: { properties: { y: inner } } } };
  const { trees } = schemaTools();
  trees.build({ properties: { left: deep, right: structuredClone(deep) } });
  expect(partsOf(trees)).toHaveLength(1);
});

test("components that only wrap the same schema keep their own names", () => {
  const { trees } = schemaTools({
    Money,
    PriceUpdate: { allOf: [ref("Money")], unevaluatedProperties: false },
    CostUpdate: { allOf: [ref("Money")], unevaluatedProperties: false },
  });
  const keys = ["PriceUpdate", "CostUpdate"].map((name) => trees.build(ref(name)).node.part);
  expect(keys).toEqual(["PriceUpdate", "CostUpdate"]);
});

test("two components with one name have different keys", () => {
  const { trees } = schemaTools({
    Item: { properties: { a: {} } },
    "parts/Item": { properties: { b: {} } },
  });
  const keys = ["Item", "parts~1Item"].map((name) => trees.build(ref(name)).node.part);
  expect(new Set(keys).size).toBe(2);
});

test("a component is not taken for another whose key it could have", () => {
  const { trees } = schemaTools({
    "Item.request": { properties: { a: {} } },
    Item: { properties: { b: {} } },
  });
  const first = trees.build(ref("Item.request"));
  const second = trees.build(ref("Item"), "request");
  const names = [first, second].map(({ node }) =>
    trees.part(node.part ?? "")?.below.properties?.map(({ name }) => name),
  );
  expect(names).toEqual([["a"], ["b"]]);
});

test("a variant leaves out what stands above the choice, the schema elsewhere does not", () => {
  const shared = { kind: { type: "string" } };
  const schemas = {
    Cat: { properties: { kind: shared.kind, lives: { type: "integer" } } },
    Dog: { properties: { kind: shared.kind, barks: { type: "boolean" } } },
  };
  const schema = {
    properties: { pet: { oneOf: [ref("Cat"), ref("Dog")] }, cat: ref("Cat") },
  };
  expect(showTree(schema, { schemas })).toMatchInlineSnapshot(`
   "·: object
     pet: one of
       kind: string
       oneOf
         ~Cat: object (Cat)
           lives: integer
         ~Dog: object (Dog)
           barks: boolean
     cat: object (Cat)
       kind: string
       lives: integer"
  `);
});

test("an array of arrays is followed to its items", () => {
  const schema = { properties: { rows: { items: { type: "array", items: ref("Cell") } } } };
  const schemas = { Cell: { properties: { value: { type: "string" } } } };
  expect(showTree(schema, { schemas })).toMatchInlineSnapshot(`
   "·: object
     rows: array of array of Cell
       […]: array of Cell
         […]: object (Cell)
           value: string"
  `);
});

test("an array that has a name stands where it is used; its items are a part", () => {
  const schemas = {
    Lines: { type: "array", items: ref("Line") },
    Line: { properties: { sku: { type: "string" } } },
  };
  const { trees } = schemaTools(schemas);
  const { node } = trees.build(ref("Lines"));
  expect(node).toMatchObject({ name: "Lines", items: { part: "Line" } });
  expect(node.part).toBeUndefined();
  expect(partsOf(trees)).toEqual(["Line"]);
});

test("conditions and what is excluded are shown", () => {
  const schema = {
    properties: { kind: { enum: ["kit", "part"] } },
    if: { properties: { kind: { const: "kit" } } },
    then: { required: ["lines"], properties: { lines: { type: "array" } } },
    else: { properties: { weight: { type: "number" } } },
    dependentSchemas: { shipTo: { properties: { carrier: { type: "string" } } } },
    not: { properties: { old: { type: "boolean" } } },
  };
  expect(showTree(schema)).toMatchInlineSnapshot(`
   "·: object
     kind: string [enum: kit | part]
     when kind is kit
       then: object
         lines*: array
       else: object
         weight: number
     when shipTo is present
       then: object
         carrier: string
     not: object
       old: boolean"
  `);
});

test("nothing is left out of a description that has no names, however much there is", () => {
  const fields = Array.from({ length: 300 }, (_, n) => [
    `f${n}`,
    { properties: { [`inner${n}`]: { type: "string" } } },
  ]);
  const shown = showTree(ref("All"), {
    schemas: { All: { properties: Object.fromEntries(fields) } },
  });
  expect(shown.match(/inner\d+: string/g)).toHaveLength(300);
  expect(shown).not.toContain("truncated");
});
