import { readFileSync } from "node:fs";
import path from "node:path";
import { merge } from "allof-merge";
import {
  componentsOf,
  isObject,
  objectAt,
  textsAt,
  type JsonObject,
} from "../../../src/openapi/json";
import { createReferences } from "../../../src/openapi/references";
import { createSchemaResolver } from "../../../src/openapi/resolve-schema";
import { shippedDescription } from "../../support/shipped-description";

const packaged = path.dirname(require.resolve("@readme/oas-examples/package.json"));
const descriptions = ["3.0/json/discriminators", "3.0/json/polymorphism"];

interface Shape {
  properties: string[];
  required: string[];
}

const shapeOf = (schema: unknown): Shape => ({
  properties: Object.keys(objectAt(schema, "properties")).sort(),
  required: [...new Set(textsAt(schema, "required"))].sort(),
});

/** Schemas of a description that have an allOf. */
function merged(document: JsonObject): [name: string, schema: JsonObject][] {
  return Object.entries(componentsOf(document, "schemas")).filter(
    (entry): entry is [string, JsonObject] => isObject(entry[1]) && Array.isArray(entry[1].allOf),
  );
}

/** Our result and the library's for each schema with an allOf. */
function compare(source: JsonObject): { ours: unknown; theirs: unknown } {
  const resolve = createSchemaResolver(createReferences(source));
  const schemas = merged(source);
  expect(schemas.length).toBeGreaterThan(1);
  const all = (make: (schema: JsonObject) => unknown) =>
    Object.fromEntries(schemas.map(([name, schema]) => [name, shapeOf(make(schema))]));
  return {
    ours: all((schema) => resolve(schema).schema),
    theirs: all((schema) => merge(schema, { source, mergeRefSibling: true })),
  };
}

test.each(descriptions)("%s: allOf becomes what allof-merge makes of it", (name) => {
  const text = readFileSync(path.join(packaged, `${name}.json`), "utf8");
  const { ours, theirs } = compare(JSON.parse(text) as JsonObject);
  expect(ours).toEqual(theirs);
});

test("the shipped description: allOf becomes what allof-merge makes of it", async () => {
  const { ours, theirs } = compare((await shippedDescription()).document);
  expect(ours).toEqual(theirs);
});
