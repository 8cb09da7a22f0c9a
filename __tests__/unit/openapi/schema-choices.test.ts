import { schemaTools, showTree } from "./show-tree";

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

describe("choices", () => {
  const schemas = {
    Pet: {
      oneOf: [ref("Cat"), ref("Dog")],
      discriminator: { propertyName: "kind", mapping: { feline: "Cat" } },
    },
    Cat: {
      type: "object",
      required: ["name"],
      properties: { kind: { const: "cat" }, name: ref("Name"), lives: { type: "integer" } },
    },
    Dog: {
      type: "object",
      required: ["name"],
      properties: { kind: { const: "dog" }, name: ref("Name"), barks: { type: "boolean" } },
    },
    Name: { type: "string" },
  };

  test("are labeled by the discriminator's value; what all share stands above them", () => {
    expect(showTree(ref("Pet"), { schemas })).toMatchInlineSnapshot(`
     "·: one of (Pet)
       name*: string (Name)
       oneOf by kind
         ~feline: object (Cat)
           kind: string [const: "cat"]
           lives: integer
         ~dog: object (Dog)
           kind: string [const: "dog"]
           barks: boolean"
    `);
  });

  test("a base with a mapping offers its subtypes, which do not offer each other again", () => {
    const inheritance = {
      Animal: {
        type: "object",
        properties: { kind: { type: "string" }, age: { type: "integer" } },
        discriminator: {
          propertyName: "kind",
          mapping: { cow: "#/components/schemas/Cow", hen: "Hen" },
        },
      },
      Cow: { allOf: [ref("Animal"), { properties: { milk: { type: "number" } } }] },
      Hen: { allOf: [ref("Animal"), { properties: { eggs: { type: "integer" } } }] },
    };
    expect(showTree(ref("Animal"), { schemas: inheritance })).toMatchInlineSnapshot(`
     "·: object (Animal)
       kind: string
       age: integer
       oneOf by kind
         ~cow: object (Cow)
           milk: number
         ~hen: object (Hen)
           eggs: integer"
    `);
  });

  test("that only name required properties are a rule, not a choice", () => {
    const schema = {
      properties: { a: {}, b: {} },
      anyOf: [{ required: ["a"] }, { required: ["b"] }],
    };
    expect(showTree(schema)).toMatchInlineSnapshot(`
     "·: object [at least one of a, b is required]
       a: any
       b: any"
    `);
  });

  test("say which properties go together", () => {
    const choices = [{ required: ["a", "b", "c"] }, { required: ["d"] }];
    expect(showTree({ properties: { a: {} }, anyOf: choices })).toContain(
      "either a with b and c, or d, is required",
    );
    expect(showTree({ properties: { a: {} }, oneOf: choices })).toContain(
      "only one of these is required: a with b and c; or d",
    );
  });

  test("with the same label are told apart", () => {
    const schema = {
      oneOf: [
        { type: "string", format: "date" },
        { type: "string", pattern: "^a" },
        { type: "string", pattern: "^b" },
      ],
    };
    expect(showTree(schema)).toMatchInlineSnapshot(`
     "·: one of
       oneOf
         ~string (date): string <date>
         ~string: string [matches ^a]
         ~string (2): string [matches ^b]"
    `);
  });

  test("on two levels are offered in pairs", () => {
    const schema = {
      allOf: [
        {
          oneOf: [
            { title: "A", properties: { a: {} } },
            { title: "B", properties: { b: {} } },
          ],
        },
        { oneOf: [{ properties: { x: {} } }, { properties: { y: {} } }] },
      ],
    };
    expect(schemaTools().trees.build(schema).node.variants?.options).toHaveLength(4);
  });
});
