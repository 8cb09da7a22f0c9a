import ajvStandaloneCode from "ajv/dist/standalone";
import { addressOf, addSchemas } from "../../../../src/openapi/validation/add-schemas";
import { createAjv } from "../../../../src/openapi/validation/create-ajv";
import { standaloneCode } from "../../../../src/openapi/validation/standalone-code";
import { readOperations } from "../../../../src/mock/operations";
import { createReferences } from "../../../../src/openapi/references";
import { ownDescription } from "../../../support/demo-mock";

const options = { meta: false, inlineRefs: false, code: { source: true } };

test("makes of the whole description the text that Ajv makes", async () => {
  const description = await ownDescription();
  const operations = readOperations(description, createReferences(description));
  const pointers = operations.flatMap(({ body }) => (body ? [body.pointer] : []));
  const ajv = createAjv(options);
  const { asked } = addSchemas(ajv, description, pointers);
  const names = Object.fromEntries([...asked].map((pointer) => [pointer, addressOf(pointer)]));
  expect(Object.keys(names).length).toBeGreaterThan(100);
  expect(standaloneCode(ajv, names).text === ajvStandaloneCode(ajv, names)).toBe(true);
});

test("and of schemas that name each other", () => {
  const ajv = createAjv(options);
  ajv.addSchema({ properties: { children: { items: { $ref: "s:tree" } } } }, "s:tree");
  ajv.addSchema({ $defs: { a: { type: "string" } }, items: { $ref: "#/$defs/a" } }, "s:list");
  const names = { tree: "s:tree", list: "s:list", a: "s:list#/$defs/a" };
  expect(standaloneCode(ajv, names).text).toBe(ajvStandaloneCode(ajv, names));
});

test("says which schema is not there", () => {
  expect(() => standaloneCode(createAjv(options), { a: "s:none" })).toThrow(
    "Ajv knows no schema s:none",
  );
});
