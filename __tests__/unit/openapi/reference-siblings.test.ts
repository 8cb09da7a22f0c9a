import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { componentsOf, isObject, objectAt, type JsonObject } from "../../../src/openapi/json";
import { loadDescription } from "../../../src/openapi/load-description";
import { createReferences } from "../../../src/openapi/references";
import { createSchemaResolver } from "../../../src/openapi/resolve-schema";
import { schemaLine } from "../../../src/openapi/schema-outline";
import { showTree } from "./show-tree";

const packaged = path.dirname(require.resolve("@readme/oas-examples/package.json"));
const packaged31 = readdirSync(path.join(packaged, "3.1"), { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".json"))
  .sort();

const told = new Set(["description", "title", "default", "example", "examples", "deprecated"]);
const valueKeys = new Set(["example", "examples", "default", "const", "enum", "value"]);

/** The references of a document in places of schemas, each with the keywords beside it that say something. */
function besideReferences(document: JsonObject): { reference: JsonObject; keys: string[] }[] {
  const found: { reference: JsonObject; keys: string[] }[] = [];
  const walk = (at: unknown, isNames: boolean): void => {
    if (Array.isArray(at)) at.forEach((inner) => walk(inner, false));
    if (!isObject(at)) return;
    const isSchema = typeof at.$ref === "string" && at.$ref.startsWith("#/components/schemas/");
    const keys = isSchema && !isNames ? Object.keys(at).filter((key) => told.has(key)) : [];
    if (keys.length) found.push({ reference: at, keys });
    for (const [key, inner] of Object.entries(at))
      if (isNames || !valueKeys.has(key)) walk(inner, !isNames && /roperties$/.test(key));
  };
  walk(document, false);
  return found;
}

/** How many keywords are written beside references, and how many of them the schema tree gets unchanged. */
function count(document: JsonObject) {
  const resolve = createSchemaResolver(createReferences(document));
  const written: Record<string, number> = {};
  const arrived: Record<string, number> = {};
  const add = (to: Record<string, number>, key: string) => (to[key] = (to[key] ?? 0) + 1);
  for (const { reference, keys } of besideReferences(document)) {
    const resolved = resolve(reference);
    for (const key of keys) {
      add(written, key);
      if (resolved.schema[key] === reference[key]) add(arrived, key);
    }
    const { default: given } = reference;
    if (given === undefined || typeof given === "object") continue;
    add(written, "default on its line");
    if (schemaLine(resolved, resolve).default === given) add(arrived, "default on its line");
  }
  return { written, arrived };
}

test("our description: what is written beside references arrives in the schema tree", async () => {
  const { description } = await loadDescription(path.resolve("openapi"), path.resolve("."));
  if (!description) throw new Error("the description does not load");
  const { written, arrived } = count(description.document);
  expect(arrived).toEqual(written);
  expect(written.default).toBeGreaterThan(40);
  expect(written.examples).toBeGreaterThan(300);
}, 240_000);

test("public descriptions in 3.1: what is written beside references arrives in the schema tree", () => {
  const counts = packaged31.map((name) => {
    const text = readFileSync(path.join(packaged, "3.1", name), "utf8");
    return { name, ...count(JSON.parse(text) as JsonObject) };
  });
  expect(counts.map(({ name, arrived }) => ({ name, arrived }))).toEqual(
    counts.map(({ name, written }) => ({ name, arrived: written })),
  );
});

const Code = {
  type: "string",
  description: "The shared one.",
  example: "A",
  enum: ["A", "B", "C"],
  maxLength: 3,
  title: "Code",
};
const Person = { properties: { name: { type: "string" } }, required: ["name"] };

const resolved = (reference: JsonObject, openapi = "3.1.0") =>
  createSchemaResolver(createReferences({ openapi, components: { schemas: { Code, Person } } }))(
    reference,
  );
const code = { $ref: "#/components/schemas/Code" };
const person = { $ref: "#/components/schemas/Person" };

test("a default, a title, and examples replace those of the target, under either name", () => {
  const { schema, name } = resolved({ ...code, default: "B", title: "Own", examples: ["C"] });
  expect(schema).toMatchObject({ default: "B", title: "Own", examples: ["C"], type: "string" });
  expect(schema).not.toHaveProperty("example");
  expect(name).toBe("Code");
});

test("what restricts the target applies together with it", () => {
  const { schema } = resolved({ ...code, enum: ["B", "C", "D"], maxLength: 5, examples: ["B"] });
  expect(schema).toMatchObject({ enum: ["B", "C"], maxLength: 3, examples: ["B"] });
  expect(schema).not.toHaveProperty("example");
});

test("properties and required names beside a reference are added, and the type is no longer the target's", () => {
  const schemas = { Person };
  const more = { ...person, properties: { age: { type: "integer" } }, required: ["age"] };
  expect(showTree(more, { schemas })).toBe("·: object\n  name*: string\n  age*: integer");
  const allOf = [{ properties: { age: { type: "integer" } } }];
  expect(showTree({ ...person, allOf }, { schemas })).toContain("age: integer");
});

test("a schema's own words win over those of its base, though both refer to the same schema", () => {
  const described = (description: string) => ({ ...code, description });
  const both = (base: JsonObject, own: JsonObject) => resolved({ allOf: [base, own] });
  expect(both(code, { ...described("Own."), default: "B" })).toMatchObject({
    schema: { description: "Own.", default: "B", maxLength: 3 },
  });
  expect(both(described("Base."), described("Own.")).schema.description).toBe("Own.");
  expect(both(described("Base."), code).schema.description).toBe("Base.");
});

test("a schema that extends itself ends", () => {
  const schemas = { Loop: { $ref: "#/components/schemas/Loop", properties: { a: {} } } };
  expect(showTree({ $ref: "#/components/schemas/Loop" }, { schemas })).toContain("a: any");
});

test("in 3.0 only texts and flags count beside a reference", () => {
  const reference = { ...code, description: "Own.", default: "B", enum: ["B"], readOnly: true };
  const { schema } = resolved(reference, "3.0.3");
  expect(schema).toEqual({ ...Code, description: "Own.", readOnly: true });
});

test("beside a reference to a parameter, only its description and summary count", () => {
  const components = {
    parameters: { Limit: { name: "limit", in: "query", description: "Many." } },
  };
  const reference = { $ref: "#/components/parameters/Limit", description: "Few.", name: "x" };
  const at = (openapi: string) => createReferences({ openapi, components }).followObject(reference);
  expect(at("3.1.0")).toEqual({ ...components.parameters.Limit, description: "Few." });
  expect(at("3.0.3")).toEqual({ ...components.parameters.Limit, description: "Few." });
});

test("the walk finds references where they are, and no property called $ref", () => {
  const properties = { $ref: { description: "A pointer." }, code: { ...code, default: "B" } };
  const document = { components: { schemas: { Code, Holder: { properties } } } };
  expect(componentsOf(document, "schemas")).toHaveProperty("Holder");
  expect(besideReferences(document)).toEqual([
    { reference: objectAt(properties, "code"), keys: ["default"] },
  ]);
});
