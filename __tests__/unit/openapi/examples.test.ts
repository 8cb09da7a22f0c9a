import { cutExample, exampleLimits, examplesOf } from "../../../src/openapi/examples";
import type { JsonObject } from "../../../src/openapi/json";
import { createReferences } from "../../../src/openapi/references";
import { createHighlighting, createProse } from "../../../src/openapi/rendering";
import { createSchemaResolver } from "../../../src/openapi/resolve-schema";
import { sampleOf } from "../../../src/openapi/sample";
import { plainRender } from "./build-plain";
import { schemaTools } from "./show-tree";

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

async function made(mediaType: string, media: JsonObject, components: JsonObject = {}) {
  const references = createReferences({ components });
  const resolve = createSchemaResolver(references);
  const { highlight, done } = createHighlighting(
    async (code, language) => `${language}: ${code.length}`,
  );
  const prose = createProse(plainRender, "openapi.yaml", () => undefined);
  const tools = { references, resolve, prose, highlight };
  const examples = await examplesOf(mediaType, media, "response", tools);
  await done();
  return examples;
}

describe("examples of a media type", () => {
  const schema = { type: "object", properties: { id: { type: "integer" } } };

  test("are the author's by name, references followed", async () => {
    const components = { examples: { Kit: { summary: "A kit", value: { id: 2 } } } };
    const examples = {
      one: { value: { id: 1 } },
      kit: { $ref: "#/components/examples/Kit" },
      away: { externalValue: "https://x.example" },
    };
    const found = await made("application/json", { schema, examples }, components);
    expect(
      found.map(({ name, summary, generated, code }) => ({ name, summary, generated, code })),
    ).toEqual([
      { name: "one", generated: false, code: '{\n  "id": 1\n}' },
      { name: "kit", summary: "A kit", generated: false, code: '{\n  "id": 2\n}' },
    ]);
  });

  test("have what the author says of them, as HTML", async () => {
    const examples = { one: { description: "With `limit=1`.", value: 1 }, two: { value: 2 } };
    const found = await made("application/json", { examples });
    expect(found.map(({ descriptionHtml }) => descriptionHtml)).toEqual([
      "<p>With `limit=1`.</p>",
      undefined,
    ]);
  });

  test("are made from the schema when the author gave none", async () => {
    const [example] = await made("application/json", { schema });
    expect(example).toMatchObject({ name: "Example", generated: true, code: '{\n  "id": 0\n}' });
  });

  test.each([
    ["application/problem+json", "json", { id: 1 }, '{\n  "id": 1\n}'],
    ["application/xml", "xml", "<id>1</id>", "<id>1</id>"],
    ["text/csv", "csv", "id\n1", "id\n1"],
    ["text/plain", "text", "one", "one"],
    ["application/json", "json", "just a text", '"just a text"'],
    ["application/json", "json", '{"id":1}', '{"id":1}'],
    ["application/x-www-form-urlencoded", "text", { id: 1, name: "a b" }, "id=1&\nname=a%20b"],
    ["multipart/form-data", "json", { id: 1 }, '{\n  "id": 1\n}'],
  ])("of %s are highlighted as %s", async (mediaType, language, example, code) => {
    const [found] = await made(mediaType, { example });
    expect(found).toMatchObject({ language, code, html: `${language}: ${code.length}` });
  });

  test("are none for files", async () => {
    expect(await made("image/png", { schema: { type: "string", format: "binary" } })).toEqual([]);
    expect(await made("application/pdf", { schema: { type: "string" } })).toEqual([]);
  });

  test("are whole unless they are data sets", () => {
    const lines = Array.from({ length: exampleLimits.lines + 50 }, (_, n) => String(n));
    expect(cutExample(lines.join("\n")).split("\n").slice(-2)).toEqual([
      "1999",
      "… cut here: 50 more lines",
    ]);
    expect(cutExample("x".repeat(200_000)).length).toBeLessThan(exampleLimits.characters + 50);
    expect(cutExample("short")).toBe("short");
  });
});

describe("a sample", () => {
  const sample = (
    schema: unknown,
    schemas: JsonObject = {},
    direction: "request" | "response" = "request",
  ) => sampleOf(schema, schemaTools(schemas).resolve, direction);

  test("takes examples, defaults, constants and enums, and leaves out what does not travel", () => {
    const schema = {
      type: "object",
      properties: {
        id: { type: "string", readOnly: true },
        secret: { type: "string", writeOnly: true },
        sku: { type: "string", examples: ["TG-ROAD-54"] },
        count: { type: "integer", default: 3 },
        kind: { const: "kit" },
        state: { enum: ["open", "closed"] },
        on: { type: ["string", "null"], format: "date" },
      },
    };
    const both = { sku: "TG-ROAD-54", count: 3, kind: "kit", state: "open" };
    expect(sample(schema)).toMatchObject({ ...both, secret: "string" });
    expect(sample(schema)).not.toHaveProperty("id");
    expect(sample(schema, {}, "response")).toMatchObject({ ...both, id: "string" });
    expect(sample(schema, {}, "response")).not.toHaveProperty("secret");
    expect(sample(schema)).toHaveProperty("on", expect.stringMatching(/^\d{4}-\d\d-\d\d$/));
  });

  test("takes the first choice and gives its discriminator the right value", () => {
    const schemas = {
      Pet: {
        oneOf: [ref("Cat"), ref("Dog")],
        discriminator: { propertyName: "kind", mapping: { cat: ref("Cat").$ref } },
      },
      Cat: { type: "object", properties: { kind: { type: "string" }, lives: { const: 9 } } },
      Dog: { type: "object", properties: { kind: { type: "string" } } },
    };
    expect(sample(ref("Pet"), schemas)).toEqual({ kind: "cat", lives: 9 });
  });

  test("ends at circles", () => {
    const schemas = {
      Person: {
        type: "object",
        properties: {
          name: { const: "A" },
          boss: ref("Person"),
          staff: { type: "array", items: ref("Person") },
        },
      },
    };
    expect(sample(ref("Person"), schemas)).toEqual({ name: "A", staff: [] });
  });

  test("of fifty schemas that all refer to each other is made at once", () => {
    const names = Array.from({ length: 50 }, (_, n) => `S${n}`);
    const properties = Object.fromEntries(names.map((name) => [name, ref(name)]));
    const schemas = Object.fromEntries(names.map((name) => [name, { type: "object", properties }]));
    const start = performance.now();
    expect(JSON.stringify(sample(ref("S0"), schemas)).length).toBeLessThan(20_000);
    expect(performance.now() - start).toBeLessThan(2000);
  });

  test("is left out where a schema says nothing", () => {
    expect(sample({})).toBeUndefined();
    expect(sample(undefined)).toBeUndefined();
  });
});
